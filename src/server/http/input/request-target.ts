import { AppError } from '../errors/app-error.ts'

/** The path and the query of a request. */
export interface RequestTarget {
  /** Percent-decoded, beginning with one slash. A slash that came encoded inside a segment stays `%2F`: it parts no segments. */
  readonly path: string
  /** As it came, with its question mark; empty when there is none. */
  readonly query: string
}

/** Slashes, and the backslashes that browsers read as slashes, plain or encoded. */
const LEADING_RUN = /^(?:[/\\]|%2f|%5c)+/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * Splits and decodes a request target (RFC 9112 section 3.2), in origin or absolute form.
 *
 * @throws AppError `bad_request` when the percent-encoding is broken, is no UTF-8, or hides a control character
 * @example parseTarget('/en-US/docs/%3Ahas?a=%20') // { path: '/en-US/docs/:has', query: '?a=%20' }
 */
export function parseTarget(url: string): RequestTarget {
  const { rawPath, query } = splitTarget(url)
  const path = rawPath.split('/').map(decodeSegment).join('/')
  if (CONTROL_CHARACTERS.test(path)) throw new AppError('bad_request')
  return { path: path.startsWith('/') ? path : `/${path}`, query }
}

/**
 * The target with the run of slashes at its beginning made one; undefined when there is but one. `//evil.com` in a Location header would
 * lead to another host (docs/behaviour/http.md 4).
 *
 * @example collapseLeadingSlashes('//evil.com/?a') // '/evil.com/?a'
 */
export function collapseLeadingSlashes(url: string): string | undefined {
  const { rawPath, query } = splitTarget(url)
  const run = LEADING_RUN.exec(rawPath)?.[0] ?? ''
  return run === '/' || run === '' ? undefined : `/${rawPath.slice(run.length)}${query}`
}

/**
 * A decoded path as it stands in a Location header. The result begins with one slash whatever the input, so that it never names a host.
 *
 * @example encodePath('/en-US/docs/a b?') // '/en-US/docs/a%20b%3F'
 */
export function encodePath(path: string): string {
  const encoded = encodeURI(path.toWellFormed()).replaceAll('?', '%3F').replaceAll('#', '%23')
  return encoded.replace(/^\/*/, '/')
}

function splitTarget(url: string): { readonly rawPath: string; readonly query: string } {
  const target = url.replace(ORIGIN, '').replace(/#.*$/s, '')
  const mark = target.indexOf('?')
  return mark === -1 ? { rawPath: target, query: '' } : { rawPath: target.slice(0, mark), query: target.slice(mark) }
}

function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment
  const decoded = decodeComponent(segment)
  return decoded.includes('/') ? decoded.replaceAll('/', '%2F') : decoded
}

function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}
