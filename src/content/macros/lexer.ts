/** A macro call's argument: text, number or truth value; null for an empty one. */
export type MacroValue = string | number | boolean | null

/** The place of an argument in the text given to the lexer. */
export interface ArgumentRange {
  readonly start: number
  readonly end: number
}

/** A macro call as it stands in a page. Offsets count characters of the text given to the lexer. */
export interface MacroCall {
  /** Lower case, `-` as `_`. */
  readonly name: string
  /** The name as written. */
  readonly written: string
  readonly args: readonly MacroValue[]
  /** Where each argument stands, its quotes included; an empty one between two commas has no width. */
  readonly ranges: readonly ArgumentRange[]
  readonly start: number
  readonly end: number
}

/** A call that is cut off or whose arguments can't be read; it stays in the page as text. */
export interface MalformedCall {
  readonly start: number
  readonly message: string
}

export interface LexedMacros {
  readonly calls: readonly MacroCall[]
  readonly malformed: readonly MalformedCall[]
}

const OPENING = /\{\{[ \t]*([A-Za-z_][\w-]*)[ \t]*(\(|\}\})/y
const CLOSING = /[ \t]*\}\}/y
const SPACE = /[ \t\r\n]*/y
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?=[\s,)])/y
const WORD = /(?:true|false)(?=[\s,)])/y
const STRING = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/y

/**
 * Finds all macro calls of a page's body (reference/content.md 2.0). `\{{` and `{\{` are no calls, nor is `{{` that is not
 * followed by a name. After a malformed call the search goes on behind its braces, so that one fault costs one call.
 *
 * @param text the raw body; fences and code included, because macros work there too
 */
export function lexMacros(text: string): LexedMacros {
  const calls: MacroCall[] = []
  const malformed: MalformedCall[] = []
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at)) {
    if (text[at - 1] === '\\') {
      at += 2
      continue
    }
    const opening = matchAt(OPENING, text, at)
    if (opening === undefined) {
      if (/^\{\{[ \t]*[A-Za-z_]/.test(text.slice(at, at + 20)))
        malformed.push({ start: at, message: `expected \`}}\` or \`(\` after the macro's name, found ${excerpt(text, at)}` })
      at += 2
      continue
    }
    const written = opening[1] ?? ''
    const head = { name: written.toLowerCase().replaceAll('-', '_'), written, start: at }
    const bodyStart = at + opening[0].length
    if (opening[2] === '}}') {
      calls.push({ ...head, args: [], ranges: [], end: bodyStart })
      at = bodyStart
      continue
    }
    const list = lexArguments(text, bodyStart)
    if ('message' in list) {
      malformed.push({ start: at, message: list.message })
      at += 2
    } else {
      calls.push({ ...head, args: list.args, ranges: list.ranges, end: list.end })
      at = list.end
    }
  }
  return { calls, malformed }
}

function lexArguments(text: string, start: number): { args: MacroValue[]; ranges: ArgumentRange[]; end: number } | { message: string } {
  const args: MacroValue[] = []
  const ranges: ArgumentRange[] = []
  let at = skipSpace(text, start)
  let isEmpty = true
  for (;;) {
    const char = text[at]
    if (char === ',' || char === ')') {
      if (isEmpty && (char === ',' || args.length > 0)) {
        args.push(null)
        ranges.push({ start: at, end: at })
      }
      at = skipSpace(text, at + 1)
      isEmpty = true
      if (char === ',') continue
      const closing = matchAt(CLOSING, text, at)
      return closing === undefined
        ? { message: `expected \`}}\` after the arguments, found ${excerpt(text, at)}` }
        : { args, ranges, end: at + closing[0].length }
    }
    const value = isEmpty ? lexValue(text, at) : undefined
    if (value === undefined)
      return { message: `expected ${isEmpty ? 'a text in quotes, a number, true or false' : '`,` or `)`'}, found ${excerpt(text, at)}` }
    args.push(value.value)
    ranges.push({ start: at, end: value.end })
    at = skipSpace(text, value.end)
    isEmpty = false
  }
}

function lexValue(text: string, at: number): { value: MacroValue; end: number } | undefined {
  const string = matchAt(STRING, text, at)
  if (string !== undefined) {
    const value = unescapeText(string[0].slice(1, -1))
    return { value: value === '' ? null : value, end: at + string[0].length }
  }
  const number = matchAt(NUMBER, text, at)
  if (number !== undefined) return { value: Number(number[0]), end: at + number[0].length }
  const word = matchAt(WORD, text, at)
  return word === undefined ? undefined : { value: word[0] === 'true', end: at + word[0].length }
}

const ESCAPED: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

function unescapeText(text: string): string {
  if (!text.includes('\\')) return text
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, char: string) =>
    code === undefined ? (ESCAPED[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16)),
  )
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

function skipSpace(text: string, at: number): number {
  return at + (matchAt(SPACE, text, at)?.[0].length ?? 0)
}

function excerpt(text: string, at: number): string {
  return at >= text.length ? 'the end of the page' : JSON.stringify(text.slice(at, at + 20))
}
