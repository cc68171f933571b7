import { normalizeText } from '#contracts/normalize-text.ts'

/**
 * A name with nothing but its letters and digits, so that two spellings of one name are the same: without case, accents and separators.
 *
 * @example foldName('Array.prototype.flat_Map()') // 'arrayprototypeflatmap'
 */
export function foldName(name: string): string {
  return normalizeText(name, 'NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
