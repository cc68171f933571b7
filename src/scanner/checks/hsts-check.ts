import { headerValue } from '../recording/header-values.ts'
import type { Site } from '../recording/site.ts'
import { HSTS_RESULTS } from '../results/hsts-results.ts'
import { defineCheck } from './check.ts'
import { isPreloaded } from './is-preloaded.ts'

type Key = keyof typeof HSTS_RESULTS

/** Six months of 30 days. */
const SIX_MONTHS_S = 15_552_000
const DIGITS = /^\d+$/

interface Hsts {
  readonly maxAgeSeconds: number
  readonly includesSubdomains: boolean
  readonly asksForPreload: boolean
}

/** The test of HTTP Strict Transport Security (docs/behaviour/observatory.md 12). */
export const hstsCheck = defineCheck({
  name: 'strict-transport-security',
  title: 'Strict Transport Security (HSTS)',
  guide: 'Web/Security/Practical_implementation_guides/TLS#http_strict_transport_security_implementation',
  expectation: 'hsts-implemented-max-age-at-least-six-months',
  results: HSTS_RESULTS,
  judge(site) {
    const final = site.https?.responses.at(-1)
    const data = final === undefined ? undefined : headerValue(final.headers, 'strict-transport-security')
    const hsts = data === undefined ? undefined : parseHsts(data)
    const preloaded = isPreloaded(site.host, site.preload)
    return {
      result: rate(site, { data, hsts, preloaded }),
      details: {
        data: data ?? null,
        max_age: hsts?.maxAgeSeconds ?? null,
        include_sub_domains: hsts?.includesSubdomains ?? false,
        preload: hsts?.asksForPreload ?? false,
        preloaded,
      },
    }
  },
})

function rate(
  { https }: Site,
  { data, hsts, preloaded }: { data: string | undefined; hsts: Hsts | undefined; preloaded: boolean | null },
): Key {
  if (!https?.responses.at(-1)?.url.startsWith('https:')) return 'hsts-not-implemented-no-https'
  if (preloaded === true) return 'hsts-preloaded'
  if (https.certificate !== null) return 'hsts-invalid-cert'
  if (data === undefined) return 'hsts-not-implemented'
  if (hsts === undefined) return 'hsts-header-invalid'
  return hsts.maxAgeSeconds >= SIX_MONTHS_S
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months'
}

/** The directives of the header (RFC 6797, section 6.1): each at most once, `max-age` a number, which may be quoted; undefined when it is not valid. */
function parseHsts(value: string): Hsts | undefined {
  const parts = value.split(';').flatMap((part) => (part.trim() === '' ? [] : [splitDirective(part)]))
  const directives = new Map(parts)
  const maxAge = directives.get('max-age')
  if (value.includes(',') || directives.size < parts.length || maxAge === undefined || !DIGITS.test(maxAge)) return undefined
  return {
    maxAgeSeconds: Math.min(Number(maxAge), Number.MAX_SAFE_INTEGER),
    includesSubdomains: directives.has('includesubdomains'),
    asksForPreload: directives.has('preload'),
  }
}

function splitDirective(part: string): [string, string] {
  const at = part.indexOf('=')
  if (at === -1) return [part.trim().toLowerCase(), '']
  const value = part.slice(at + 1).trim()
  const isQuoted = value.length >= 2 && value.startsWith('"') && value.endsWith('"')
  return [part.slice(0, at).trim().toLowerCase(), isQuoted ? value.slice(1, -1) : value]
}
