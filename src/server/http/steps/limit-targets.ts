import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** The longest path of a request, in characters as they are sent (percent-encoded), on all hosts. The longest address of a page is far below. */
export const MAX_PATH_CHARS = 2048
/** The longest query of a request to the site, in characters: links to the playground have up to 12,000 (docs/decisions/0038). */
export const MAX_QUERY_CHARS = 13 * 1024
/** The longest query of a request to the runner: a state of 128 KiB in base64, its `+`, `/` and `=` percent-encoded. */
export const MAX_RUNNER_QUERY_CHARS = 192 * 1024

/** Stands for what is left out of a path that is too long. */
const TOO_LONG = '[too-long]'
/** The language or the API: it chooses how the error is shown. */
const FIRST_SEGMENT = /^\/[\w-]{1,16}(?=\/)/

/**
 * The target by which a request is routed and logged. One with too long a path is replaced by its first segment and `[too-long]`, so that
 * nothing reads the path; `limitTargets` rejects it. For `rewriteUrl` of Fastify, which calls it before anything else.
 *
 * @example shortenTarget({ url: `/de/${'a'.repeat(5000)}?q=1` }) // '/de/[too-long]'
 */
export function shortenTarget({ url = '/' }: { readonly url?: string | undefined }): string {
  return isPathTooLong(url) ? `${FIRST_SEGMENT.exec(url)?.[0] ?? ''}/${TOO_LONG}` : url
}

/** Rejects requests with too long a path with 414 (RFC 9110 section 15.5.15). Has to be the first hook that may end a request. */
export function limitTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (isPathTooLong(originalUrl)) throw new AppError('uri_too_long')
  })
}

/** Rejects requests to the site with too long a query. Has to come after the runner, whose queries hold code. */
export function limitQueries(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => rejectLongQuery(url, MAX_QUERY_CHARS))
}

/** @throws AppError `uri_too_long` */
export function rejectLongQuery(url: string, maxChars: number): void {
  const mark = url.indexOf('?')
  if (mark !== -1 && url.length - mark > maxChars) throw new AppError('uri_too_long')
}

/** Looks at no more of the target than a path may have. */
function isPathTooLong(url: string): boolean {
  return url.length > MAX_PATH_CHARS && !url.slice(0, MAX_PATH_CHARS + 1).includes('?')
}
