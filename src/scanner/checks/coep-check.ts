import { headerValue } from '../recording/header-values.ts'
import { COEP_RESULTS } from '../results/isolation-results.ts'
import { defineCheck } from './check.ts'
import { tokenItem } from './token-item.ts'

const VALUES = ['require-corp', 'credentialless', 'unsafe-none'] as const

/** The test of Cross-Origin-Embedder-Policy. */
export const coepCheck = defineCheck({
  name: 'cross-origin-embedder-policy',
  title: 'Cross-Origin-Embedder-Policy (COEP)',
  guide: 'Web/HTTP/Reference/Headers/Cross-Origin-Embedder-Policy',
  expectation: 'coep-implemented-with-require-corp',
  results: COEP_RESULTS,
  judge({ page }) {
    const data = headerValue(page.headers, 'cross-origin-embedder-policy')
    const details = { data: data ?? null }
    if (data === undefined) return { result: 'coep-not-implemented', details }
    const token = tokenItem(data)
    const value = VALUES.find((known) => known === token)
    return { result: value === undefined ? 'coep-header-invalid' : `coep-implemented-with-${value}`, details }
  },
})
