const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none in its strings (RFC 8259, section 7)
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null|[[\]{}:,]/y
const SPACE = /[\t\n\r ]*/y

/** What may stand next: within a list or an object, or at the root. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end'

/**
 * The line, from 1 on, at which a text stops being JSON (RFC 8259); the last one for a text that ends too early. Browsers say that in
 * messages of their own, or not at all.
 *
 * @param text one that `JSON.parse` rejects
 * @example findJsonErrorLine('[\n1,\nx]') // 3
 */
export function findJsonErrorLine(text: string): number {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let at = skipSpace(text, 0)
  while (at < text.length) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(text)?.[0]
    const next: Expected | undefined = token === undefined ? undefined : step(token, expected, open)
    if (token === undefined || next === undefined) break
    expected = next
    at = skipSpace(text, at + token.length)
  }
  return text.slice(0, at).split('\n').length
}

/** What may follow a token; undefined when the token may not stand there. `open` is changed with what the token opens or closes. */
function step(token: string, expected: Expected, open: ('[' | '{')[]): Expected | undefined {
  const isValueWanted = expected === 'value' || expected === 'first value'
  if (token === ':') return expected === 'colon' ? 'value' : undefined
  if (token === ',') return expected !== 'comma' ? undefined : open.at(-1) === '{' ? 'key' : 'value'
  if (token === ']' || token === '}') {
    const isEnd = expected === 'comma' || expected === (token === ']' ? 'first value' : 'first key')
    if (!isEnd || open.pop() !== (token === ']' ? '[' : '{')) return undefined
    return open.length === 0 ? 'end' : 'comma'
  }
  if (expected === 'key' || expected === 'first key') return token.startsWith('"') ? 'colon' : undefined
  if (!isValueWanted) return undefined
  if (token === '[' || token === '{') {
    open.push(token)
    return token === '[' ? 'first value' : 'first key'
  }
  return open.length === 0 ? 'end' : 'comma'
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  return at + (SPACE.exec(text)?.[0].length ?? 0)
}
