import type { FastifyInstance, FastifyReply } from 'fastify'

/** Two years, in seconds: what browsers' preload lists ask for. */
const HSTS_MAX_AGE_S = 63_072_000

/** For media opened by themselves: an SVG keeps its own styles and images and runs nothing. */
export const MEDIA_CSP = "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src data:; style-src 'unsafe-inline'; sandbox"
/** For responses that need nothing: data, redirects, the server's own error pages. */
export const BARE_PAGE_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Features of the browser that no page and no example needs. An example may get others from its author (`allow` of a live sample). Only names that
 * Chromium knows: it warns about any other on every page.
 */
const DENIED_FEATURES = ['browsing-topics', 'hid', 'payment', 'publickey-credentials-get', 'serial', 'usb']

/** Headers of a response unless its route says otherwise (docs/behaviour/security-headers.md 1). */
const OF_RESPONSES = {
  'content-security-policy': BARE_PAGE_CSP,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Headers that browsers heed on https only; elsewhere they complain about the second one. */
const OF_HTTPS = {
  'strict-transport-security': `max-age=${HSTS_MAX_AGE_S}`,
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Headers that mean something for a document in a window or a frame, besides its policy. */
const OF_WINDOWS = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy', 'x-frame-options'] as const

/** Headers that mean something for what is opened by itself or in a frame only. */
const OF_DOCUMENTS = ['content-security-policy', 'cross-origin-resource-policy', ...OF_WINDOWS] as const

/** Puts the security headers on every response. HSTS only where users come by https. */
export function addSecurityHeaders(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(reply, origin)
    // Each visit asks the API a few times; its data are no documents, and their policy alone keeps them out of frames.
    if (request.url.startsWith('/api/')) for (const name of OF_WINDOWS) reply.removeHeader(name)
  })
}

/** The same for one response that no hook sees: a request that the router rejects. */
export function setSecurityHeaders(reply: FastifyReply, origin: string): void {
  reply.headers(OF_RESPONSES)
  if (origin.startsWith('https://')) reply.headers(OF_HTTPS)
}

/** For scripts, stylesheets and fonts: a first visit loads two dozen of them, and the headers of documents as often. */
export function dropDocumentHeaders(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name)
}
