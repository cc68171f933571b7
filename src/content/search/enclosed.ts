/** What a text is searched for: a fixed text, or a pattern with the text that each match of it begins with. The pattern is sticky and takes linear time. */
export type Mark = string | { readonly prefix: string; readonly pattern: RegExp }

/** The beginning and the end of a part of a text. */
export interface Enclosure {
  readonly begin: Mark
  readonly end: Mark
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
 * @example listEnclosed('<b>a</b><b>c</b>', { begin: '<b>', end: '</b>' }) // ['a', 'c']
 */
export function listEnclosed(text: string, enclosure: Enclosure): readonly string[] {
  return [...findEnclosed(text, enclosure)].map(({ inner }) => inner)
}

/**
 * The text with something else in the place of each enclosed part, its beginning and its end.
 *
 * @example replaceEnclosed('a<b>c</b>', { begin: '<b>', end: '</b>' }, '-') // 'a-'
 */
export function replaceEnclosed(text: string, enclosure: Enclosure, replacement: string): string {
  let result = ''
  let at = 0
  for (const { start, end } of findEnclosed(text, enclosure)) {
    result += text.slice(at, start) + replacement
    at = end
  }
  return at === 0 ? text : result + text.slice(at)
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

/** Fixed texts are found several times as fast as patterns, so that a pattern is asked only where its prefix stands. */
function search(mark: Mark, text: string, from: number): { readonly start: number; readonly end: number } | undefined {
  const [prefix, pattern] = typeof mark === 'string' ? [mark] : [mark.prefix, mark.pattern]
  for (let start = text.indexOf(prefix, from); start !== -1; start = text.indexOf(prefix, start + 1)) {
    if (pattern === undefined) return { start, end: start + prefix.length }
    pattern.lastIndex = start
    if (pattern.test(text)) return { start, end: pattern.lastIndex }
  }
  return undefined
}
