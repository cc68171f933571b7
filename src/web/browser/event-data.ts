/** Of one event, in characters: more is no response of the server. */
const MAX_EVENT = 1_000_000

/** The server was silent for too long. */
export class SilentStreamError extends Error {
  override readonly name = 'SilentStreamError'
}

/**
 * The data of each event of a `text/event-stream` (HTML Standard, 9.2.6), as it comes; comments only say that the server is still there.
 * A caller who stops reading, or throws, cancels the stream.
 *
 * @param silentMs without any byte, after which it fails
 * @throws SilentStreamError; TypeError where the connection ends; Error for an event that is too long
 */
export async function* eventData(body: ReadableStream<Uint8Array<ArrayBuffer>>, silentMs: number): AsyncGenerator<string> {
  const source = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let data: string[] = []
  try {
    for (;;) {
      const { value, done } = await inTime(source.read(), silentMs)
      if (done) return
      const lines = value.includes('\n') ? `${rest}${value}`.split('\n') : [`${rest}${value}`]
      rest = lines.pop() ?? ''
      if (rest.length > MAX_EVENT) throw new Error('an event is too long')
      for (const line of lines) {
        const text = line.endsWith('\r') ? line.slice(0, -1) : line
        if (text.startsWith('data:')) data.push(text.slice(text.startsWith('data: ') ? 6 : 5))
        if (text !== '' || data.length === 0) continue
        yield data.join('\n')
        data = []
      }
      if (data.length > MAX_EVENT) throw new Error('an event is too long')
    }
  } finally {
    source.cancel().catch(() => undefined)
  }
}

async function inTime<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new SilentStreamError('the server was silent')), limitMs)
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
