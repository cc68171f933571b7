import { isIP } from 'node:net'
import { parse } from 'tldts'

/** A host that can be scanned, or why it can not be. */
export type HostName =
  | { readonly host: string }
  | { readonly error: 'invalid-hostname' | 'invalid-hostname-ip' | 'invalid-site'; readonly message: string }

const MAX_INPUT = 2000
const MAX_HOST = 253
const TOO_LONG = `hostname is too long: a name has at most ${MAX_HOST} characters`
const LABEL = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/
/** What a host name never contains; `URL` would leave it out or read it as something else. */
const FORBIDDEN = /[\0-\x20\x7f/\\?#@:%<>[\]^`{|}]/

/**
 * The host that a user means: in lower case, in ASCII (IDNA), without a dot at the end.
 *
 * @param isIntranet whether names without a known top-level domain are allowed
 * @example readHostName('BÜCHER.example.org.') // { host: 'xn--bcher-kva.example.org' }
 */
export function readHostName(input: string, { isIntranet }: { readonly isIntranet: boolean }): HostName {
  const text = input.trim()
  if (text === '') return problem('invalid-site', 'hostname cannot be empty')
  if (text.length > MAX_INPUT) return problem('invalid-site', TOO_LONG)
  if (isIP(text.replace(/^\[|\]$/g, '')) !== 0) return problem('invalid-hostname-ip', 'Cannot scan IP addresses')
  if (FORBIDDEN.test(text))
    return problem('invalid-hostname', 'Invalid hostname: expected a name such as www.example.org, without scheme, port and path')
  const host = URL.parse(`https://${text}/`)?.hostname.replace(/\.$/, '')
  if (host === undefined || host === '') return problem('invalid-hostname', 'Invalid hostname')
  if (isIP(host) !== 0) return problem('invalid-hostname-ip', 'Cannot scan IP addresses')
  if (host.length > MAX_HOST) return problem('invalid-site', TOO_LONG)
  return checkLabels(host, isIntranet)
}

function checkLabels(host: string, isIntranet: boolean): HostName {
  const labels = host.split('.')
  if (!labels.every((label) => LABEL.test(label))) return problem('invalid-hostname', 'Invalid hostname')
  if (isIntranet) return { host }
  if (labels.length < 2) {
    return problem('invalid-site', `${host} is invalid: hostname must have at least a host and TLD (e.g., site.com)`)
  }
  if (parse(host).isIcann !== true)
    return problem('invalid-hostname', `Invalid hostname: .${labels.at(-1) ?? ''} is no known top-level domain`)
  return { host }
}

function problem(error: 'invalid-hostname' | 'invalid-hostname-ip' | 'invalid-site', message: string): HostName {
  return { error, message }
}
