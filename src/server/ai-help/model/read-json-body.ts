/** The longest response, in bytes: that of a batch of long vectors with all their digits. */
const RESPONSE_BYTES_MAX = 16 * 1024 * 1024

/**
 * The JSON in the body of a response.
 *
 * @throws Error when it is too long or no JSON
 */
export async function readJsonBody(body: AsyncIterable<Uint8Array>): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > RESPONSE_BYTES_MAX) throw new Error('the response is too long')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
