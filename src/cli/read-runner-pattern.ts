import { getDomain } from 'tldts'
import { HASH_PLACE } from '#contracts/play-state.ts'

/** A hash, as it may stand in a host's name. */
const SAMPLE_HASH = '0'.repeat(40)
const LOOPBACK = /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * The pattern of the origins on which code runs, each under its own hash; undefined where it follows from the site's own address, which is so on
 * the user's own machine; null when the value is no such pattern, or is needed and absent.
 *
 * A page of the site must never lie below these hosts, and a page read by https can show no frame that is not. A site on https needs another
 * registrable domain for code: hosts of one registrable domain set cookies for each other (docs/behaviour/identity.md 4).
 *
 * @param value absent: on http, `{hash}.runner.` before the site's own host
 */
export function readRunnerPattern(value: string | undefined, siteOrigin: string): string | undefined | null {
  const site = new URL(siteOrigin)
  if (value === undefined && isNameless(site)) return undefined
  if (value === undefined) return site.protocol === 'https:' ? null : `${site.protocol}//${HASH_PLACE}.runner.${site.host}`
  const filled = value.replace(HASH_PLACE, SAMPLE_HASH)
  if (!value.includes(`//${HASH_PLACE}.`) || !URL.canParse(filled)) return null
  const runner = new URL(filled)
  const base = runner.hostname.slice(SAMPLE_HASH.length + 1)
  const isOrigin = runner.origin === filled.toLowerCase().replace(/\/$/, '') && base !== '' && !base.includes('*')
  const isSiteBelow = site.hostname === base || site.hostname.endsWith(`.${base}`)
  const isFramed = site.protocol === 'http:' || runner.protocol === 'https:'
  const isApart = site.protocol === 'http:' || cookieDomain(base) !== cookieDomain(site.hostname)
  return isOrigin && !isSiteBelow && isFramed && isApart ? runner.origin.replace(SAMPLE_HASH, HASH_PLACE) : null
}

/** Whether no name can stand before the host: it is this machine or a bare address. */
function isNameless({ hostname }: URL): boolean {
  return LOOPBACK.test(hostname) || /^(?:[\d.]+|\[.*\])$/.test(hostname)
}

/**
 * The largest domain for which a host can set cookies: the public suffix and one label (RFC 6265 section 5.3, step 5; publicsuffix.org, with the
 * suffixes of private owners such as `github.io`). A host that is a suffix itself has only its own name.
 *
 * @example cookieDomain('docs.example.co.uk') // 'example.co.uk'
 */
export function cookieDomain(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
}
