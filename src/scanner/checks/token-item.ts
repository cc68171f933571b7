const TOKEN = /^[A-Za-z*][\w!#$%&'*+.^`|~:/-]*$/
const KEY = /^[a-z*][a-z\d_.*-]*$/
const NUMBER = /^-?(?:\d{1,15}|\d{1,12}\.\d{1,3})$/
const STRING = /^"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"$/
const BINARY = /^:[A-Za-z\d+/=]*:$/
const BOOLEAN = /^\?[01]$/
const VALUES = [NUMBER, STRING, TOKEN, BINARY, BOOLEAN]
/** Longer values are no items that browsers send or expect. */
const MAX_CHARACTERS = 1000

/**
 * The token of a header that is a structured item (RFC 8941, section 3.3), its parameters left out; undefined when the header is none, or its
 * item is no token.
 *
 * @example tokenItem('same-origin; report-to="x"') // 'same-origin'
 */
export function tokenItem(value: string): string | undefined {
  if (value.length > MAX_CHARACTERS) return undefined
  const [item = '', ...parameters] = splitParameters(value.trim())
  return TOKEN.test(item) && parameters.every(isParameter) ? item : undefined
}

function isParameter(parameter: string): boolean {
  const text = parameter.replace(/^ +/, '')
  const at = text.indexOf('=')
  if (at === -1) return KEY.test(text)
  return KEY.test(text.slice(0, at)) && VALUES.some((pattern) => pattern.test(text.slice(at + 1)))
}

/** Splits at semicolons that are not in a string. */
function splitParameters(text: string): readonly string[] {
  const parts: string[] = []
  let begin = 0
  let isString = false
  for (let index = 0; index < text.length; index += 1) {
    if (isString && text[index] === '\\') index += 1
    else if (text[index] === '"') isString = !isString
    else if (text[index] === ';' && !isString) {
      parts.push(text.slice(begin, index))
      begin = index + 1
    }
  }
  return [...parts, text.slice(begin)]
}
