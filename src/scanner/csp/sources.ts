import { limitSources } from './limit-sources.ts'
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
/** No host has more labels; a deeper path is cut. */
const MAX_SEGMENTS = 127
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

/** What two policies allow together: each of them can forbid. Of two sources the narrower one is left, in time that grows with the lists. */
export function intersect(first: Sources, second: Sources): Sources {
  if (first === undefined || second === undefined) return first ?? second
  const [all, others] = [new Set(first), new Set(second)]
  return limitSources([...first.filter((source) => isAllowed(source, others)), ...second.filter((source) => isAllowed(source, all))])
}

/** Whether one of the sources is the same or contains it. */
function isAllowed(source: string, wide: ReadonlySet<string>): boolean {
  if (wide.has(source)) return true
  if (source.startsWith("'")) return source === "'self'" && WEB.some((word) => wide.has(word))
  if (SCHEMES.test(source)) return wide.has('*') && WEB.includes(source)
  if (wide.has('*')) return true
  const [beginning = '', scheme = ''] = SCHEME_OF_HOST.exec(source) ?? []
  // A host without a scheme has the scheme of the page.
  if (scheme === '' ? WEB.some((word) => wide.has(word)) : wide.has(`${scheme}:`)) return true
  const [host = '', ...segments] = source.slice(beginning.length).split('/', MAX_SEGMENTS)
  return isBelow({ address: beginning + host, segments }, wide) || isSubdomain({ beginning, host }, wide)
}

/** A host contains all its paths; `https://a.example/x/` contains `https://a.example/x/y`. */
function isBelow(
  { address, segments }: { readonly address: string; readonly segments: readonly string[] },
  wide: ReadonlySet<string>,
): boolean {
  if (segments.length > 0 && wide.has(address)) return true
  let folder = `${address}/`
  for (const segment of segments) {
    if (wide.has(folder)) return true
    folder += `${segment}/`
  }
  return false
}

/** `https://*.example` contains `https://a.example`. */
function isSubdomain({ beginning, host }: { readonly beginning: string; readonly host: string }, wide: ReadonlySet<string>): boolean {
  const labels = host.split('.', MAX_SEGMENTS)
  return labels.some((_, index) => index > 0 && wide.has(`${beginning}*.${labels.slice(index).join('.')}`))
}
