import type { Analysis } from '#contracts/observatory-calls.ts'
import { observatoryText } from '#locales/observatory.ts'

/** Of an address as the scanner has recorded it. */
const HOST = /^https?:\/\/([^/?#:[]+|\[[^\]/]*\])/

/** The host of a report; where redirects end at another one, both. */
export function routeOf(tests: Analysis['tests'], host: string): string {
  const hosts = (tests.redirection?.route ?? []).flatMap((url) => HOST.exec(url)?.[1] ?? [])
  const [first, last] = [hosts.at(0), hosts.at(-1)]
  return first === undefined || last === undefined || first === last ? host : observatoryText('route', { first, last })
}
