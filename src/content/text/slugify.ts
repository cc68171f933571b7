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
  /** For ids with a number that are taken: a later number, before which all are taken. */
  readonly #later = new Map<string, number>()

  /** The id itself when it is free, else with the lowest free number; a number it ends in is counted on. */
  take(id: string): string {
    const free = this.#taken.has(id) ? this.#nextFree(id) : id
    this.#taken.add(free)
    return free
  }

  /** Longer numbers belong to the text: above 2^53 a number plus one can be the same number. */
  #nextFree(id: string): string {
    const [, stem = id, number = '1'] = /^(.*?)(?:_(\d{1,15}))?$/s.exec(id) ?? []
    let at = Number(number) + 1
    for (let next = `${stem}_${at}`; ; next = `${stem}_${at}`) {
      if (!this.#taken.has(next)) return next
      // Each step becomes twice as long for the next search (path halving): without this, all taken numbers would be walked for each id.
      const later = this.#later.get(next) ?? at + 1
      at = this.#later.get(`${stem}_${later}`) ?? later
      this.#later.set(next, at)
    }
  }

  has(id: string): boolean {
    return this.#taken.has(id)
  }
}
