import { headerValue } from '../recording/header-values.ts'
import { CORP_RESULTS } from '../results/isolation-results.ts'
import { defineCheck } from './check.ts'

const VALUES = ['same-origin', 'same-site', 'cross-origin'] as const

/** The test of Cross-Origin-Resource-Policy. */
export const corpCheck = defineCheck({
  name: 'cross-origin-resource-policy',
  title: 'Cross-Origin-Resource-Policy (CORP)',
  guide: 'Web/Security/Practical_implementation_guides/CORP',
  expectation: 'corp-implemented-with-same-site',
  results: CORP_RESULTS,
  judge({ page }) {
    const data = headerValue(page.headers, 'cross-origin-resource-policy')
    const details = { data: data ?? null }
    if (data === undefined) return { result: 'corp-not-implemented', details }
    const value = VALUES.find((known) => known === data.trim().toLowerCase())
    return { result: value === undefined ? 'corp-header-invalid' : `corp-implemented-with-${value}`, details }
  },
})
