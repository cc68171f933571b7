import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** How the stand-in answers. */
export interface EmbeddingScript {
  /** The length of its vectors. */
  readonly dimensions?: number
  /** Sent in place of the vectors. */
  readonly reply?: string
  /** Responses with this status, so many; then it works. */
  readonly rejects?: { readonly status: number; count: number }
  readonly isSilent?: boolean
}

export interface EmbeddingServer {
  readonly baseUrl: string
  script: EmbeddingScript
  /** The texts of each request. */
  readonly asked: (readonly string[])[]
  /** The requests that were open at once, at most. */
  mostAtOnce: number
  close(): Promise<void>
}

/** A server that speaks `POST /embeddings` on loopback. The vector of a text counts the words `near` in it. */
export async function openEmbeddingServer(): Promise<EmbeddingServer> {
  let open = 0
  const server = createServer((request, response) => {
    open += 1
    it.mostAtOnce = Math.max(it.mostAtOnce, open)
    response.on('close', () => {
      open -= 1
    })
    void respond(it, request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const it: EmbeddingServer = {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    script: {},
    asked: [],
    mostAtOnce: 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return it
}

async function respond(it: EmbeddingServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { input } = JSON.parse(body)
  it.asked.push(input)
  const { dimensions = 3, reply, rejects, isSilent } = it.script
  if (isSilent === true) return
  if (rejects !== undefined && rejects.count > 0) {
    rejects.count -= 1
    return void response.writeHead(rejects.status).end('busy')
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  const data = input.map((text: string, index: number) => ({ object: 'embedding', index, embedding: vectorOf(text, dimensions) }))
  // Servers may send them in any order.
  response.end(reply ?? JSON.stringify({ object: 'list', model: 'meaning', data: data.toReversed() }))
}

function vectorOf(text: string, dimensions: number): readonly number[] {
  return Array.from({ length: dimensions }, (_, at) => (at === 0 ? text.split('near').length - 1 : 0.5))
}
