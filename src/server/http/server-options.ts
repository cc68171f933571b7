import type { Socket } from 'node:net'
import fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { sendError } from './answer-errors.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** Where log lines go: a stream, standard output, or nowhere. */
export type LogTarget = boolean | { write(line: string): void }

/** A request has to arrive within this time, so that slow senders hold no connection for long. */
const REQUEST_TIMEOUT_MS = 30_000
/** Longer than the idle time of common proxies (60 s), so that the proxy closes first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

/** One line for each request, when it is answered. Query strings may hold what is nobody's business and are not written. */
class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request')
  }
}

/** What the HTTP server and its log are set to. Nothing a proxy claims about the reader is believed. */
export function serverOptions(origin: string, logger: LogTarget): FastifyServerOptions {
  return {
    logger: typeof logger === 'boolean' ? logger : { stream: logger },
    logController: new RequestLog(),
    trustProxy: false,
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

/** What is no HTTP at all is answered without a request: a bare 400, and the connection ends (RFC 9112 section 3). */
function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

function pathOf(url: string): string {
  return url.replace(/\?.*$/s, '')
}
