/** Numbers of a long list: 256 KB. */
const LENGTH = 1 << 16

/** Makes lists of numbers as parts of few long lists: each list with memory of its own takes some 250 bytes more, and a build has two for each page. */
export class NumberLists {
  #rest = new Uint32Array()

  /** A list of these numbers. @param change is called with each of them */
  listOf(numbers: Uint32Array, change: (number: number) => number): Uint32Array {
    const { length } = numbers
    if (this.#rest.length < length) this.#rest = new Uint32Array(Math.max(LENGTH, length))
    const list = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    for (let at = 0; at < length; at += 1) list[at] = change(numbers[at] ?? 0)
    return list
  }
}
