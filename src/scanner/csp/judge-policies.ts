import { isNonceOrHash, type Policy } from './parse-policy.ts'
import { allowedSources, intersect, isBroad, type Sources } from './sources.ts'

/** What the policies of a page allow together. */
export interface PolicyFlags {
  readonly antiClickjacking: boolean
  readonly defaultNone: boolean
  readonly insecureBaseUri: boolean
  readonly insecureFormAction: boolean
  readonly insecureSchemeActive: boolean
  readonly insecureSchemePassive: boolean
  readonly strictDynamic: boolean
  readonly unsafeEval: boolean
  readonly unsafeInline: boolean
  readonly unsafeInlineStyle: boolean
  readonly unsafeObjects: boolean
}

/** Directives for content that a page only shows; their values may come by http with less harm. */
const PASSIVE: readonly string[] = ['img-src', 'media-src']
/** Sources with which a script is written into the page itself. */
const INLINE_SCRIPT: readonly string[] = ["'unsafe-inline'", 'data:']
/** Sources with which a page runs a text as a script: a blob is one as `eval()` has it. */
const TEXT_AS_SCRIPT: readonly string[] = ["'unsafe-eval'", 'blob:', 'filesystem:']
/** The directives with lists of sources that browsers know (CSP 3, section 6). */
const LISTS_OF_SOURCES =
  /^(?:(?:child|connect|default|fenced-frame|font|frame|img|manifest|media|object|prefetch|script|style|worker)-src|(?:script|style)-src-(?:attr|elem)|base-uri|form-action|frame-ancestors)$/
const INSECURE = /^(?:http|ftp):/

/**
 * What policies allow together. Each policy is read by itself, with its own fallbacks; then the lists of one directive are intersected, because
 * every policy can forbid (CSP 3, section 8.1). So the order of policies has no effect.
 *
 * @param isSecure whether the page came by https
 */
export function judgePolicies(policies: readonly Policy[], isSecure: boolean): PolicyFlags {
  const lists = new Map<string, Sources>()
  const wider = new Map<string, readonly string[]>()
  const listOf = (directive: string): Sources => {
    if (lists.has(directive)) return lists.get(directive)
    const fallbacks = fallbacksOf(directive)
    const allowed = policies.map((policy) => allowedSources(policy, directive, fallbacks))
    const list = intersect(allowed, wider)
    lists.set(directive, list)
    return list
  }
  const elements = listOf('script-src-elem')
  const handlers = listOf('script-src-attr')
  const scripts = listOf('script-src')
  const styles = [listOf('style-src-elem'), listOf('style-src-attr')]
  const objects = listOf('object-src')
  const defaults = listOf('default-src')
  const active = listActive(policies).map(listOf)
  return {
    antiClickjacking: !isBroad(listOf('frame-ancestors')),
    defaultNone: defaults !== undefined && defaults.length === 0,
    insecureBaseUri: isBroad(listOf('base-uri')),
    insecureFormAction: isBroad(listOf('form-action')),
    insecureSchemeActive: isSecure && active.some(hasInsecure),
    insecureSchemePassive: isSecure && PASSIVE.some((directive) => hasInsecure(listOf(directive))),
    strictDynamic: has(scripts, ["'strict-dynamic'"]),
    unsafeEval: has(scripts, TEXT_AS_SCRIPT) || has(elements, TEXT_AS_SCRIPT.slice(1)) || has(styles[0], ["'unsafe-eval'"]),
    unsafeInline: isBroad(elements) || has(elements, INLINE_SCRIPT) || has(handlers, ["'unsafe-inline'"]) || isBroad(objects),
    unsafeInlineStyle: styles.some((list) => isBroad(list) || has(list, INLINE_SCRIPT)),
    unsafeObjects: isBroad(objects),
  }
}

/** Whether a policy gives `'strict-dynamic'` without a nonce or a hash: then no script can run. */
export function isStrictWithoutNonce({ directives }: Policy): boolean {
  const list = directives.get('script-src') ?? directives.get('default-src') ?? []
  return list.includes("'strict-dynamic'") && !list.some(isNonceOrHash)
}

/** The directives of the policies that concern more than content which is only shown. */
function listActive(policies: readonly Policy[]): readonly string[] {
  const names = policies.flatMap(({ directives }) => [...directives.keys()])
  return [...new Set(names)].filter((name) => LISTS_OF_SOURCES.test(name) && !PASSIVE.includes(name))
}

function fallbacksOf(directive: string): readonly string[] {
  if (!directive.endsWith('-src') && !/^(?:script|style)-src-(?:elem|attr)$/.test(directive)) return []
  const list = /^(?:script|style)-src(?=-)/.exec(directive)?.[0]
  return list === undefined ? ['default-src'] : [list, 'default-src']
}

function has(sources: Sources, wanted: readonly string[]): boolean {
  return sources?.some((source) => wanted.includes(source)) === true
}

function hasInsecure(sources: Sources): boolean {
  return sources?.some((source) => INSECURE.test(source)) === true
}
