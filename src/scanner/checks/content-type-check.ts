import { headerValue } from '../recording/header-values.ts'
import { CONTENT_TYPE_RESULTS } from '../results/content-type-results.ts'
import { defineCheck } from './check.ts'

/** The test of X-Content-Type-Options. */
export const contentTypeCheck = defineCheck({
  name: 'x-content-type-options',
  title: 'X-Content-Type-Options',
  guide: 'Web/Security/Practical_implementation_guides/MIME_types',
  expectation: 'x-content-type-options-nosniff',
  results: CONTENT_TYPE_RESULTS,
  judge({ page }) {
    const data = headerValue(page.headers, 'x-content-type-options')
    const details = { data: data ?? null }
    if (data === undefined) return { result: 'x-content-type-options-not-implemented', details }
    const isNosniff = data.trim().toLowerCase() === 'nosniff'
    return { result: isNosniff ? 'x-content-type-options-nosniff' : 'x-content-type-options-header-invalid', details }
  },
})
