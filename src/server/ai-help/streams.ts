import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '../http/errors/app-error.ts'

/** The limits of streams; a test has smaller ones. */
export interface StreamLimits {
  /** Of one account or network, at once. */
  readonly perKey: number
  /** Of this process, at once. */
  readonly all: number
  /** Between two signs of life; clients wait for 15 s. */
  readonly heartbeatMs: number
  /** The longest that an answer is written. */
  readonly longestMs: number
}

const LIMITS: StreamLimits = { perKey: 2, all: 32, heartbeatMs: 5000, longestMs: 3 * 60_000 }

/** Why a stream was ended before its answer, as `signal.reason` says: the user has left, it took too long, or the server stops. */
export type EarlyEnd = 'left' | 'too_long' | 'closing'

/** Writes the events of one response, until it returns or throws; `signal` ends early with an `EarlyEnd`. */
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
export function createStreams({ perKey, all: allAtOnce, heartbeatMs, longestMs }: StreamLimits = LIMITS): Streams {
  const counts = new Map<string, number>()
  const open = new Set<AbortController>()
  const running = new Set<Promise<void>>()
  let all = 0
  return {
    claim(key) {
      const count = counts.get(key) ?? 0
      if (count >= perKey) throw new AppError('too_many_requests', { headers: { 'retry-after': '10' } })
      if (all >= allAtOnce) throw new AppError('unavailable')
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
      const heartbeat = setInterval(() => body.write(': heartbeat\n\n'), heartbeatMs)
      const end = (why: EarlyEnd): void => stop.abort(why)
      const longest = setTimeout(() => end('too_long'), longestMs)
      const say = (event: unknown): void => {
        if (!body.destroyed) body.write(`data: ${JSON.stringify(event)}\n\n`)
      }
      body.on('close', () => end('left'))
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
      const why: EarlyEnd = 'closing'
      for (const stop of open) stop.abort(why)
      await Promise.allSettled(running)
    },
  }
}
