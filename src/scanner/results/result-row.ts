/** One result that a test can have: what it does to the score, and what users read. Texts are in English, with code in backticks. */
export interface ResultRow {
  readonly modifier: number
  /** Null: the test does not apply to the site. It counts as passed and is shown as a dash. */
  readonly pass: boolean | null
  readonly description: string
  /** What to do; absent: nothing. */
  readonly advice?: string
}
