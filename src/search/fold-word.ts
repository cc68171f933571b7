import { normalizeText } from '#contracts/normalize-text.ts'

const PLAIN = /^[a-z0-9]*$/
const MARKS = /[\u0300-\u036f]/g
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const SPECIAL = /[ßæœøłđðþı]/g

/**
 * A word without what users leave out when they type: case, accents, the width of a character. Signs that make another letter of one
 * (Japanese voicing marks) stay.
 *
 * @example foldWord('Übergänge') // 'ubergange'
 * @example foldWord('ＨＴＭＬ') // 'html'
 */
export function foldWord(word: string): string {
  if (PLAIN.test(word)) return word
  const lower = normalizeText(word, 'NFKC').toLowerCase()
  if (PLAIN.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
}
