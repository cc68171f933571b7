/** A line of a stream longer than this is no chunk of an answer, in characters. */
const LINE_MAX = 1024 * 1024

/**
 * The `data` of the events of a stream (HTML Standard, section 'Server-sent events'), as far as the chat API uses it: one line each.
 *
 * @throws Error for a line that does not end
 */
export async function* readEventData(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const chunk of bytes) {
    waiting += decoder.decode(chunk, { stream: true })
    const lines = waiting.split('\n')
    waiting = lines.pop() ?? ''
    if (waiting.length > LINE_MAX) throw new Error('a line of the stream is too long')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  if (waiting.startsWith('data:')) yield waiting.slice('data:'.length).trim()
}
