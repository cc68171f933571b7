import { expect, test, vi } from 'vitest'
import { eventData, SilentStreamError } from './event-data.ts'

function streamOf(parts: readonly string[], isOpen = false) {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      if (!isOpen) controller.close()
    },
    cancel() {
      isCancelled = true
    },
  })
  return { body, isCancelled: () => isCancelled }
}

async function read(parts: readonly string[]): Promise<readonly string[]> {
  const all: string[] = []
  for await (const data of eventData(streamOf(parts).body, 1000)) all.push(data)
  return all
}

test('events are read wherever the network cuts them', async () => {
  const text = 'data: {"a":"ä"}\n\n: heartbeat\n\ndata:b\r\ndata: c\r\n\r\nevent: x\n\n'
  expect(await read([text])).toEqual(['{"a":"ä"}', 'b\nc'])
  expect(await read([...text])).toEqual(['{"a":"ä"}', 'b\nc'])
})

test('an event without its end is none, as the standard says', async () => {
  expect(await read(['data: a\n\ndata: b\n'])).toEqual(['a'])
})

test('a silent server is an error, and the stream is cancelled', async () => {
  vi.useFakeTimers()
  const { body, isCancelled } = streamOf(['data: a\n\n'], true)
  const events = eventData(body, 15_000)
  expect((await events.next()).value).toBe('a')
  const next = expect(events.next()).rejects.toThrow(SilentStreamError)
  await vi.advanceTimersByTimeAsync(15_000)
  await next
  await vi.waitFor(() => expect(isCancelled()).toBe(true))
  vi.useRealTimers()
})

test('a caller who stops reading cancels the stream', async () => {
  const { body, isCancelled } = streamOf(['data: a\n\n'], true)
  for await (const data of eventData(body, 1000)) {
    expect(data).toBe('a')
    break
  }
  await vi.waitFor(() => expect(isCancelled()).toBe(true))
})

test('an event without end is not collected without a limit', async () => {
  await expect(read(Array.from({ length: 12 }, () => 'a'.repeat(100_000)))).rejects.toThrow('an event is too long')
})
