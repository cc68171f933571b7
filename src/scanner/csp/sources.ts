import { isNonceOrHash, type Policy } from './parse-policy.ts'

/** The sources that a directive allows; undefined: it allows all. */
export type Sources = readonly string[] | undefined

const NONE = "'none'"
/** Sources that allow most of the web. */
const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'])
const BROAD_BEGINNINGS: readonly string[] = ['ftp:', 'http:', 'https:', '*']
/** Sources that contain the hosts of the web. */
const WEB: readonly string[] = ['*', 'http:', 'https:']
const SCHEMES = /^(?:[a-z][a-z\d+.-]{0,40}:)$/
const SCHEME_OF_HOST = /^([a-z][a-z\d+.-]{0,40}):\/\//

/** Whether one of the sources allows most of the web, or there is no list at all. */
export function isBroad(sources: Sources): boolean {
  return sources === undefined || sources.some((source) => BROAD.has(source))
}

/**
 * The sources that a policy allows for a directive: its own list, else the first list of `fallbacks` that it has. What browsers ignore is left out:
 * `'unsafe-inline'` next to a nonce or a hash, and addresses next to `'strict-dynamic'` in lists of scripts (CSP 3, sections 6.7.3 and 8.2).
 */
export function allowedSources({ directives }: Policy, directive: string, fallbacks: readonly string[] = []): Sources {
  const name = [directive, ...fallbacks].find((candidate) => directives.has(candidate))
  const values = name === undefined ? undefined : directives.get(name)
  if (values === undefined) return undefined
  const listed = values.filter((value) => value !== NONE)
  if (!listed.some(isNonceOrHash)) return listed
  const isStrict = directive.startsWith('script-src') && listed.includes("'strict-dynamic'")
  return listed.filter((value) => value !== "'unsafe-inline'" && !(isStrict && isIgnoredWhenStrict(value)))
}

function isIgnoredWhenStrict(value: string): boolean {
  return value === "'self'" || BROAD_BEGINNINGS.some((beginning) => value.startsWith(beginning))
}

/** What two policies allow together: each of them can forbid. */
export function intersect(first: Sources, second: Sources): Sources {
  if (first === undefined || second === undefined) return first ?? second
  const narrower = first.flatMap((a) => second.flatMap((b) => narrowerOf(a, b) ?? []))
  return [...new Set(narrower)]
}

/** The narrower one of two sources, if one contains the other. */
function narrowerOf(a: string, b: string): string | undefined {
  if (a === b) return a
  if (contains(a, b)) return b
  return contains(b, a) ? a : undefined
}

function contains(wide: string, narrow: string): boolean {
  if (wide.startsWith("'")) return false
  if (narrow.startsWith("'")) return narrow === "'self'" && WEB.includes(wide)
  if (wide === '*') return !SCHEMES.test(narrow) || WEB.includes(narrow)
  if (SCHEMES.test(wide)) return isOfScheme(wide, narrow)
  return isBelow(wide, narrow) || isSubdomain(wide, narrow)
}

/** A host without a scheme has the scheme of the page. */
function isOfScheme(scheme: string, source: string): boolean {
  const own = SCHEME_OF_HOST.exec(source)?.[1]
  return own === undefined ? !SCHEMES.test(source) && WEB.includes(scheme) : `${own}:` === scheme
}

/** `https://a.example/x/` contains `https://a.example/x/y`; a host without a path contains all its paths. */
function isBelow(wide: string, narrow: string): boolean {
  const path = wide.replace(SCHEME_OF_HOST, '')
  return narrow.startsWith(path.includes('/') ? wide : `${wide}/`) && (wide.endsWith('/') || !path.includes('/'))
}

/** `https://*.example` contains `https://a.example`. */
function isSubdomain(wide: string, narrow: string): boolean {
  const [wideScheme, narrowScheme] = [SCHEME_OF_HOST.exec(wide)?.[1], SCHEME_OF_HOST.exec(narrow)?.[1]]
  const [wideHost, narrowHost] = [wide.replace(SCHEME_OF_HOST, ''), narrow.replace(SCHEME_OF_HOST, '')]
  if (wideScheme !== narrowScheme || !wideHost.startsWith('*.') || wideHost.includes('/')) return false
  return (narrowHost.split('/')[0] ?? '').endsWith(wideHost.slice(1))
}
