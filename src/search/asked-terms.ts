/** A number beyond the array would be looked up slowly (`NameTable`). */
const MAX_PARTS = 100
const LAST_MARK = 2 ** 32 - 1

/** The terms that a query asks for, by their numbers. One array for all queries in turn, in which the terms of the previous ones stay: they have other marks. */
export class AskedTerms {
  readonly #marks: Uint32Array
  #mark = 0

  /** @param count of the terms of the index; the numbers in which they are looked for have some that are greater */
  constructor(count: number) {
    this.#marks = new Uint32Array(count + MAX_PARTS)
  }

  /** Replaces the terms of the previous query. */
  replace(numbers: readonly number[]): void {
    this.#mark += 1
    if (this.#mark > LAST_MARK) {
      this.#marks.fill(0)
      this.#mark = 1
    }
    for (const number of numbers) this.#marks[number] = this.#mark
  }

  /** Whether one of the terms is among the numbers between these places. */
  areIn(numbers: Int32Array, from: number, end: number): boolean {
    for (let at = from; at < end; at += 1) if (this.#marks[numbers[at] ?? 0] === this.#mark) return true
    return false
  }
}
