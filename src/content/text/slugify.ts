const REMOVED = /[*<>"$#%&+,/:;=?@[\]^`{|}~'()\\]/g

/**
 * The id of a heading or term, made from its text (docs/behaviour/links.md 2).
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
  /** The number to try next for a stem and a first number: all between the two are taken. Without it, n equal headings take n² steps. */
  readonly #nextOf = new Map<string, number>()

  /** The id itself when it is free, else with the lowest free number; a number it ends in is counted on. */
  take(id: string): string {
    if (!this.#taken.has(id)) {
      this.#taken.add(id)
      return id
    }
    const [, stem = id, number] = /^(.*?)(?:_(\d+))?$/s.exec(id) ?? []
    const first = number === undefined ? 2 : Number(number) + 1
    for (let next = Math.max(first, this.#nextOf.get(`${stem}_${first}`) ?? first); ; next++) {
      const candidate = `${stem}_${next}`
      if (this.#taken.has(candidate)) continue
      this.#taken.add(candidate)
      this.#nextOf.set(`${stem}_${first}`, next + 1)
      return candidate
    }
  }

  has(id: string): boolean {
    return this.#taken.has(id)
  }
}
