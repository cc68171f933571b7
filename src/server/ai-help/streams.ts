import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '../http/errors/app-error.ts'

/** Streams of one account or network, and of this process, at once. */
const PER_KEY_MAX = 2
const ALL_MAX = 32
/** Within the time that clients wait for a sign of life. */
const HEARTBEAT_MS = 5000
/** The longest that an answer is written. */
const LONGEST_MS = 3 * 60_000

/** Writes the events of one response, until it returns or throws; `signal` ends when the user leaves. */
export type WriteEvents<Event> = (send: (event: Event) => void, signal: AbortSignal) => Promise<void>

/** The streams of events that are open. */
export interface Streams {
  /**
   * Takes a place for a stream; `release` gives it back.
   *
   * @throws AppError `too_many_requests` when this key has too many, `unavailable` when all together are too many
   */
  claim(key: string): { readonly release: () => void }
  /** Answers with a stream of events (HTML Standard, section 'Server-sent events'). What `write` throws becomes an `error` event. */
  send<Event>(reply: FastifyReply, write: WriteEvents<Event>): FastifyReply
  /** Ends all of them and waits for that. */
  close(): Promise<void>
}

/** @returns the streams of a process */
export function createStreams(): Streams {
  const counts = new Map<string, number>()
  const open = new Set<AbortController>()
  const running = new Set<Promise<void>>()
  let all = 0
  return {
    claim(key) {
      const count = counts.get(key) ?? 0
      if (count >= PER_KEY_MAX) throw new AppError('too_many_requests', { headers: { 'retry-after': '10' } })
      if (all >= ALL_MAX) throw new AppError('unavailable')
      all += 1
      counts.set(key, count + 1)
      let isReleased = false
      return {
        release() {
          if (isReleased) return
          isReleased = true
          all -= 1
          const left = (counts.get(key) ?? 1) - 1
          if (left === 0) counts.delete(key)
          else counts.set(key, left)
        },
      }
    },
    send(reply, write) {
      const body = new PassThrough()
      const stop = new AbortController()
      open.add(stop)
      const heartbeat = setInterval(() => body.write(': heartbeat\n\n'), HEARTBEAT_MS)
      const longest = setTimeout(() => stop.abort(), LONGEST_MS)
      const say = (event: unknown): void => {
        if (!body.destroyed) body.write(`data: ${JSON.stringify(event)}\n\n`)
      }
      body.on('close', () => stop.abort())
      const work = write(say, stop.signal)
        .catch((error: unknown) => {
          const { code, message } = error instanceof AppError ? error : new AppError('server_error', { cause: error })
          if (!(error instanceof AppError) || error.cause !== undefined) reply.log.warn({ err: error }, 'an answer of AI Help failed')
          say({ type: 'error', code, message })
        })
        .finally(() => {
          clearInterval(heartbeat)
          clearTimeout(longest)
          open.delete(stop)
          running.delete(work)
          body.end()
        })
      running.add(work)
      reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).type('text/event-stream; charset=utf-8')
      return reply.send(body)
    },
    async close() {
      for (const stop of open) stop.abort()
      await Promise.allSettled(running)
    },
  }
}
