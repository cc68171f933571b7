import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shownPath } from '../errors/shown-path.ts'
import { findResponseKey } from './response-key.ts'
import { STORED_STATUS, StoredResponse } from './stored-response.ts'

/** Whole responses in memory, for pages that many users ask for (docs/decisions/0105). */
export interface ResponseMemory {
  /**
   * Stores the response that is about to be sent with 200. Only for responses that are the same for everybody: as long as the version is the same, they
   * depend on the host, the target and the accepted codings alone.
   */
  store(made: MadeResponse): void
}

export interface MadeResponse {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly body: Buffer
  /** From which it was made. The response is stored only while this is the current one: it may have been replaced while its files were read. */
  readonly version: unknown
}

export interface ResponseMemoryOptions {
  /** Of all that is stored. */
  readonly maxBytes: number
  /** Compared by identity: what was stored with another version is forgotten. */
  readonly version: () => unknown
}

interface Entry {
  readonly response: StoredResponse
  /** Writes the line in the log. */
  readonly log: () => void
  /** What it takes, with its key. */
  readonly bytes: number
  /** Whether it was asked for since it came to its place in the Map. */
  isUsed: boolean
}

/** What an entry takes besides its response and its key: headers, objects, the line in the log. */
const ENTRY_BYTES = 2048
const BYTES_OF_UNIT = 2
/** One response may take at most this share of the memory, without the lines of its head. */
const MAX_SHARE = 1 / 8

/**
 * Answers GET requests from memory, before the framework sees them, in a few microseconds instead of fifty. A request that has anything special
 * takes the normal way, with all its checks (docs/behaviour/http.md 19).
 */
export function rememberResponses(app: FastifyInstance, { maxBytes, version }: ResponseMemoryOptions): ResponseMemory {
  const entries = new Map<string, Entry>()
  let storedVersion = version()
  let size = 0
  let isClosing = false

  app.addHook('preClose', async () => {
    isClosing = true
  })
  handleBefore(app, (request, response) => {
    const found = isClosing ? undefined : find(request)
    if (found === undefined) return false
    found.isUsed = true
    found.response.send(response)
    found.log()
    return true
  })

  function find(request: IncomingMessage): Entry | undefined {
    const key = findResponseKey(request)
    if (key === undefined) return undefined
    forgetOtherVersions()
    return entries.get(key)
  }

  function forgetOtherVersions(): void {
    const current = version()
    if (current === storedVersion) return
    entries.clear()
    size = 0
    storedVersion = current
  }

  /** An entry that was asked for goes to the end once. To put the Map in the order of use at each request would take longer than to look up the entry. */
  function makeRoom(bytes: number): void {
    for (const [key, entry] of entries) {
      if (size + bytes <= maxBytes) return
      entries.delete(key)
      if (entry.isUsed) entries.set(key, { ...entry, isUsed: false })
      else size -= entry.bytes
    }
  }

  return {
    store({ request: { raw, url }, reply, body, version: madeFrom }) {
      const key = findResponseKey(raw)
      if (key === undefined || body.byteLength + BYTES_OF_UNIT * key.length + ENTRY_BYTES > maxBytes * MAX_SHARE) return
      forgetOtherVersions()
      if (madeFrom !== storedVersion || entries.has(key)) return
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
      const response = new StoredResponse([...headers, ['content-length', String(body.byteLength)]], body)
      const bytes = response.byteLength + BYTES_OF_UNIT * key.length + ENTRY_BYTES
      makeRoom(bytes)
      const line = { method: raw.method, path: shownPath(url), status: STORED_STATUS, ms: 0 }
      const log = app.repeatLine(() => app.log.info(line, 'request'))
      entries.set(key, { response, log, bytes, isUsed: false })
      size += bytes
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
