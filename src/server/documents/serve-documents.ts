import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Feature, isSwitchedOff } from '#contracts/features.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { SiteSnapshot, SiteSource } from '#contracts/site-source.ts'
import { listPreferredLocales } from '../http/headers/preferred-locales.ts'
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
}

const MAX_COMPRESSED_BYTES = 64 * 1024 * 1024
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
/** How often a request starts again because its build was replaced and removed while it was read. */
const MAX_TRIES = 3

/** Serves the site: pages, the files of the build, redirects and the page of unknown paths, for every address that no other feature has. */
export function serveDocuments(app: FastifyInstance, { site, features, isDev }: DocumentsOptions): void {
  const how = {
    features,
    compressor: isDev ? undefined : createCompressor(MAX_COMPRESSED_BYTES),
    memory: isDev ? undefined : rememberResponses(app, { maxBytes: MAX_RESPONSE_BYTES, version: () => site.current() }),
  }
  app.setNotFoundHandler(async (request, reply) => {
    for (let tries = 1; ; tries += 1) {
      const snapshot = site.current()
      try {
        return await answerFrom(snapshot, request, reply, how)
      } catch (error) {
        if (tries === MAX_TRIES || site.current() === snapshot) throw error
      }
    }
  })
}

interface How {
  readonly features: readonly Feature[]
  readonly compressor: Compressor | undefined
  readonly memory: ResponseMemory | undefined
}

/** The whole response comes from one snapshot. Nothing of it is sent before all of it is read. */
async function answerFrom(
  snapshot: SiteSnapshot,
  request: FastifyRequest,
  reply: FastifyReply,
  { features, ...caches }: How,
): Promise<FastifyReply> {
  const isOffered = (locale: LocaleCode): boolean => hasLocale(snapshot, locale)
  const visit = { snapshot, ...parseTarget(request.url), preferredLocales: () => listPreferredLocales(request.headers, isOffered) }
  const answer = isSwitchedOff(visit.path, features) ? ({ kind: 'not-found' } as const) : await resolveVisit(visit)
  switch (answer.kind) {
    case 'redirect':
      return sendRedirect(reply, answer)
    case 'file':
      return await sendFile({ request, reply, snapshot, path: answer.path, ...caches })
    case 'not-found':
      return await sendNotFound(request, reply, visit)
  }
}
