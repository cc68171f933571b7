import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_COMPRESSED_BYTES } from '#contracts/play-state.ts'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import { AppError } from '../http/errors/app-error.ts'
import { parseTarget } from '../http/input/request-target.ts'
import { MAX_RUNNER_QUERY_CHARS, rejectLongQuery } from '../http/steps/limit-targets.ts'
import { createGuard } from './create-guard.ts'
import { hasLeave } from './leave-cookie.ts'
import { readBytes } from './read-bytes.ts'
import { readCompressed, readState } from './read-state.ts'
import { reject } from './reject.ts'
import { findRunnerAsset } from './runner-asset.ts'
import { createRunnerHosts } from './runner-hosts.ts'
import type { RunnerRequest } from './runner-request.ts'
import { sendBlank, sendCaution, sendCompiler, sendDocumentText, sendRunning } from './send-runner-page.ts'
import { isEmbedded, isOwnFetch } from './where-from.ts'

export interface RunnerOptions {
  readonly site: SiteSource
  /** Of the site. */
  readonly origin: string
  /** As in `SiteSettings`. */
  readonly runner?: string | undefined
  readonly siteName?: string | undefined
}

/** Below the address of any page, so that relative addresses in code lead to the files of that page (docs/behaviour/runner.md 4). */
const RUNNER_PAGE = /^(?:\/[\w-]+\/(?:docs|blog|curriculum)\/.+)?\/runner\.html$/

/**
 * Answers all requests for the runner's hosts, and none of the site's own: no page of the site is served where code runs, and no code runs where
 * the site is (docs/decisions/0028). Has to come before all routes.
 */
export function serveRunner(app: FastifyInstance, options: RunnerOptions): void {
  const { site, origin, runner, siteName = DEFAULT_BRAND.name } = options
  const hosts = createRunnerHosts(runner, origin)
  const guard = createGuard()
  const isSecure = runner?.startsWith('https://') === true
  app.addHook('onClose', () => guard.close())
  app.addHook('onRequest', async (request, reply) => {
    const host = request.host
    const label = hosts.findLabel(host)
    if (label === undefined) return undefined
    try {
      rejectLongQuery(request.url, MAX_RUNNER_QUERY_CHARS)
      const snapshot = site.current()
      const { path, query } = parseTarget(request.url)
      if (!RUNNER_PAGE.test(path)) return await passAsset(request, reply, () => findRunnerAsset(snapshot, path))
      const siteOrigins = hosts.siteOrigins(host)
      return await answer({
        request,
        reply,
        label,
        path,
        query: new URLSearchParams(query),
        siteOrigins,
        snapshot,
        siteName,
        isSecure,
        guard,
      })
    } catch (error) {
      return reject(error, request, reply)
    }
  })
}

/** Files next to pages are sent as on the site, for any code to use. */
async function passAsset(request: FastifyRequest, reply: FastifyReply, find: () => Promise<boolean>): Promise<undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('method_not_allowed', { headers: { allow: 'GET, HEAD' } })
  if (!(await find())) throw new AppError('not_found')
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
  return undefined
}

async function answer(asked: RunnerRequest): Promise<FastifyReply> {
  switch (asked.request.method) {
    case 'GET':
    case 'HEAD':
      return await answerAddress(asked)
    case 'POST':
      return await answerMessage(asked)
    default:
      throw new AppError('method_not_allowed', { headers: { allow: 'GET, HEAD, POST' } })
  }
}

/** Code in the address, for the host of its hash only; or a frame that waits for code. */
async function answerAddress(asked: RunnerRequest): Promise<FastifyReply> {
  const { request, query, label } = asked
  const text = query.get('state') ?? undefined
  if (text === undefined && query.has('blank') && isEmbedded(asked) && label !== '') return await sendBlank(asked)
  // Code of users runs only on hosts that are named after its hash.
  if (text === undefined && query.has('compiler') && isEmbedded(asked) && label === '') return sendCompiler(asked)
  const { state, hash } = readState(text)
  if (hash !== label) throw new AppError('forbidden')
  if (isEmbedded(asked)) return await sendRunning(asked, state)
  if (isFrame(asked)) throw new AppError('forbidden')
  if (hasLeave(request.headers.cookie, query.get('code') ?? undefined, asked.isSecure)) return await sendRunning(asked, state)
  return sendCaution(asked, state)
}

/** Code that a frame of ours was given and hands on for its document. It is text to everybody else. */
async function answerMessage(asked: RunnerRequest): Promise<FastifyReply> {
  if (!isOwnFetch(asked)) throw new AppError('forbidden')
  const { state, hash } = readCompressed(await readBytes(asked.request.raw, MAX_COMPRESSED_BYTES))
  if (hash !== asked.label) throw new AppError('forbidden')
  return await sendDocumentText(asked, state)
}

function isFrame({ request }: RunnerRequest): boolean {
  return /^i?frame$/.test(String(request.headers['sec-fetch-dest']))
}
