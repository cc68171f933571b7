import type { FastifyReply } from 'fastify'
import { type InterfaceLocale, interfaceLocaleOf, isLocaleCode } from '#contracts/locales.ts'
import { PLAY_THEMES, type PlayState, type PlayTheme } from '#contracts/play-state.ts'
import { runnerTexts } from '#locales/runner.ts'
import { AppError } from '../http/errors/app-error.ts'
import { chooseEncoding } from '../http/headers/accept-encoding.ts'
import { CACHE } from '../http/headers/cache-control.ts'
import { userLocale } from '../http/headers/preferred-locales.ts'
import { encodePath } from '../http/input/request-target.ts'
import { compressNow } from '../http/responses/compressor.ts'
import { CAUTION_STYLE, cautionPage } from './caution-page.ts'
import { createLeave } from './leave-cookie.ts'
import { cautionHeaders, compilerHeaders, runningHeaders } from './runner-headers.ts'
import type { RunnerRequest } from './runner-request.ts'
import { blankDocument, compilerDocument, runningDocument, type Surroundings, writtenDocument } from './running-document.ts'

const HTML = 'text/html; charset=utf-8'
/** Code that sets more cookies than this for all hosts of the runner would keep them from being asked at all; in characters. */
const MAX_COOKIES = 4096

/** Answers with the document that runs code. */
export async function sendRunning(asked: RunnerRequest, state: PlayState): Promise<FastifyReply> {
  return await sendDocument(asked, runningDocument(await asked.guard.guard(state), await surroundingsOf(asked)), HTML)
}

/** Answers with a document that waits for code. */
export async function sendBlank(asked: RunnerRequest): Promise<FastifyReply> {
  return await sendDocument(asked, blankDocument(await surroundingsOf(asked)), HTML)
}

/**
 * Answers with the document that compiles WebAssembly text.
 *
 * @throws AppError `unavailable` when the build that is served was made before there was a compiler
 */
export function sendCompiler({ reply, snapshot, siteOrigins }: RunnerRequest): FastifyReply {
  if (snapshot.compilerScript === undefined) throw new AppError('unavailable')
  reply.removeHeader('x-frame-options')
  return reply
    .headers({ ...compilerHeaders(siteOrigins), 'cache-control': CACHE.personal })
    .type(HTML)
    .send(compilerDocument(siteOrigins, `/${snapshot.compilerScript}`))
}

/** Answers with the document that runs code as text: only the script that asked for it makes a page of it. */
export async function sendDocumentText(asked: RunnerRequest, state: PlayState): Promise<FastifyReply> {
  return await sendDocument(
    asked,
    writtenDocument(await asked.guard.guard(state), await surroundingsOf(asked)),
    'text/plain; charset=utf-8',
  )
}

/** Answers with the page that shows code and asks before it runs. */
export function sendCaution(
  { request, reply, query, siteOrigins, siteName, isSecure, path }: RunnerRequest,
  state: PlayState,
): FastifyReply {
  const locale = localeOf(request.url, query, request.headers)
  const leave = createLeave(isSecure)
  const text = encodeURIComponent(query.get('state') ?? '')
  const again = new URLSearchParams([...query.entries()].filter(([name]) => name !== 'code'))
  again.set('code', leave.code)
  const playgroundUrl = `${siteOrigins[0] ?? ''}/${locale}/play?state=${text}`
  const page = cautionPage({ state, locale, siteName, playgroundUrl, continueUrl: `${encodePath(path)}?${again}` })
  return reply
    .headers({ ...cautionHeaders(CAUTION_STYLE), 'cache-control': CACHE.personal, vary: 'Accept-Language', 'set-cookie': leave.header })
    .type(HTML)
    .send(page.toString())
}

async function sendDocument({ request, reply, siteOrigins }: RunnerRequest, html: string, type: string): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']) === undefined ? undefined : 'gzip'
  reply.removeHeader('x-frame-options')
  reply.headers({ ...runningHeaders(siteOrigins), 'cache-control': CACHE.personal, vary: 'Accept-Encoding' }).type(type)
  if ((request.headers.cookie?.length ?? 0) > MAX_COOKIES) reply.header('clear-site-data', '"cookies"')
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  const bytes = Buffer.from(html)
  return reply.send(encoding === undefined ? bytes : Buffer.from(await compressNow({ encoding, isLasting: false }, bytes)))
}

/** @throws AppError `unavailable` when the build that is served was made before there was a runner */
async function surroundingsOf({ request, query, snapshot, siteOrigins }: RunnerRequest): Promise<Surroundings> {
  const file = snapshot.runnerScript === undefined ? undefined : await snapshot.read(snapshot.runnerScript.replace(/^\//, ''))
  if (file === undefined) throw new AppError('unavailable')
  const t = runnerTexts(localeOf(request.url, query, request.headers))
  return {
    parents: siteOrigins,
    theme: themeOf(query),
    script: new TextDecoder().decode(file.bytes),
    texts: { loop: t('loop'), skipped: t('skipped') },
  }
}

function themeOf(query: URLSearchParams): PlayTheme | undefined {
  return PLAY_THEMES.find((theme) => theme === query.get('theme'))
}

/** The language that the address asks for, that of the page it stands below, or the user's. */
function localeOf(url: string, query: URLSearchParams, headers: Parameters<typeof userLocale>[1]): InterfaceLocale {
  const asked = query.get('locale') ?? ''
  return isLocaleCode(asked) ? interfaceLocaleOf(asked) : userLocale(url, headers)
}
