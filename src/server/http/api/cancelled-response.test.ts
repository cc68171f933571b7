import { once } from 'node:events'
import { connect } from 'node:net'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoint } from '#contracts/endpoint.ts'
import { sendParts } from '../responses/send-parts.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

const exported = endpoint(
  { method: 'GET', path: '/api/test/export' },
  { summary: 'Sends a file in parts', access: 'anyone', reply: Type.String() },
)

let it: TestApp
let port: number
const WARNING = 40
const log: string[] = []
const ended = Promise.withResolvers<unknown>()
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    logger: { write: (line) => void log.push(line) },
    join(_app, serve) {
      serve(exported, async ({ reply }) => {
        ended.resolve(once(reply.raw, 'close'))
        return sendParts(reply.type('text/plain'), endlessParts())
      })
    },
  })
  port = Number(new URL(await it.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => it.close())

async function* endlessParts(): AsyncGenerator<string> {
  for (;;) yield 'x'.repeat(100_000)
}

/** What the log has of problems when the call is over. */
async function listProblems(): Promise<readonly unknown[]> {
  await ended.promise
  // What the framework has left to do for the call is done when it has answered another one.
  await it.client().get('/healthz')
  return log.map((line): { readonly level: number } => JSON.parse(line)).filter(({ level }) => level >= WARNING)
}

test('a client that leaves during a file is no error of the server', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${exported.path} HTTP/1.1\r\nhost: localhost:3000\r\n\r\n`)
  await once(socket, 'data')
  socket.destroy()
  expect(await listProblems()).toEqual([])
  expect(log.join('')).toContain('stream closed prematurely')
})
