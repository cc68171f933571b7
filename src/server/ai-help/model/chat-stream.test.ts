import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, openModelServer } from '../testing/model-server.fixture.ts'
import { type ChatPiece, streamChat } from './chat-stream.ts'

let server: ModelServer
beforeAll(async () => {
  server = await openModelServer()
})
afterAll(() => server.close())

test('questions that a model server rejects leave no connections open', async () => {
  server.script = { failure: 'error' }
  const ask = async () => {
    const request = { model: 'small', turns: [], stop: [], maxTokens: 1 }
    for await (const _ of streamChat({ baseUrl: server.baseUrl, model: 'small' }, request, new AbortController().signal));
  }
  for (let count = 0; count < 20; count += 1) await expect(ask()).rejects.toMatchObject({ code: 'ai_failed' })
  // `fetch` stores up to two for the next question.
  await expect.poll(() => server.countConnections()).toBeLessThanOrEqual(2)
})

test.each([undefined, '', 'null'])('an answer goes on after a chunk with the finish reason %j', async (unfinished) => {
  server.script = { text: 'The whole answer.', ...(unfinished === undefined ? {} : { unfinished }) }
  const request = { model: 'small', turns: [], stop: [], maxTokens: 1 }
  const pieces: ChatPiece[] = []
  const { signal } = new AbortController()
  for await (const piece of streamChat({ baseUrl: server.baseUrl, model: 'small' }, request, signal)) pieces.push(piece)
  expect(pieces.map(({ text }) => text).join('')).toBe('The whole answer.')
  expect(pieces.map(({ finish }) => finish)).toEqual([null, null, null, 'stop'])
})
