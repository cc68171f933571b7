import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownPath } from '../errors/shown-path.ts'
import { countHeadBytes, countHostLines, MAX_HEAD_BYTES } from '../input/request-head.ts'
import { STORED_STATUS, StoredResponse } from './stored-response.ts'

/** Whole responses in memory, for pages that many users ask for (docs/decisions/0105). */
export interface ResponseMemory {
  /**
   * Stores the response that is about to be sent with 200. Only for responses that are the same for everybody: as long as the version is the same, they
   * depend on the host, the target and the accepted codings alone.
   */
  store(request: FastifyRequest, reply: FastifyReply, body: Buffer): void
}

export interface ResponseMemoryOptions {
  /** Of all that is stored. */
  readonly maxBytes: number
  /** Compared by identity: what was stored with another version is forgotten. */
  readonly version: () => unknown
}

interface Entry {
  readonly response: StoredResponse
  /** The path as the log shows it. */
  readonly path: string
  /** What it takes, with its key. */
  readonly bytes: number
}

/** What an entry takes besides its response and its key: headers, objects. */
const ENTRY_BYTES = 2048
const BYTES_OF_UNIT = 2
/** One body may take at most this share of the memory. */
const MAX_SHARE = 1 / 8
/** Headers of browsers are shorter. Longer ones would only fill the memory with copies of one response. */
const MAX_CODINGS_LENGTH = 200
/** A request with one of these may get another response, or has a body that is to be read. */
const SPECIAL_HEADERS = ['if-none-match', 'if-modified-since', 'range', 'content-length', 'transfer-encoding', 'upgrade', 'expect'] as const

/**
 * Answers GET requests from memory, before the framework sees them, in a few microseconds instead of fifty. A request that has anything special
 * takes the normal way, with all its checks (docs/behaviour/http.md 19).
 */
export function rememberResponses(app: FastifyInstance, { maxBytes, version }: ResponseMemoryOptions): ResponseMemory {
  const stored = new Map<string, Entry>()
  let storedVersion = version()
  let size = 0
  let isClosing = false

  app.addHook('preClose', async () => {
    isClosing = true
  })
  handleBefore(app, (request, response) => {
    const found = isClosing || !isOrdinary(request) ? undefined : find(keyOf(request))
    if (found === undefined) return false
    found.response.send(response)
    app.log.info({ method: request.method, path: found.path, status: STORED_STATUS, ms: 0 }, 'request')
    return true
  })

  function find(key: string): Entry | undefined {
    forgetOtherVersions()
    const found = stored.get(key)
    if (found === undefined) return undefined
    // The order of the Map is that of use.
    stored.delete(key)
    stored.set(key, found)
    return found
  }

  function forgetOtherVersions(): void {
    const current = version()
    if (current === storedVersion) return
    stored.clear()
    size = 0
    storedVersion = current
  }

  return {
    store({ raw, url }, reply, body) {
      const key = keyOf(raw)
      if (!isOrdinary(raw) || body.byteLength > maxBytes * MAX_SHARE) return
      forgetOtherVersions()
      if (stored.has(key)) return
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
      const response = new StoredResponse([...headers, ['content-length', String(body.byteLength)]], body)
      const bytes = response.byteLength + BYTES_OF_UNIT * key.length + ENTRY_BYTES
      stored.set(key, { response, path: shownPath(url), bytes })
      size += bytes
      for (const [oldest, entry] of stored) {
        if (size <= maxBytes) return
        stored.delete(oldest)
        size -= entry.bytes
      }
    },
  }
}

/** Has the server's requests seen by `answer` first; those that it does not answer go to the framework. */
function handleBefore(app: FastifyInstance, answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const handlers = app.server.listeners('request')
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!answer(request, response)) for (const handler of handlers) handler.call(app.server, request, response)
  })
}

function isOrdinary(request: IncomingMessage): boolean {
  const { method, httpVersion, headers, url } = request
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    url?.includes('?') === false &&
    SPECIAL_HEADERS.every((name) => headers[name] === undefined) &&
    (headers['accept-encoding']?.length ?? 0) <= MAX_CODINGS_LENGTH &&
    countHostLines(request) === 1 &&
    countHeadBytes(request) <= MAX_HEAD_BYTES
  )
}

/** A line break can stand in none of the three. The codings are those of the header as it came: browsers send few different ones. */
function keyOf({ headers, url }: IncomingMessage): string {
  return `${url}\n${headers.host}\n${headers['accept-encoding']}`
}
