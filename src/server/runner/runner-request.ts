import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSnapshot } from '#contracts/site-source.ts'
import type { Guard } from './create-guard.ts'

/** A request for a page of the runner. */
export interface RunnerRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The hash that the host is named after; empty when it is named after none. */
  readonly label: string
  /** Percent-decoded. */
  readonly path: string
  readonly query: URLSearchParams
  /** Of pages that may show code, the site's set one first. */
  readonly siteOrigins: readonly string[]
  readonly snapshot: SiteSnapshot
  readonly siteName: string
  /** Browsers come by https, whatever a proxy makes of it. */
  readonly isSecure: boolean
  readonly guard: Guard
}
