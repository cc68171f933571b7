const REMOVED = /[*<>"$#%&+,/:;=?@[\]^`{|}~'()\\]/g

/**
 * The id of a heading or term, made from its text (reference/content.md 3.5).
 *
 * @example slugify('Using `fetch()`: a guide') // 'using_fetch_a_guide'
 */
export function slugify(text: string): string {
  const slug = text
    .replace(REMOVED, '')
    .trim()
    .toLowerCase()
    .replace(/[ \t\n\r\f]+/g, '_')
  return slug === '' ? 'sect' : slug
}

/** Hands out ids, each once: the second `example` is `example_2`. */
export class UniqueIds {
  readonly #taken = new Set<string>()

  /** The id itself when it is free, else with the lowest free number; a number it ends in is counted on. */
  take(id: string): string {
    if (!this.#taken.has(id)) {
      this.#taken.add(id)
      return id
    }
    const [, stem = id, number] = /^(.*?)(?:_(\d+))?$/s.exec(id) ?? []
    for (let next = number === undefined ? 2 : Number(number) + 1; ; next++) {
      const candidate = `${stem}_${next}`
      if (this.#taken.has(candidate)) continue
      this.#taken.add(candidate)
      return candidate
    }
  }

  has(id: string): boolean {
    return this.#taken.has(id)
  }
}
