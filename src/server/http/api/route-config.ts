import type { FastifyContextConfig } from 'fastify'
import type { Endpoint } from '#contracts/endpoint.ts'

/** The properties of a route that the hooks of all requests read. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another server calls and proves itself with a signature: it is not asked which page it comes from. */
    readonly isSigned?: boolean
    /** Programs call it, whatever they accept: errors are JSON. */
    readonly isForPrograms?: boolean
    /** Answers what nothing else does: it does not make an address known. */
    readonly isFallback?: boolean
  }
}

/** The configuration of a route that another server calls and signs. */
export const SIGNED_ROUTE = { isSigned: true } as const
/** The configuration of a route that answers what no other one does. */
export const FALLBACK_ROUTE = { isFallback: true } as const

/** The configuration of the route of a call. One with JSON in its body comes from a program, wherever its address is (docs/behaviour/http.md 16). */
export function configOf({ isSigned, body }: Endpoint): FastifyContextConfig {
  return isSigned === true ? SIGNED_ROUTE : { isForPrograms: body !== undefined }
}
