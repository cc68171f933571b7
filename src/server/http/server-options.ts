import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import fastify, { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyReply, type FastifyRequest } from 'fastify'
import { sendError } from './answer-errors.ts'
import { describeError } from './describe-error.ts'
import { MAX_RUNNER_HEAD_BYTES } from './limit-heads.ts'
import { MAX_BODY_BYTES } from './read-bodies.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { shownPath } from './shown-path.ts'

/** Where log lines go: a stream, standard output (all, or those of errors), or nowhere. */
export type LogTarget = boolean | 'errors' | { write(line: string): void }

/** A request has to arrive within this time, so that slow senders hold no connection for long. */
const REQUEST_TIMEOUT_MS = 30_000
/** Longer words in a path lead to no route; what is shorter is refused by the call itself, in its own words. */
const MAX_PARAM_LENGTH = 1024
/** Longer than the idle time of common proxies (60 s), so that the proxy closes first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

/**
 * One line for each request, when it is answered. Query strings, headers and bodies may hold what is nobody's business and are not
 * written, and neither are e-mail addresses in a path.
 */
class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { method: request.method, path: shownPath(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request')
  }
}

export interface ServerSettings {
  readonly origin: string
  readonly logger: LogTarget
  /** Proxies in front of the server: the address that the outermost of them saw is the reader's. 0: nothing a proxy claims is believed. */
  readonly proxyHops: number
}

/** What the HTTP server and its log are set to. */
export function serverOptions({ origin, logger, proxyHops }: ServerSettings): FastifyHttpOptions<Server, FastifyBaseLogger> {
  return {
    logger: logger !== false && { serializers: { err: describeError }, ...logPlace(logger) },
    logController: new RequestLog(),
    trustProxy: proxyHops > 0 && ((_address, hop) => hop < proxyHops),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    http: { maxHeaderSize: MAX_RUNNER_HEAD_BYTES },
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply, origin)
      sendError(error, request, reply)
    },
  }
}

function logPlace(logger: Exclude<LogTarget, false>): { readonly level?: string; readonly stream?: { write(line: string): void } } {
  if (logger === true) return {}
  return logger === 'errors' ? { level: 'error' } : { stream: logger }
}

/** What is no HTTP at all, or has a head that is not read to its end, is answered without a request, and the connection ends (RFC 9112 section 3). */
function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
