import { Buffer } from 'node:buffer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { filePathOf } from '#contracts/urls.ts'
import { chooseEncoding } from '../headers/accept-encoding.ts'
import { compressNow } from './compressor.ts'

/** A page as it was built, whose contents the server fills in for each request. */
export interface BuiltPage {
  readonly html: string
  readonly snapshot: SiteSnapshot
}

/** How often a request starts again because its build was replaced and removed while its page was read. */
const MAX_TRIES = 3

/** The page at an address; undefined where the site has none. */
export async function readBuiltPage(site: SiteSource, url: string): Promise<BuiltPage | undefined> {
  for (let tries = 1; ; tries += 1) {
    const snapshot = site.current()
    try {
      const file = await snapshot.read(filePathOf(url, 'index.html'))
      return file === undefined ? undefined : { snapshot, html: new TextDecoder().decode(file.bytes) }
    } catch (error) {
      if (tries === MAX_TRIES || site.current() === snapshot) throw error
    }
  }
}

/**
 * A page with contents in the place that is marked for them.
 *
 * @throws Error when the page has no such place
 */
export function fillPlace(html: string, { start, end }: { readonly start: string; readonly end: string }, contents: string): string {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  if (from === -1 || to === -1) throw new Error(`the page has no place ${start}`)
  return html.slice(0, from) + contents + html.slice(to + end.length)
}

interface Filled {
  readonly snapshot: SiteSnapshot
  readonly status: number
  readonly cacheControl: string
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Sends a page that was filled in, with the policy of its build. */
export async function sendFilledPage(
  html: string,
  { snapshot, status, cacheControl, headers, request, reply }: Filled,
): Promise<FastifyReply> {
  const page = Buffer.from(html)
  reply.code(status).type('text/html; charset=utf-8')
  reply.headers({ ...headers, 'content-security-policy': snapshot.csp, 'cache-control': cacheControl, vary: 'Accept-Encoding' })
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === undefined) return reply.send(page)
  return reply.header('content-encoding', encoding).send(Buffer.from(await compressNow({ encoding, isLasting: false }, page)))
}
