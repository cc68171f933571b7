import type { Chain } from '../recording/recording.ts'
import type { Site } from '../recording/site.ts'
import { REDIRECTION_RESULTS } from '../results/redirection-results.ts'
import { defineCheck } from './check.ts'
import { isPreloaded } from './is-preloaded.ts'

type Key = keyof typeof REDIRECTION_RESULTS

/** The test of redirects from http to https (docs/behaviour/observatory.md 11). */
export const redirectionCheck = defineCheck({
  name: 'redirection',
  title: 'Redirection',
  guide: 'Web/Security/Practical_implementation_guides/TLS#http_redirection',
  expectation: 'redirection-to-https',
  results: REDIRECTION_RESULTS,
  judge({ http, preload }) {
    if (http === undefined) {
      return { result: 'redirection-not-needed-no-http', details: { destination: null, redirects: false, route: [], status_code: null } }
    }
    const route = routeOf(http)
    return {
      result: rate(
        http,
        route.map((address) => new URL(address)),
        preload,
      ),
      details: {
        destination: route.at(-1) ?? null,
        redirects: route.length > 1,
        route: [...route],
        status_code: http.responses.at(-1)?.status ?? null,
      },
    }
  },
})

function routeOf({ responses, unreachable }: Chain): readonly string[] {
  const answered = responses.map(({ url }) => url)
  return unreachable === null ? answered : [...answered, unreachable]
}

function rate({ certificate }: Chain, route: readonly URL[], preload: Site['preload']): Key {
  const [first, second] = route
  if (certificate !== null) return 'redirection-invalid-cert'
  if (first === undefined || second === undefined) return 'redirection-missing'
  if (route.at(-1)?.protocol !== 'https:') return 'redirection-not-to-https'
  if (route.every(({ hostname }) => isPreloaded(hostname, preload) === true)) return 'redirection-all-redirects-preloaded'
  if (second.protocol === 'http:') return 'redirection-not-to-https-on-initial-redirection'
  return second.hostname === first.hostname ? 'redirection-to-https' : 'redirection-off-host-from-http'
}
