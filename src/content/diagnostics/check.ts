/** A kind of problem: how much it counts unless a level is set, what it means, and what to do about it. */
export interface Check {
  readonly kind: string
  /** At most: a problem that weighs less says so (`info`). */
  readonly level: 'off' | 'warn' | 'error'
  readonly meaning: string
  readonly help: string
}
