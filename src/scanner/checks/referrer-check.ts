import { headerValues } from '../recording/header-values.ts'
import { REFERRER_RESULTS } from '../results/referrer-results.ts'
import { defineCheck } from './check.ts'

const PRIVATE: readonly string[] = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const UNSAFE: readonly string[] = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

/** The test of the Referrer-Policy. The last value that browsers know counts, that of the document after those of the header. */
export const referrerCheck = defineCheck({
  name: 'referrer-policy',
  title: 'Referrer Policy',
  guide: 'Web/Security/Practical_implementation_guides/Referrer_policy',
  expectation: 'referrer-policy-private',
  results: REFERRER_RESULTS,
  judge({ page, html }) {
    const header = headerValues(page.headers, 'referrer-policy')
    const meta = html === undefined || html === 'undecodable' ? undefined : html.referrer
    const values = meta === undefined ? header : [...header, meta]
    const details = { data: values.length === 0 ? null : values.join(', '), http: header.length > 0, meta: meta !== undefined }
    if (values.length === 0) return { result: 'referrer-policy-not-implemented', details }
    const tokens = values.flatMap((value) => value.split(',')).map((token) => token.trim().toLowerCase())
    const policy = tokens.findLast((token) => PRIVATE.includes(token) || UNSAFE.includes(token))
    if (policy === undefined) return { result: 'referrer-policy-header-invalid', details }
    return { result: PRIVATE.includes(policy) ? 'referrer-policy-private' : 'referrer-policy-unsafe', details }
  },
})
