/** What browsers skip before an address, and leave out of it (URL standard, 'basic URL parser'). */
const IGNORED = /^[\0-\x20]+|[\t\n\r]+/g
/** The longest name of a host, and of one of its labels (RFC 1035, section 2.3.4). */
const MAX_HOST = 253
const MAX_LABEL = 63
/** What may be a host, with what is written in front of it: the schemes whose hosts are names (URL standard, 'special scheme'). */
const AUTHORITY = /^(?:(?:https?|wss?|ftp|file):|[/\\]{2})[/\\]*([^/\\?#]*)/i
/** The dots of a host (UTS 46, section 2.3). */
const DOTS = /[.\u3002\uff0e\uff61]/
/** Enough for the scheme and the longest host. */
const MAX_CHARACTERS = 'https://'.length + MAX_HOST + 1
const HTTP: readonly string[] = ['http:', 'https:']
/** Schemes that a `base` can't have: browsers leave it out (HTML standard, 'set the frozen base URL'). */
const NO_BASE: readonly string[] = ['data:', 'javascript:']

/** The beginning of an address that a page names, as browsers read it: the scheme and the host are in it, and no test needs more. */
export function beginningOf(written: string): string {
  return written.replace(IGNORED, '').slice(0, MAX_CHARACTERS)
}

/** An address of a page, as far as its scheme and its host; null for one that leads nowhere. @param base from `baseOf` */
export function resolveAddress(written: string, base: string | undefined): URL | null {
  const address = beginningOf(written)
  if (hasLongLabel(address)) return null
  const url = URL.parse(address, base)
  return url === null || url.hostname.length > MAX_HOST ? null : url
}

/**
 * The base of a page's addresses without its path, which can be as long as the page and would be read again with each of them.
 *
 * @param written the `href` of the `base` element
 * @returns undefined when relative addresses lead nowhere, as below `mailto:`
 */
export function baseOf(written: string | undefined, page: URL): string | undefined {
  const url = written === undefined ? page : resolveAddress(written, originOf(page))
  return originOf(url === null || NO_BASE.includes(url.protocol) ? page : url)
}

/** No host has such a label, and its characters would be compared with each other when it is parsed (RFC 3492, section 6.3). */
function hasLongLabel(address: string): boolean {
  const [, host = ''] = AUTHORITY.exec(address) ?? []
  return host.split(DOTS).some((label) => label.length > MAX_LABEL)
}

function originOf({ protocol, origin }: URL): string | undefined {
  return HTTP.includes(protocol) ? `${origin}/` : undefined
}
