/** The beginning and the end of a part of a text. Both patterns are global and take linear time. */
export interface Enclosure {
  readonly begin: RegExp
  readonly end: RegExp
}

interface Enclosed {
  readonly start: number
  readonly inner: string
  readonly end: number
}

/**
 * What stands between each beginning and the next end after it. Linear, unlike one pattern with `[\s\S]*?` in its middle: where no end is left the search is
 * over.
 *
 * @example listEnclosed('<b>a</b><b>c</b>', { begin: /<b>/g, end: /<\/b>/g }) // ['a', 'c']
 */
export function listEnclosed(text: string, enclosure: Enclosure): readonly string[] {
  return [...findEnclosed(text, enclosure)].map(({ inner }) => inner)
}

/**
 * The text with something else in the place of each enclosed part, its beginning and its end.
 *
 * @example replaceEnclosed('a<b>c</b>', { begin: /<b>/g, end: /<\/b>/g }, '-') // 'a-'
 */
export function replaceEnclosed(text: string, enclosure: Enclosure, replacement: string): string {
  let result = ''
  let at = 0
  for (const { start, end } of findEnclosed(text, enclosure)) {
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}

function* findEnclosed(text: string, { begin, end }: Enclosure): Generator<Enclosed> {
  let at = 0
  for (;;) {
    const first = search(begin, text, at)
    const last = first === undefined ? undefined : search(end, text, first.end)
    if (first === undefined || last === undefined) return
    yield { start: first.start, inner: text.slice(first.end, last.start), end: last.end }
    at = last.end
  }
}

function search(pattern: RegExp, text: string, from: number): { readonly start: number; readonly end: number } | undefined {
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length }
}
