import { headerValue } from '../recording/header-values.ts'
import type { Site } from '../recording/site.ts'
import { CORS_RESULTS } from '../results/cors-results.ts'
import { defineCheck } from './check.ts'

type Key = keyof typeof CORS_RESULTS

/** The test of cross-origin resource sharing (docs/behaviour/observatory.md 10). */
export const corsCheck = defineCheck({
  name: 'cross-origin-resource-sharing',
  title: 'Cross-Origin Resource Sharing (CORS)',
  guide: 'Web/Security/Practical_implementation_guides/CORS',
  expectation: 'cross-origin-resource-sharing-not-implemented',
  results: CORS_RESULTS,
  judge(site) {
    const { headers, origin } = answerOf(site)
    const allowed = headerValue(headers, 'access-control-allow-origin')?.trim()
    const hasCredentials = headerValue(headers, 'access-control-allow-credentials')?.trim() === 'true'
    return { result: rate({ allowed, origin, hasCredentials }), details: { data: allowed ?? null } }
  },
})

/** The response to the preflight request; where it failed, the page itself: simple requests need no preflight. */
function answerOf({ cors, page }: Site): Pick<NonNullable<Site['cors']>, 'headers' | 'origin'> {
  const isOk = cors !== undefined && cors.status >= 200 && cors.status < 300
  return isOk ? cors : { headers: page.headers, origin: cors?.origin ?? '' }
}

function rate({ allowed, origin, hasCredentials }: { allowed: string | undefined; origin: string; hasCredentials: boolean }): Key {
  if (allowed === undefined || allowed === '') return 'cross-origin-resource-sharing-not-implemented'
  if (allowed === '*') return 'cross-origin-resource-sharing-implemented-with-public-access'
  // Any page can have the origin `null`: a frame with the attribute sandbox has it.
  const isAnyOrigin = allowed === origin || allowed === 'null'
  if (isAnyOrigin && hasCredentials) return 'cross-origin-resource-sharing-implemented-with-universal-access'
  return 'cross-origin-resource-sharing-implemented-with-restricted-access'
}
