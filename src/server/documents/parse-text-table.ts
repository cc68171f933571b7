/** Texts by name. */
export type TextTable = ReadonlyMap<string, string>

/** A table in a JSON text, and the place behind it. */
export interface FoundTable {
  readonly table: TextTable
  readonly end: number
}

const [QUOTE, COLON, COMMA, CLOSE] = [0x22, 0x3a, 0x2c, 0x7d]

/**
 * An object of texts in a JSON text, as a map. `JSON.parse` takes ten times as long: it makes an object of a hundred thousand names, which is then copied.
 *
 * @param start where its `{` is
 * @returns undefined for JSON with spaces between its signs or with `\` in it, and for what is no such object
 */
export function parseTextTable(json: string, start: number): FoundTable | undefined {
  if (json[start] !== '{') return undefined
  const table = new Map<string, string>()
  let at = start + 1
  while (json.charCodeAt(at) === QUOTE) {
    const nameEnd = json.indexOf('"', at + 1)
    const valueEnd = json.indexOf('"', nameEnd + 3)
    if (nameEnd === -1 || valueEnd === -1 || json.charCodeAt(nameEnd + 1) !== COLON || json.charCodeAt(nameEnd + 2) !== QUOTE)
      return undefined
    table.set(json.slice(at + 1, nameEnd), json.slice(nameEnd + 3, valueEnd))
    at = valueEnd + 1
    if (json.charCodeAt(at) === CLOSE) break
    if (json.charCodeAt(at) !== COMMA || json.charCodeAt(at + 1) !== QUOTE) return undefined
    at += 1
  }
  if (json.charCodeAt(at) !== CLOSE) return undefined
  const end = at + 1
  return json.slice(start, end).includes('\\') ? undefined : { table, end }
}
