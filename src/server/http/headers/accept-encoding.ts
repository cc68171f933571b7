import { parseQualityList } from './quality-list.ts'

/** Content codings in the order in which the server prefers them: brotli is smaller. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/**
 * The coding in which to send a file that can be compressed; undefined: as it is (RFC 9110 section 12.5.3). Without the header nothing is
 * compressed. When the user rejects every form, the file is sent as it is all the same, which the RFC allows.
 *
 * @example chooseEncoding('gzip, br;q=0.1') // 'gzip'
 */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const accepted = parseQualityList(header)
  const qualityOf = (name: string): number | undefined => accepted.find((item) => item.value.toLowerCase() === name)?.quality
  const anyQuality = qualityOf('*') ?? 0
  const identity = qualityOf('identity') ?? 0
  return ENCODINGS.map((name) => ({ name, quality: qualityOf(name) ?? anyQuality }))
    .filter(({ quality }) => quality > 0 && quality >= identity)
    .sort((a, b) => b.quality - a.quality)[0]?.name
}
