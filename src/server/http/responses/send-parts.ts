import { finished, Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Parts leave in pieces of about this length, in characters: short ones together, long ones cut. */
const PIECE_LENGTH = 32_768
/** A connection on which bytes wait for this long and none leaves is ended: 32 KB in 30 s is a hundredth of a slow phone's rate. */
export const STALL_MS = 30_000

/**
 * Sends a response in parts, each asked for when those before it have left: what is in memory does not grow with the response. A client that
 * stops reading loses its connection (`STALL_MS`). For HEAD nothing is asked for.
 *
 * @param parts texts; the iterator is returned when the connection ends before them
 */
export function sendParts(reply: FastifyReply, parts: AsyncIterable<string> | Iterable<string>): FastifyReply {
  // The framework would read all parts to its end, to send none of them.
  if (reply.request.method === 'HEAD') return reply.send(Readable.from([]))
  endWhenStalled(reply)
  // Texts and not buffers: what is written is encoded outside of the collected heap, and free again at once.
  return reply.send(Readable.from(piecesOf(parts), { objectMode: true, highWaterMark: 1 }))
}

/**
 * The same text in pieces of nearly one length. A surrogate pair is never cut, for each piece is encoded by itself.
 *
 * @param length at least 2, in UTF-16 code units
 */
export async function* piecesOf(parts: AsyncIterable<string> | Iterable<string>, length = PIECE_LENGTH): AsyncGenerator<string> {
  let waiting = ''
  for await (const part of parts) {
    waiting += part
    while (waiting.length >= length) {
      const end = isHighSurrogate(waiting.charCodeAt(length - 1)) ? length - 1 : length
      yield waiting.slice(0, end)
      waiting = waiting.slice(end)
    }
  }
  if (waiting !== '') yield waiting
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function endWhenStalled({ raw, request }: FastifyReply): void {
  const { socket } = request.raw
  /** Bytes that had left when more were waiting; undefined when none were: then the client waits for the next part. */
  let before: number | undefined
  const timer = setInterval(() => {
    const left = socket.bytesWritten - socket.writableLength
    if (left === before) socket.destroy()
    before = socket.writableLength > 0 ? left : undefined
  }, STALL_MS)
  timer.unref()
  finished(raw, () => clearInterval(timer))
}
