import { INVISIBLE_CHARACTERS } from '#contracts/invisible-characters.ts'

/**
 * A text that users have sent, with what can't be seen written out: it looks like what it is, in a table and in a file.
 *
 * @example visibleText('a\u202eb') // 'a[U+202E]b'
 */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE_CHARACTERS, (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`)
}

/** An address to read: decoded, where it can be. @example visibleAddress('/a%20b') // '/a b' */
export function visibleAddress(path: string): string {
  try {
    return visibleText(decodeURI(path))
  } catch {
    return visibleText(path)
  }
}
