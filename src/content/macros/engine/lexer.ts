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

/** A call that is not written as expected. It stays in the page as text, unless it is among the calls as well. */
export interface MalformedCall {
  readonly start: number
  /** What was expected, and what stands there. */
  readonly message: string
  /** The call is read as it was meant. */
  readonly isRead: boolean
}

export interface LexedMacros {
  readonly calls: readonly MacroCall[]
  readonly malformed: readonly MalformedCall[]
}

const OPENING = /\{\{[ \t]*([A-Za-z_][\w-]*)[ \t]*(\(|\}\})/y
const CLOSING = /[ \t]*\}\}/y
/** The same after more parentheses than were opened. */
const DOUBLED_CLOSING = /\)[ \t)]*\}\}/y
const SPACE = /[ \t\r\n]*/y
const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?=[\s,)]|\}\})/y
const WORD = /(?:true|false)(?=[\s,)]|\}\})/y
const STRING = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/y

/**
 * Finds all macro calls of a page's body (docs/behaviour/macros.md 8). `\{{` and `{\{` are no calls, nor is `{{` that is not
 * followed by a name. A call with too few or too many `)` before its `}}` is read as it was meant (docs/behaviour/links.md 4). After any
 * other malformed call the search goes on after its braces, so that one problem costs one call.
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
        malformed.push({
          start: at,
          message: `expected \`}}\` or \`(\` after the macro's name, found ${excerpt(text, at)}`,
          isRead: false,
        })
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
    if (list.message !== undefined) malformed.push({ start: at, message: list.message, isRead: list.end !== undefined })
    if (list.end === undefined) at += 2
    else {
      calls.push({ ...head, args: list.args, ranges: list.ranges, end: list.end })
      at = list.end
    }
  }
  return { calls, malformed }
}

/** Arguments as far as they can be read. Without `end` the call can't be read; with `message` it is not written as expected. */
interface LexedArguments {
  readonly args: readonly MacroValue[]
  readonly ranges: readonly ArgumentRange[]
  readonly end?: number
  readonly message?: string
}

function lexArguments(text: string, start: number): LexedArguments {
  const args: MacroValue[] = []
  const ranges: ArgumentRange[] = []
  let at = skipSpace(text, start)
  let isEmpty = true
  for (;;) {
    const char = text[at]
    const isCutOff = text.startsWith('}}', at)
    if (isEmpty && (char === ',' || (args.length > 0 && (char === ')' || isCutOff)))) {
      args.push(null)
      ranges.push({ start: at, end: at })
    }
    if (isCutOff) return { args, ranges, end: at + 2, message: `expected ${isEmpty ? '`)`' : '`,` or `)`'}, found ${excerpt(text, at)}` }
    if (char === ')') return { args, ranges, ...lexClosing(text, at + 1) }
    if (char === ',') {
      at = skipSpace(text, at + 1)
      isEmpty = true
      continue
    }
    const value = isEmpty ? lexValue(text, at) : undefined
    if (value === undefined) {
      const expected = isEmpty ? 'a text in quotes, a number, true or false' : '`,` or `)`'
      return { args, ranges, message: `expected ${expected}, found ${excerpt(text, at)}` }
    }
    args.push(value.value)
    ranges.push({ start: at, end: value.end })
    at = skipSpace(text, value.end)
    isEmpty = false
  }
}

/** What follows the `)` of the arguments. */
function lexClosing(text: string, start: number): Pick<LexedArguments, 'end' | 'message'> {
  const at = skipSpace(text, start)
  const closing = matchAt(CLOSING, text, at)
  if (closing !== undefined) return { end: at + closing[0].length }
  const message = `expected \`}}\` after the arguments, found ${excerpt(text, at)}`
  const doubled = matchAt(DOUBLED_CLOSING, text, at)
  return doubled === undefined ? { message } : { end: at + doubled[0].length, message }
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

/** Half of a surrogate pair becomes U+FFFD, because addresses can't be made of it. */
function unescapeText(text: string): string {
  if (!text.includes('\\')) return text
  return text
    .replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g, (_, code: string | undefined, char: string) =>
      code === undefined ? (ESCAPED[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16)),
    )
    .toWellFormed()
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
