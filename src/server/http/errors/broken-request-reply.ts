import { ERRORS, type ErrorCode } from '#contracts/errors.ts'
import { CACHE } from '../headers/cache-control.ts'
import { STATUS_CODES } from '../headers/node-http.ts'
import { BARE_PAGE_CSP } from '../headers/security-headers.ts'
import { errorPage } from './error-page.ts'

/** Node's error for bytes that it could not read as a request. */
export interface ParserError extends Error {
  readonly code?: string
  /** The bytes that came last, a buffer of up to 64 KiB. */
  readonly rawPacket?: unknown
}

/** Twice the largest cookie (RFC 6265 section 6.1). */
const MIN_COOKIE_BYTES = 8192

/**
 * The whole response to what is no HTTP, is too slow, or has a head that Node does not read to its end. There is no request to read a language from.
 *
 * @returns the bytes to send; the connection ends after them
 */
export function brokenRequestReply(error: ParserError): string {
  if (error.code !== 'HPE_HEADER_OVERFLOW') {
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
    return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  }
  const isByCookies = isAmongCookies(error.rawPacket)
  const code: ErrorCode = isByCookies ? 'cookies_too_large' : 'head_too_large'
  const page = errorPage(code, { locale: 'en-US', id: undefined }).toString()
  return [
    `HTTP/1.1 ${ERRORS[code].status} ${STATUS_CODES[ERRORS[code].status]}`,
    'Connection: close',
    ...(isByCookies ? ['Clear-Site-Data: "cookies"'] : []),
    `Cache-Control: ${CACHE.never}`,
    `Content-Security-Policy: ${BARE_PAGE_CSP}`,
    'X-Content-Type-Options: nosniff',
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(page)}`,
    '',
    page,
  ].join('\r\n')
}

/**
 * Whether the head ends in the middle of cookies: the line that the packet goes on with is longer than cookies are otherwise, and has "; " in it, which
 * stands between two cookies (RFC 6265 section 4.2.1). An address has no spaces, so a page of another site can't have cookies deleted by a
 * link that is too long.
 */
function isAmongCookies(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false
  const end = packet.indexOf('\r\n')
  const line = end === -1 ? packet : packet.subarray(0, end)
  return line.length > MIN_COOKIE_BYTES && line.includes('; ')
}
