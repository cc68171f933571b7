import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyReply, type FastifyRequest } from 'fastify'
import { sendError } from './errors/answer-errors.ts'
import { brokenRequestReply, type ParserError } from './errors/broken-request-reply.ts'
import { describeError } from './errors/describe-error.ts'
import { shownPath } from './errors/shown-path.ts'
import { setSecurityHeaders } from './headers/security-headers.ts'
import { MAX_BODY_BYTES } from './input/read-bodies.ts'
import { MAX_RUNNER_HEAD_BYTES } from './steps/limit-heads.ts'
import { MAX_PATH_CHARS, shortenTarget } from './steps/limit-targets.ts'

/** What takes the lines of a log. */
export interface LineTarget {
  write(line: string): void
}

/** Where log lines go: a stream, standard output (all, or those of errors), or nowhere. */
export type LogTarget = boolean | 'errors' | LineTarget

/** How long connections may take, in milliseconds. */
export interface ConnectionTimes {
  /** A request has to arrive within this time, so that slow senders hold no connection for long. */
  readonly requestMs: number
  /** How often connections are looked at. */
  readonly checkMs: number
  /** How long a client may go on reading after the response to its error. Then its connection is cut. */
  readonly lingerMs: number
}

/** A sender that is too slow is gone after 36 seconds at the latest. */
const CONNECTION_TIMES: ConnectionTimes = { requestMs: 30_000, checkMs: 5000, lingerMs: 1000 }
/** Longer than the idle time of common proxies (60 s), so that the proxy closes first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

/**
 * One line for each request, when it is answered. Query strings, headers and bodies may hold private data and are not
 * written, and neither are e-mail addresses in a path.
 */
class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { method: request.method, path: shownPath(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'response failed')
    else reply.log.info(line, 'request')
  }
}

export interface ServerSettings {
  readonly origin: string
  readonly logger: LineTarget | 'errors' | false
  /** Proxies in front of the server: the address that the outermost of them saw is the user's. 0: nothing a proxy claims is believed. */
  readonly proxyHops: number
  /** Absent: those of a site. */
  readonly times?: ConnectionTimes | undefined
}

/** Calls are checked by their contracts (`api/serve.ts`): the compilers of the framework would be loaded for nothing. @throws Error always */
function rejectSchema(): never {
  throw new Error('a route has a schema of the framework; use a contract')
}

/** The settings of the HTTP server and its log. */
export function serverOptions({
  origin,
  logger,
  proxyHops,
  times = CONNECTION_TIMES,
}: ServerSettings): FastifyHttpOptions<Server, FastifyBaseLogger> {
  return {
    logger: logger !== false && { serializers: { err: describeError }, ...(logger === 'errors' ? { level: 'error' } : { stream: logger }) },
    logController: new RequestLog(),
    trustProxy: proxyHops > 0 && ((_address, hop) => hop < proxyHops),
    rewriteUrl: shortenTarget,
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PATH_CHARS },
    http: {
      maxHeaderSize: MAX_RUNNER_HEAD_BYTES,
      headersTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
      // Most requests have no body. The events of a stream for it take Node a tenth of a short response (docs/decisions/0186).
      optimizeEmptyRequests: true,
    },
    requestTimeout: times.requestMs,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => rejectBrokenRequest(error, socket, times.lingerMs),
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, origin)
      sendError(error, request, reply)
    },
  }
}

/**
 * Data that is no HTTP, has an incomplete head, or is too slow, gets a response without a request, and the connection ends (RFC 9112
 * sections 3 and 9.5). The client may read the response for a moment; then the socket is released, whether the client closes it or not.
 */
function rejectBrokenRequest(error: ParserError, socket: Socket, lingerMs: number): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end(brokenRequestReply(error))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
