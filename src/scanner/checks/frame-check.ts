import { parsePolicies } from '../csp/parse-policy.ts'
import { headerValue, headerValues } from '../recording/header-values.ts'
import { FRAME_RESULTS } from '../results/frame-results.ts'
import { defineCheck } from './check.ts'

type Key = keyof typeof FRAME_RESULTS

/** The test of X-Frame-Options. `frame-ancestors` counts in the header only: browsers ignore it in the document. */
export const frameCheck = defineCheck({
  name: 'x-frame-options',
  title: 'X-Frame-Options',
  guide: 'Web/Security/Attacks/Clickjacking',
  expectation: 'x-frame-options-sameorigin-or-deny',
  results: FRAME_RESULTS,
  judge({ page }) {
    const policies = parsePolicies(headerValues(page.headers, 'content-security-policy'))
    const hasAncestors = policies.some((policy) => policy?.directives.has('frame-ancestors') === true)
    const data = headerValue(page.headers, 'x-frame-options')
    return { result: hasAncestors ? 'x-frame-options-implemented-via-csp' : rate(data), details: { data: data ?? null } }
  },
})

function rate(data: string | undefined): Key {
  if (data === undefined) return 'x-frame-options-not-implemented'
  const value = data.trim().toLowerCase()
  if (value === 'deny' || value === 'sameorigin') return 'x-frame-options-sameorigin-or-deny'
  return /^allow-from\s/.test(value) ? 'x-frame-options-allow-from-origin' : 'x-frame-options-header-invalid'
}
