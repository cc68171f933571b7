/** A place in a file, as editors count: from 1. */
export interface Place {
  readonly line: number
  readonly column: number
}

/**
 * Turns offsets of a text into lines and columns. Lines are counted only when first asked for: most pages have no problems.
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

  /** The offset at which `needle` stands for the first time, looked for from an offset on; undefined when it does not. */
  find(needle: string, from: number): number | undefined {
    const index = needle === '' ? -1 : this.#text.indexOf(needle, from)
    return index < 0 ? undefined : index
  }

  /** The offset at which a line begins; the first line is 0. */
  startOfLine(line: number): number {
    return this.#lineStarts()[line] ?? this.#text.length
  }

  #lineStarts(): readonly number[] {
    if (this.#starts !== undefined) return this.#starts
    const starts = [0]
    for (let at = this.#text.indexOf('\n'); at >= 0; at = this.#text.indexOf('\n', at + 1)) starts.push(at + 1)
    this.#starts = starts
    return starts
  }
}
