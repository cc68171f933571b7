import { limitSources } from './limit-sources.ts'

/** A directive and its values. Names are in lower case, values too, except nonces and hashes. */
export type Directives = ReadonlyMap<string, readonly string[]>

/** One policy of a page. */
export interface Policy {
  readonly from: 'header' | 'meta'
  readonly directives: Directives
  /** Directives that are given more than once; browsers use the first. */
  readonly repeated: readonly string[]
}

/** More policies, and more directives of one, are not looked at (docs/behaviour/observatory.md 17). */
const MAX_POLICIES = 100
const MAX_DIRECTIVES = 100
/** A shorter text holds no directive. */
const MIN_CHARACTERS = 6
/** Tabs, line feeds, form feeds, carriage returns and spaces (CSP 3, section 2.2). */
const WHITESPACE = /[\t\n\f\r ]+/
/** Values of a list that is empty: the same as `'none'`. */
const NONE = "'none'"
/** Directives that a policy in the document can't have (CSP 3, section 3.3). */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'sandbox'])
/** `'nonce-abc'`, `'sha256-abc='`: what is behind the dash is base64, or the value means nothing (CSP 3, section 2.3.1). */
const NONCE_OR_HASH = /^'(?:nonce|sha256|sha384|sha512)-[a-z\d+/_-]+={0,2}'$/i
/** Directives whose values are sources. Those without a value forbid all of them. */
const WITHOUT_SOURCES = new Set([
  'report-uri',
  'report-to',
  'sandbox',
  'plugin-types',
  'require-trusted-types-for',
  'trusted-types',
  'require-sri-for',
  'upgrade-insecure-requests',
  'block-all-mixed-content',
])

/** Whether a value is a nonce or a hash that browsers accept. */
export function isNonceOrHash(value: string): boolean {
  return NONCE_OR_HASH.test(value)
}

/** Whether the values of a directive are sources, as those of `img-src` are. */
function hasSources(directive: string): boolean {
  return !WITHOUT_SOURCES.has(directive)
}

/** The policies of header fields, which commas separate (RFC 9110, section 5.6.1); undefined in the list: a text that is no policy. */
export function parsePolicies(values: readonly string[]): readonly (Policy | undefined)[] {
  const texts = values.flatMap((value) => value.split(',')).filter((text) => text.trim() !== '')
  return values.length > 0 && texts.length === 0 ? [undefined] : texts.slice(0, MAX_POLICIES).map((text) => parsePolicy(text, 'header'))
}

/** The policy of a meta element without the directives that browsers ignore there; undefined when nothing else is in it. */
export function parseMetaPolicy(content: string): Policy | undefined {
  const policy = parsePolicy(content, 'meta')
  if (policy === undefined) return undefined
  const directives = new Map([...policy.directives].filter(([name]) => !HEADER_ONLY.has(name)))
  return directives.size === 0 ? undefined : { ...policy, directives }
}

function parsePolicy(text: string, from: Policy['from']): Policy | undefined {
  if (text.trim().length < MIN_CHARACTERS) return undefined
  const directives = new Map<string, readonly string[]>()
  const repeated = new Set<string>()
  for (const part of text.split(';')) {
    const [name = '', ...values] = part.split(WHITESPACE).filter((word) => word !== '')
    const directive = name.toLowerCase()
    if (directive === '') continue
    if (!directives.has(directive)) {
      directives.set(directive, values.length === 0 && hasSources(directive) ? [NONE] : limitSources(values.map(normalize)))
    } else repeated.add(directive)
    if (directives.size === MAX_DIRECTIVES) break
  }
  return directives.size === 0 ? undefined : { from, directives, repeated: [...repeated] }
}

/** A nonce and a hash are case-sensitive; the words around them are not. */
function normalize(value: string): string {
  return isNonceOrHash(value) ? value : value.toLowerCase()
}
