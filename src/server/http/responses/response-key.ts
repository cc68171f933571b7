import type { IncomingMessage } from 'node:http'
import { MAX_HEAD_BYTES } from '../input/request-head.ts'

/** Headers of browsers are shorter. Longer ones would only fill the memory with copies of one response. */
const MAX_CODINGS_LENGTH = 200
const HOST = 'host'
const CODINGS = 'accept-encoding'
/** A request with one of these may get another response, or has a body that is to be read. */
const SPECIAL_HEADERS = ['if-none-match', 'if-modified-since', 'range', 'content-length', 'transfer-encoding', 'upgrade', 'expect']
/** Most headers have none of these lengths, and are not compared. */
const LENGTHS: ReadonlySet<number> = new Set([HOST, CODINGS, ...SPECIAL_HEADERS].map(({ length }) => length))

/**
 * What the response to an ordinary request depends on, for `ResponseMemory`: host, target and accepted codings. Undefined when the request is not ordinary
 * (docs/behaviour/http.md 19). All is read in one pass through the lines of the head.
 */
export function findResponseKey({ method, httpVersion, url = '', rawHeaders }: IncomingMessage): string | undefined {
  if (method !== 'GET' || httpVersion !== '1.1' || url.includes('?')) return undefined
  let host: string | undefined
  let codings: string | undefined
  let headBytes = url.length
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    // As `countHeadBytes` counts.
    headBytes += name.length + value.length + 4
    if (!LENGTHS.has(name.length)) continue
    const word = name.toLowerCase()
    if (word === HOST && host === undefined) host = value
    else if (word === CODINGS && codings === undefined) codings = value
    else if (word === HOST || word === CODINGS || SPECIAL_HEADERS.includes(word)) return undefined
  }
  if (host === undefined || headBytes > MAX_HEAD_BYTES || (codings?.length ?? 0) > MAX_CODINGS_LENGTH) return undefined
  // A line break can stand in none of the three. The codings are those of the header as it came: browsers send few different ones.
  return `${url}\n${host}\n${codings}`
}
