/** A problem of `site.json`, with the key that has it. */
export interface SiteFileProblem {
  /** From the outside to the inside: `['links', 'site', 0, 'url']`. */
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly hint?: string
}

/** @example keyName(['links', 'site', 0, 'url']) // 'links.site[0].url' */
export function keyName(path: SiteFileProblem['path']): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('')
}

/**
 * The line of a key in the text of a JSON file, from 1: its names, each looked for after the one before it. A number is the place in a list,
 * which the text does not name: the `value` finds the entry. Undefined for a later entry without one, and for a name that is written in another way.
 *
 * @param value the text that stands at the key; absent: the line is that of the key
 */
export function lineOfKey(text: string, path: SiteFileProblem['path'], value?: string): number | undefined {
  if (value === undefined && path.some((key) => typeof key === 'number' && key > 0)) return undefined
  let offset = 0
  for (const key of [...path.filter((part) => typeof part === 'string'), ...(value === undefined ? [] : [value])]) {
    offset = text.indexOf(JSON.stringify(key), offset)
    if (offset < 0) return undefined
  }
  return text.slice(0, offset).split('\n').length
}
