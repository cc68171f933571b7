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
/** A deeper path is cut. */
const MAX_SEGMENTS = 127
/** Characters of a name with its port (RFC 1035, section 2.3.4). */
const MAX_HOST = 253 + ':65535'.length
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

/**
 * What lists of several policies allow together: each of them can forbid. Of two sources the narrower one is left. Each source is looked up once,
 * with the wider ones, for all lists together: the time grows with the lists, not with their products.
 *
 * @param remembered the wider sources of those that other directives have as well
 */
export function intersect(lists: readonly Sources[], remembered: Map<string, readonly string[]> = new Map()): Sources {
  const restricting = lists.flatMap((list) => (list === undefined ? [] : [list]))
  if (restricting.length === 0) return undefined
  // One bit for each list.
  const listsOf = new Map<string, bigint>()
  restricting.forEach((list, index) => {
    const bit = 1n << BigInt(index)
    for (const source of list) listsOf.set(source, (listsOf.get(source) ?? 0n) | bit)
  })
  const all = (1n << BigInt(restricting.length)) - 1n
  return [...listsOf.keys()].filter((source) => {
    const wider = remembered.get(source) ?? listWider(source)
    remembered.set(source, wider)
    return wider.reduce((found, other) => found | (listsOf.get(other) ?? 0n), listsOf.get(source) ?? 0n) === all
  })
}

/** The sources that contain a source, as a policy would write them. */
function listWider(source: string): readonly string[] {
  if (source.startsWith("'")) return source === "'self'" ? WEB : []
  if (SCHEMES.test(source)) return WEB.includes(source) ? ['*'] : []
  const [beginning = '', scheme = ''] = SCHEME_OF_HOST.exec(source) ?? []
  // A host without a scheme has the scheme of the page.
  const schemes = scheme === '' ? WEB : ['*', `${scheme}:`]
  const [host = '', ...segments] = source.slice(beginning.length).split('/', MAX_SEGMENTS)
  return [...schemes, ...foldersOf(beginning + host, segments), ...wildcardsOf(beginning, host)]
}

/** A host contains all its paths; `https://a.example/x/` contains `https://a.example/x/y`. */
function foldersOf(address: string, segments: readonly string[]): readonly string[] {
  let folder = `${address}/`
  const folders = segments.map((segment) => {
    const above = folder
    folder += `${segment}/`
    return above
  })
  return segments.length === 0 ? [] : [address, ...folders]
}

/** `https://*.example` contains `https://a.example`. A name that is too long for a host is below none. */
function wildcardsOf(beginning: string, host: string): readonly string[] {
  if (host.length > MAX_HOST) return []
  const labels = host.split('.')
  return labels.slice(1).map((_, index) => `${beginning}*.${labels.slice(index + 1).join('.')}`)
}
