import { headerValue } from '../recording/header-values.ts'
import { COOP_RESULTS } from '../results/isolation-results.ts'
import { defineCheck } from './check.ts'
import { tokenItem } from './token-item.ts'

const VALUES = ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups', 'unsafe-none'] as const

/** The test of Cross-Origin-Opener-Policy. */
export const coopCheck = defineCheck({
  name: 'cross-origin-opener-policy',
  title: 'Cross-Origin-Opener-Policy (COOP)',
  guide: 'Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy',
  expectation: 'coop-implemented-with-same-origin',
  results: COOP_RESULTS,
  judge({ page }) {
    const data = headerValue(page.headers, 'cross-origin-opener-policy')
    const details = { data: data ?? null }
    if (data === undefined) return { result: 'coop-not-implemented', details }
    const token = tokenItem(data)
    const value = VALUES.find((known) => known === token)
    return { result: value === undefined ? 'coop-header-invalid' : `coop-implemented-with-${value}`, details }
  },
})
