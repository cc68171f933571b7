import { getDomain } from 'tldts'
import type { HtmlFacts, ScriptFacts } from '../html/html-facts.ts'
import { baseOf, beginningOf, resolveAddress } from '../html/page-addresses.ts'
import { SRI_RESULTS } from '../results/sri-results.ts'
import { defineCheck } from './check.ts'

type Key = keyof typeof SRI_RESULTS

/** A script and how it is loaded. */
interface JudgedScript {
  /** As written. */
  readonly src: string
  readonly integrity: string | null
  /** From the site itself: the same registrable domain, and not by an address without a scheme. */
  readonly isOwn: boolean
  /** Not by http, and not by an address without a scheme. */
  readonly isSecure: boolean
  readonly hasIntegrity: boolean
}

/** At least one hash that browsers know (Subresource Integrity, section 3.5). */
const HASH = /^sha(?:256|384|512)-[A-Za-z\d+/_-]+={0,2}(?:$|\?)/
const WHITESPACE = /[\t\n\f\r ]/
const SCHEMELESS = /^[/\\]{2}/
const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** As many scripts as a report lists. */
const MAX_LISTED = 200

/** The test of Subresource Integrity (docs/behaviour/observatory.md 13). */
export const sriCheck = defineCheck({
  name: 'subresource-integrity',
  title: 'Subresource Integrity',
  guide: 'Web/Security/Subresource_Integrity',
  expectation: 'sri-implemented-and-external-scripts-loaded-securely',
  results: SRI_RESULTS,
  judge({ page, html }) {
    if (html === undefined) return { result: 'sri-not-implemented-response-not-html', details: { scripts: [] } }
    if (html === 'undecodable') return { result: 'html-not-parseable', details: { scripts: [] } }
    const scripts = judgeScripts(html, page.url)
    return { result: rate(scripts), details: { scripts: scripts.slice(0, MAX_LISTED).map(describe) } }
  },
})

function rate(scripts: readonly JudgedScript[]): Key {
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded'
  if (scripts.some(({ isSecure, hasIntegrity }) => !isSecure && !hasIntegrity)) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely'
  }
  if (scripts.some(({ isSecure }) => !isSecure)) return 'sri-implemented-but-external-scripts-not-loaded-securely'
  if (scripts.every(({ hasIntegrity }) => hasIntegrity)) return 'sri-implemented-and-all-scripts-loaded-securely'
  const external = scripts.filter(({ isOwn }) => !isOwn)
  if (external.length === 0) return 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
  return external.every(({ hasIntegrity }) => hasIntegrity)
    ? 'sri-implemented-and-external-scripts-loaded-securely'
    : 'sri-not-implemented-but-external-scripts-loaded-securely'
}

function judgeScripts({ scripts, base }: HtmlFacts, pageUrl: string): readonly JudgedScript[] {
  const page = new URL(pageUrl)
  const baseOrigin = baseOf(base, page)
  const domains = new Map<string, string>()
  const domainOf = (host: string): string => {
    const known = domains.get(host) ?? getDomain(host, { allowPrivateDomains: true }) ?? host
    domains.set(host, known)
    return known
  }
  const isBaseForeign = baseOrigin !== baseOf(undefined, page)
  return scripts.flatMap((script) => {
    const src = beginningOf(script.src)
    const url = resolveAddress(src, baseOrigin)
    if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return []
    const isSchemeless = SCHEMELESS.test(src)
    const isRelative = !isSchemeless && !SCHEME.test(src)
    return [
      {
        ...factsOf(script),
        isOwn: !isSchemeless && domainOf(url.hostname) === domainOf(page.hostname),
        // On a page without https, what belongs to the page comes without https as well.
        isSecure: !isSchemeless && (url.protocol === 'https:' || (isRelative && !isBaseForeign && page.protocol === 'http:')),
      },
    ]
  })
}

function factsOf({ src, integrity }: ScriptFacts): Pick<JudgedScript, 'src' | 'integrity' | 'hasIntegrity'> {
  return { src, integrity: integrity ?? null, hasIntegrity: integrity?.split(WHITESPACE).some((hash) => HASH.test(hash)) === true }
}

function describe({ src, integrity, isOwn, isSecure }: JudgedScript) {
  return { src, integrity, own: isOwn, secure: isSecure }
}
