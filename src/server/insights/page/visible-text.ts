/** Control characters, marks and overrides of direction, zero-width spaces, tags: what hides in a text or turns it around (UAX 9, UTS 39). */
const HIDDEN = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

/**
 * A text that users have sent, with what can't be seen written out: it looks like what it is, in a table and in a file.
 *
 * @example visibleText('a\u202eb') // 'a[U+202E]b'
 */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(HIDDEN, (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`)
}

/** An address to read: decoded, where it can be. @example visibleAddress('/a%20b') // '/a b' */
export function visibleAddress(path: string): string {
  try {
    return visibleText(decodeURI(path))
  } catch {
    return visibleText(path)
  }
}
