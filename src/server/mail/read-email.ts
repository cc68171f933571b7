/** In bytes (RFC 5321 section 4.5.3.1.3 and its erratum 1690). */
const MAX_BYTES = 254
/** In characters. A longer text is no address in any normalization form, and it takes long to normalize. */
const MAX_TYPED = 4 * MAX_BYTES
/**
 * Something before one @, and a name of a host with a dot: what is more is found out by a mail. Labels neither begin nor end with a hyphen; within them are any
 * number of hyphens, as in Punycode, which browsers send (RFC 5890 section 2.3.2.5).
 */
const ADDRESS =
  /^[^\s@<>(),;:\\"[\]]+@(?:[^\s@<>(),;:\\"[\]._-](?:[^\s@<>(),;:\\"[\]._]*[^\s@<>(),;:\\"[\]._-])?\.)+[^\s@<>(),;:\\"[\]._-][^\s@<>(),;:\\"[\]._]*[^\s@<>(),;:\\"[\]._-]$/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/

/**
 * The e-mail address that was typed; undefined when it is none.
 *
 * @example readEmail(' Ada@example.org ') // 'Ada@example.org'
 */
export function readEmail(typed: string): string | undefined {
  const trimmed = typed.trim()
  if (trimmed.length > MAX_TYPED) return undefined
  const email = trimmed.normalize('NFC')
  if (Buffer.byteLength(email) > MAX_BYTES || CONTROL_CHARACTERS.test(email) || !email.isWellFormed()) return undefined
  return ADDRESS.test(email) ? email : undefined
}
