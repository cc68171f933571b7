/** Arrays that the queries of an index use in turn: new ones take longer than all that is written to them. */
export class ScoreArrays {
  readonly scores: Float32Array
  readonly covered: Float32Array
  /** Zeros between two words. */
  readonly best: Float32Array
  /** Numbers of documents, for a list that is not complete yet. */
  readonly list: Int32Array

  /** @param count of the documents */
  constructor(count: number) {
    this.scores = new Float32Array(count)
    this.covered = new Float32Array(count)
    this.best = new Float32Array(count)
    this.list = new Int32Array(count)
  }
}
