import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/** A code host on this machine, which speaks the protocol of an issue search. */
export interface CodeHost {
  /** What `site.json` says of it. */
  readonly source: { readonly api: string; readonly repositories: readonly string[]; readonly page: string }
  /** How often it was asked. */
  count(): number
  answer(next: Answerer): void
  stop(): Promise<void>
}

/** Issues as a code host gives them: title and labels of each. */
export function withIssues(...issues: readonly (readonly [title: string, ...labels: string[]])[]): Answerer {
  return (_request, response) => {
    const items = issues.map(([title, ...labels], index) => ({
      html_url: `https://code.example/room/content/issues/${index + 1}`,
      repository_url: 'https://api.code.example/repos/room/content',
      title,
      labels: labels.map((name) => ({ name })),
    }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ total_count: items.length, items }))
  }
}

/** Starts one that has no issues. */
export async function startCodeHost(): Promise<CodeHost> {
  let answer = withIssues()
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the code host does not listen')
  return {
    source: {
      api: `http://127.0.0.1:${address.port}/search/issues`,
      repositories: ['room/content'],
      page: 'https://code.example/room/content/issues',
    },
    count: () => asked,
    answer(next) {
      answer = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
