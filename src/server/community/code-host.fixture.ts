import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { IssueSource } from '#contracts/community.ts'

/** A code host on this machine: it speaks the protocol of an issue search, and fails as a test says. */
export interface CodeHost extends AsyncDisposable {
  readonly source: IssueSource
  /** The query of each request, decoded, in order. */
  readonly asked: readonly URLSearchParams[]
  /** Sets the response from now on. */
  answer(next: Answerer): void
}

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void

/** An issue as a code host gives it, with more fields than are read. */
export function hostIssue(number: number, more: object = {}): object {
  return {
    id: number,
    number,
    html_url: `https://code.example/room/content/issues/${number}`,
    repository_url: 'https://api.code.example/repos/room/content',
    title: `Issue ${number}`,
    labels: [{ id: 1, name: 'good first issue', color: '7057ff' }],
    body: 'Mend it.',
    user: { login: 'someone' },
    ...more,
  }
}

/** Answers with these issues. */
export function withIssues(...items: readonly object[]): Answerer {
  return (_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ total_count: items.length, incomplete_results: false, items }))
  }
}

/** Answers with a status, such headers and such a body. */
export function withStatus(status: number, headers: Readonly<Record<string, string>> = {}, body = '{"message":"no"}'): Answerer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }
}

/** Starts one; it answers with a single issue. */
export async function openCodeHost(): Promise<CodeHost> {
  let answer = withIssues(hostIssue(1))
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost').searchParams)
    answer(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the code host of the test does not listen')
  return {
    source: {
      api: `http://127.0.0.1:${address.port}/search/issues`,
      repositories: ['room/content'],
      page: 'https://code.example/room/content/issues',
    },
    asked,
    answer(next) {
      answer = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
