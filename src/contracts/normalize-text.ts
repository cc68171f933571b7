/** Longer runs of combining marks than any language has are broken (UAX #15 section 13, Stream-Safe Text Format). */
const LONG_RUN = /\p{M}{30}(?=\p{M})/gu
/** COMBINING GRAPHEME JOINER: no mark is sorted across it. */
const JOINER = '\u034f'

/**
 * A text in a normalization form, in a time that grows as the text does. To sort a run of combining marks takes a time that grows with the square of its
 * length: seconds for 100 KB (docs/behaviour/http.md 3). To be used for texts that users send and that may be long.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(LONG_RUN, `$&${JOINER}`).normalize(form)
}
