/** What routes say of themselves to the hooks that all requests pass. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Another server calls and proves itself with a signature: it is not asked which page it comes from. */
    readonly isSigned?: boolean
    /** Answers what nothing else does: it does not make an address known. */
    readonly isFallback?: boolean
  }
}

/** The configuration of a route that another server calls and signs. */
export const SIGNED_ROUTE = { isSigned: true } as const
/** The configuration of a route that answers what no other one does. */
export const FALLBACK_ROUTE = { isFallback: true } as const
