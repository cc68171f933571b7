import type { Writable } from 'node:stream'

/** The output of a command while it runs. */
export interface WatchedOutput {
  /** Whether an error of the command is the one of its output. */
  isFailure(error: unknown): boolean
  /** Waits until all is written. @returns the exit code: that of the command, but 1 in place of 0 when output is missing */
  finish(code: number): Promise<number>
}

/**
 * Watches a stream to which results are printed: `console.log` ignores a full disk, and so would the exit code. A program that has read all it needs,
 * such as `head`, closes its pipe: that ends without a message.
 */
export function watchOutput(stream: Writable): WatchedOutput {
  let failure: (Error & { readonly code?: string }) | undefined
  stream.on('error', (error) => {
    failure ??= error
  })
  return {
    isFailure: (error) => error !== undefined && error === failure,
    async finish(code) {
      await new Promise<void>((resolve) => stream.write('', () => resolve()))
      if (failure === undefined) return code
      if (failure.code !== 'EPIPE') console.error(`the output can't be written: ${failure.message}`)
      return code === 0 ? 1 : code
    },
  }
}
