import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { listPreferredLocales } from '../http/headers/preferred-locales.ts'
import { prefersJson } from '../http/headers/prefers-json.ts'
import { parseTarget } from '../http/input/request-target.ts'
import { type Compressor, createCompressor } from '../http/responses/compressor.ts'
import { type ResponseMemory, rememberResponses } from '../http/responses/response-memory.ts'
import { resolveVisit } from './rules/resolve-visit.ts'
import { hasLocale } from './rules/site-locales.ts'
import { sendFile } from './send-file.ts'
import { sendNotFound } from './send-not-found.ts'
import { sendRedirect } from './send-redirect.ts'

export interface DocumentsOptions {
  readonly site: SiteSource
  /** The pages of all others are unknown. */
  readonly features: readonly Feature[]
  /** In dev every page is made anew: nothing is compressed or stored. */
  readonly isDev: boolean
  /** Answers in place of a page that its problems keep from being shown; absent: no page has any. */
  readonly sendProblems?: SendProblems
}

export type SendProblems = (reply: FastifyReply, found: FoundProblems) => FastifyReply

export interface FoundProblems {
  /** What was asked for: the page, or its data. */
  readonly path: string
  readonly page: string
  readonly problems: readonly Diagnostic[]
}

const MAX_COMPRESSED_BYTES = 64 * 1024 * 1024
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
/** The end of the address of a page's data. */
const PAGE_DATA = /\/index\.json$/
/** How often a request starts again because its build was replaced and removed while it was read. */
const MAX_TRIES = 3

/** Serves the site: pages, the files of the build, redirects and the page of unknown paths, for every address that no other feature has. */
export function serveDocuments(app: FastifyInstance, { site, features, isDev, sendProblems }: DocumentsOptions): void {
  const options = {
    features,
    sendProblems,
    compressor: isDev ? undefined : createCompressor(MAX_COMPRESSED_BYTES),
    memory: isDev ? undefined : rememberResponses(app, { maxBytes: MAX_RESPONSE_BYTES, version: () => site.current() }),
  }
  app.setNotFoundHandler(async (request, reply) => {
    for (let tries = 1; ; tries += 1) {
      const snapshot = site.current()
      try {
        return await answerFrom(snapshot, request, reply, options)
      } catch (error) {
        if (tries === MAX_TRIES || site.current() === snapshot) throw error
      }
    }
  })
}

interface AnswerOptions {
  readonly features: readonly Feature[]
  readonly compressor: Compressor | undefined
  readonly memory: ResponseMemory | undefined
  readonly sendProblems: SendProblems | undefined
}

/** The whole response comes from one snapshot. Nothing of it is sent before all of it is read. */
async function answerFrom(
  snapshot: SiteSnapshot,
  request: FastifyRequest,
  reply: FastifyReply,
  { features, sendProblems, ...caches }: AnswerOptions,
): Promise<FastifyReply> {
  const isOffered = (locale: LocaleCode): boolean => hasLocale(snapshot, locale)
  const visit = { snapshot, ...parseTarget(request.url), preferredLocales: () => listPreferredLocales(request.headers, isOffered) }
  const answer = isSwitchedOff(visit.path, features) ? ({ kind: 'not-found' } as const) : await resolveVisit(visit)
  const page = visit.path.replace(PAGE_DATA, '')
  const isForPage = page !== visit.path || !prefersJson(request.url, request.headers.accept)
  const problems = answer.kind === 'file' || !isForPage ? [] : (snapshot.findPageProblems?.(page) ?? [])
  if (problems.length > 0 && sendProblems !== undefined) return sendProblems(reply, { path: visit.path, page, problems })
  switch (answer.kind) {
    case 'redirect':
      return sendRedirect(reply, answer)
    case 'file':
      return await sendFile({ request, reply, snapshot, path: answer.path, ...caches })
    case 'not-found':
      return await sendNotFound(request, reply, visit)
  }
}
