/** A bucket to take tokens out of. */
export interface Bucket {
  /** A hash: it says nothing of whose bucket it is. */
  readonly key: string
  readonly burst: number
  readonly perMs: number
  /** Tokens to take; absent: one. */
  readonly cost?: number
}

/** Where buckets are stored. Each refills by time, up to its burst. */
export interface Buckets {
  /** @returns for each bucket, in their order, the tokens left after they were taken; below 0 by what is missing when there were too few */
  take(buckets: readonly Bucket[]): Promise<readonly number[]>
}
