import type { IncomingMessage } from 'node:http'

/** Node's own limit for the head of a request, in bytes. */
export const MAX_HEAD_BYTES = 16 * 1024

/** How long the target and the header lines of a request are, in bytes; what Node adds or joins does not count. */
export function countHeadBytes({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>): number {
  return rawHeaders.reduce((sum, text) => sum + text.length + 2, url.length)
}

/** How many `Host` lines a request has; Node itself reads the first one only. */
export function countHostLines({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length
}
