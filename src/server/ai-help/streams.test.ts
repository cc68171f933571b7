import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createStreams, type StreamLimits, type WriteEvents } from './streams.ts'

const LIMITS: StreamLimits = { perKey: 2, all: 3, heartbeatMs: 60_000, longestMs: 60_000 }
const app = { close: async (): Promise<unknown> => undefined }
afterEach(async () => void (await app.close()))

/** A server of one stream, opened by a browser. */
async function open(write: WriteEvents<object>, limits: Partial<StreamLimits> = {}) {
  const streams = createStreams({ ...LIMITS, ...limits })
  const server = Fastify()
  server.get('/', (_request, reply) => streams.send(reply, write))
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  app.close = async () => await server.close()
  const leave = new AbortController()
  const { body, headers } = await fetch(address, { signal: leave.signal })
  if (body === null) throw new Error('the response has no body')
  return { streams, leave, headers, reader: body.pipeThrough(new TextDecoderStream()).getReader() }
}

async function readAll(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value
  return text
}

/** Writes until the stream is ended early; `why` is the reason. */
function writeUntilEnd(): { readonly write: WriteEvents<object>; readonly why: Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  return {
    why: promise,
    write: async (send, signal) => {
      send({ first: true })
      await new Promise((end) => signal.addEventListener('abort', end, { once: true }))
      resolve(signal.reason)
    },
  }
}

test('a key has so many places and all keys together as well; a place that is released can be claimed again', () => {
  const streams = createStreams(LIMITS)
  const first = streams.claim('a')
  streams.claim('a')
  expect(() => streams.claim('a')).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
  streams.claim('b')
  expect(() => streams.claim('c')).toThrow(expect.objectContaining({ code: 'unavailable' }))
  first.release()
  first.release()
  streams.claim('c')
  expect(() => streams.claim('a')).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

test('without limits of its own a process has 32 places, and an account two of them', () => {
  const streams = createStreams()
  for (let at = 0; at < 32; at += 1) streams.claim(`key ${Math.floor(at / 2)}`)
  expect(() => streams.claim('another')).toThrow(expect.objectContaining({ code: 'unavailable' }))
  expect(() => streams.claim('key 0')).toThrow(expect.objectContaining({ code: 'too_many_requests' }))
})

test('a comment is sent again and again while there is nothing else to say', async () => {
  const done = Promise.withResolvers<void>()
  const { reader, headers } = await open(() => done.promise, { heartbeatMs: 5 })
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  let text = ''
  while (text.split(': heartbeat\n\n').length < 4) text += (await reader.read()).value
  done.resolve()
  expect(text + (await readAll(reader))).toMatch(/^(?:: heartbeat\n\n)+$/)
})

test('what fails becomes an event that shows nothing of the cause', async () => {
  const { reader } = await open(async () => {
    throw new Error('the secret cause')
  })
  const text = await readAll(reader)
  expect(text).toContain('data: {"type":"error","code":"server_error"')
  expect(text).not.toContain('secret')
})

test('a stream that takes too long is ended, and is told so', async () => {
  const { write, why } = writeUntilEnd()
  const { reader } = await open(write, { longestMs: 20 })
  expect(await readAll(reader)).toContain('"first":true')
  expect(await why).toBe('too_long')
})

test('a user who leaves ends the stream', async () => {
  const { write, why } = writeUntilEnd()
  const { reader, leave } = await open(write)
  await reader.read()
  leave.abort()
  expect(await why).toBe('left')
})

test('a server that stops ends all streams and waits for them', async () => {
  const { write, why } = writeUntilEnd()
  const { streams, reader } = await open(write)
  await reader.read()
  await streams.close()
  expect(await why).toBe('closing')
})
