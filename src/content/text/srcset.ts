import { trimEndOf } from '#contracts/trim-characters.ts'

/** An address with the comma after it, or without one and followed by its size up to the next comma. */
const CANDIDATE = /[\s,]*([^\s,]\S*)(?:(?<!,)\s+([^\s,]+)[^,]*)?/gy

/**
 * Gives each candidate of a `srcset` another address. Commas may stand in addresses, but not at their ends (HTML 4.8.4.2.1).
 *
 * @param change undefined leaves a candidate out
 * @example mapSrcset('a.png, b.png 2x', (address) => `/${address}`) // '/a.png, /b.png 2x'
 */
export function mapSrcset(srcset: string, change: (address: string) => string | undefined): string {
  const candidates = Array.from(srcset.matchAll(CANDIDATE), ([, written = '', descriptor]) => {
    const address = change(trimEndOf(written, ','))
    return address === undefined ? '' : [address, ...(descriptor === undefined ? [] : [descriptor])].join(' ')
  })
  return candidates.filter((candidate) => candidate !== '').join(', ')
}
