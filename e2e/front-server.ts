import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, ask } from './ask.ts'

/** What stands in front of a site's server: a proxy that may answer by itself, change answers, and note what was asked. */
export interface Front {
  readonly origin: string
  /** Requests so far. */
  readonly asked: readonly { readonly path: string; readonly headers: IncomingMessage['headers'] }[]
  stop(): Promise<void>
}

/** Gives the answer to send in the place of the site's; undefined sends that. */
export type Change = (path: string, answer: Answer) => { readonly status?: number; readonly body?: string } | undefined

/** A real server on a free port that hands requests on to a site. */
export async function startFront(site: string, change: Change = () => undefined): Promise<Front> {
  const asked: Front['asked'][number][] = []
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    void pass(site, request, response, change)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = addressOf(server.address())
  return {
    origin: `http://localhost:${port}`,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function pass(site: string, request: IncomingMessage, response: ServerResponse, change: Change): Promise<void> {
  const path = request.url ?? '/'
  const { accept = '*/*' } = request.headers
  const answer = await ask(site, path, { headers: { accept } })
  const changed = change(path, answer)
  const bytes = changed?.body ?? answer.body
  const headers = { ...answer.headers, 'content-length': Buffer.byteLength(bytes) }
  // What is changed now may not be the next time.
  response.writeHead(changed?.status ?? answer.status, changed === undefined ? headers : { ...headers, 'cache-control': 'no-store' })
  response.end(bytes)
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('the server listens nowhere')
  return address
}
