import { listMalformedEntities } from '../text/decode-entities.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

/** Character references that mean nothing or lack their semicolon, in the text of a page and in the arguments of its macros (HTML standard 13.5). */
export function findMalformedEntities({ source }: CheckedPage): readonly PageProblem[] {
  if (!source.body.includes('&')) return []
  const texts = [{ start: 0, text: source.prose }]
  for (const { ranges } of source.calls) for (const { start, end } of ranges) texts.push({ start, text: source.body.slice(start, end) })
  return texts.flatMap(({ start, text }) =>
    listMalformedEntities(text).map(({ offset, written, expected }) => ({
      kind: 'malformed-entity',
      severity: 'warning' as const,
      message: `${written}: expected ${expected}`,
      hint: 'write `&amp;` for an ampersand that begins no character',
      offset: start + offset,
    })),
  )
}
