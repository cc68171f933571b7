import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** How the stand-in answers; `text` is sent in pieces of a few characters. */
export interface ModelScript {
  readonly text?: string
  readonly finish?: string
  /** What stands in the place of `finish` before the end; absent: null. */
  readonly unfinished?: string
  /** What `POST /moderations` answers: it rejects questions with this word, or sends this text. */
  readonly moderation?: { readonly rejects: string } | { readonly reply: string; readonly status?: number } | 'silent'
  readonly failure?: 'silent' | 'cut' | 'nonsense' | 'error' | 'slow'
}

export interface ModelServer {
  readonly baseUrl: string
  script: ModelScript
  /** The bodies of all requests. */
  readonly asked: {
    readonly model: string
    readonly temperature: number
    readonly stop: readonly string[]
    readonly max_tokens: number
    readonly messages: readonly { readonly role: string; readonly content: string }[]
  }[]
  /** The texts that were to be judged, by request. */
  readonly judged: (readonly string[])[]
  /** Connections that are open. */
  readonly countConnections: () => Promise<number>
  /** Requests that ended before their answer did. */
  aborted: number
  close(): Promise<void>
}

/** A server that speaks the streaming chat API on loopback. */
export async function openModelServer(): Promise<ModelServer> {
  const server = createServer((request, response) => void respond(it, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const it: ModelServer = {
    baseUrl: `http://127.0.0.1:${isInfo(address) ? address.port : 0}/v1`,
    script: {},
    asked: [],
    judged: [],
    aborted: 0,
    countConnections: () => promisify(server.getConnections.bind(server))(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return it
}

function isInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

async function respond(it: ModelServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  if (request.url === '/v1/moderations') return judge(it, JSON.parse(body).input, response)
  it.asked.push(JSON.parse(body))
  const { text = '', finish = 'stop', unfinished = null, failure } = it.script
  response.on('close', () => {
    if (!response.writableEnded) it.aborted += 1
  })
  if (failure === 'error') return void response.writeHead(500).end('broken'.repeat(100_000))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  if (failure === 'silent') return
  if (failure === 'nonsense') return void response.end('data: {"what":"ever"}\n\n')
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) {
    response.write(`data: ${chunk({ content: piece }, unfinished)}\n\n`)
    if (failure === 'slow') await pause(20)
  }
  if (failure === 'slow') return
  if (failure === 'cut') return void response.end()
  response.end(`data: ${chunk({}, finish)}\n\ndata: [DONE]\n\n`)
}

function judge(it: ModelServer, input: readonly string[], response: ServerResponse): void {
  const { moderation = { rejects: '' } } = it.script
  it.judged.push(input)
  if (moderation === 'silent') return
  if ('reply' in moderation) return void response.writeHead(moderation.status ?? 200).end(moderation.reply)
  const results = input.map((text) => ({ flagged: moderation.rejects !== '' && text.includes(moderation.rejects), categories: {} }))
  response.end(JSON.stringify({ id: 'm', model: 'judge', results }))
}

function chunk(delta: object, finish: string | null): string {
  return JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })
}
