/** A part of a file, both ends inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The range that a Range header requests of a file of `size` bytes (RFC 9110 section 14.2): one range, 'unsatisfiable', or undefined when the whole
 * file is to be sent: no header, another unit, bad syntax, or several ranges, which nothing that plays media asks for.
 *
 * @example parseByteRange('bytes=-5', 100) // { first: 95, last: 99 }
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (match === null || (from === '' && to === '')) return undefined
  if (from === '') return suffixRange(Number(to), size)
  if (to !== '' && Number(to) < Number(from)) return undefined
  if (Number(from) >= size) return 'unsatisfiable'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

function suffixRange(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(size - length, 0), last: size - 1 }
}
