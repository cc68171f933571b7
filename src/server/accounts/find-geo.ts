import type { IncomingHttpHeaders } from 'node:http'
import type { Geo } from '#contracts/accounts.ts'

/** The values for a user whose country is unknown (docs/behaviour/accounts.md 1). */
const UNKNOWN: Geo = { country: 'Unknown', country_iso: 'ZZ' }

/** Names in English, as programs read them. Proxies send names as well; one table for all says the same of the same country. Made when it is needed: it takes 15 ms. */
let names: Intl.DisplayNames | undefined

/**
 * The country of a user: what the first header says that holds the code of a country (ISO 3166-1 alpha-2). Only an operator knows which
 * headers the proxy in front sets and which a user could send, so none is believed that is not named in the settings.
 *
 * @param trusted names of headers in lower case, in order
 * @example findGeo({ 'cloudfront-viewer-country': 'IS' }, ['cloudfront-viewer-country']) // { country: 'Iceland', country_iso: 'IS' }
 */
export function findGeo(headers: IncomingHttpHeaders, trusted: readonly string[]): Geo {
  for (const header of trusted) {
    const geo = readCountry(headers[header])
    if (geo !== undefined) return geo
  }
  return UNKNOWN
}

function readCountry(value: string | readonly string[] | undefined): Geo | undefined {
  if (typeof value !== 'string' || !/^[A-Za-z]{2}$/.test(value)) return undefined
  const code = value.toUpperCase()
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const country = code === UNKNOWN.country_iso ? undefined : names.of(code)
  return country === undefined ? undefined : { country, country_iso: code }
}
