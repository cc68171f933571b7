import { headerValues } from '../recording/header-values.ts'
import { REFERRER_RESULTS } from '../results/referrer-results.ts'
import { defineCheck } from './check.ts'

const PRIVATE: readonly string[] = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const UNSAFE: readonly string[] = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']
/** The words that browsers know, and the policies that they mean. */
const WORDS: ReadonlyMap<string, string> = new Map([...PRIVATE, ...UNSAFE].map((word) => [word, word]))
/** Those of the document: some are left from before the header (HTML standard, 'referrer' metadata name). */
const META_WORDS: ReadonlyMap<string, string> = new Map([
  ...WORDS,
  ['never', 'no-referrer'],
  ['default', 'strict-origin-when-cross-origin'],
  ['always', 'unsafe-url'],
  ['origin-when-crossorigin', 'origin-when-cross-origin'],
])

/** The test of the Referrer-Policy. The last value that browsers know counts, that of the document after those of the header. */
export const referrerCheck = defineCheck({
  name: 'referrer-policy',
  title: 'Referrer Policy',
  guide: 'Web/Security/Practical_implementation_guides/Referrer_policy',
  expectation: 'referrer-policy-private',
  results: REFERRER_RESULTS,
  judge({ page, html }) {
    const header = headerValues(page.headers, 'referrer-policy')
    const metas = html === undefined || html === 'undecodable' ? [] : html.referrers
    const known = metas.findLast((content) => findPolicy(content, META_WORDS) !== undefined)
    const meta = known ?? metas.at(-1)
    const values = meta === undefined ? header : [...header, meta]
    const details = { data: values.length === 0 ? null : values.join(', '), http: header.length > 0, meta: meta !== undefined }
    if (values.length === 0) return { result: 'referrer-policy-not-implemented', details }
    const policy = findPolicy(known ?? '', META_WORDS) ?? findPolicy(header.join(','), WORDS)
    if (policy === undefined) return { result: 'referrer-policy-header-invalid', details }
    return { result: PRIVATE.includes(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe', details }
  },
})

/** The policy that the last known word of a list means. */
function findPolicy(list: string, words: ReadonlyMap<string, string>): string | undefined {
  const normalize = (word: string): string => word.trim().toLowerCase()
  return words.get(normalize(list.split(',').findLast((word) => words.has(normalize(word))) ?? ''))
}
