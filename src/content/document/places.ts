/** A place in a file, as editors count: from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/**
 * Turns offsets of a text into lines and columns. Lines are counted only when first asked for: most pages have no faults.
 */
export class Places {
  readonly #text: string
  #starts: readonly number[] | undefined

  constructor(text: string) {
    this.#text = text
  }

  at(offset: number): Place {
    const starts = this.#lineStarts()
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }

  /**
   * Where `needle` stands, looked for from the given line on.
   *
   * @param line counted from 0, relative to the line of `base`; undefined: from `base` on
   */
  find(needle: string | undefined, line: number | undefined, base: number): Place | undefined {
    const starts = this.#lineStarts()
    const first = this.at(base).line - 1 + (line ?? 0)
    const from = Math.max(base, starts[first] ?? base)
    const index = needle === undefined || needle === '' ? -1 : this.#text.indexOf(needle, from)
    if (index >= 0) return this.at(index)
    return line === undefined ? undefined : { line: first + 1, column: 1 }
  }

  #lineStarts(): readonly number[] {
    if (this.#starts !== undefined) return this.#starts
    const starts = [0]
    for (let at = this.#text.indexOf('\n'); at >= 0; at = this.#text.indexOf('\n', at + 1)) starts.push(at + 1)
    this.#starts = starts
    return starts
  }
}
