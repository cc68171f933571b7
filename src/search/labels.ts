/** A text for each document, of which there are few: as numbers, so that they are counted and compared fast. */
export interface Labels {
  readonly values: readonly string[]
  /** For each document: the place of its text in `values`. */
  readonly of: Uint32Array
}

/** The texts of documents as numbers. */
export function labelsOf(texts: readonly string[]): Labels {
  const numbers = new Map<string, number>()
  const of = Uint32Array.from(texts, (text) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  })
  return { values: [...numbers.keys()], of }
}
