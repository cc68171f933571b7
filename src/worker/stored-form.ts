const ENCODING = 'x-offline-encoding'
/** Headers that are about how the bytes came. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'age', 'date', 'connection', 'keep-alive']

/**
 * A page as it is stored: its bytes compressed, since browsers store responses uncompressed and a page is six times as large then. Its headers
 * stay, the policy among them.
 *
 * @param notes headers of our own
 */
export async function toStored(text: string, headers: Headers, notes: Readonly<Record<string, string>>): Promise<Response> {
  const kept = headersOf(headers)
  for (const [name, value] of Object.entries(notes)) kept.set(name, value)
  kept.set(ENCODING, 'gzip')
  const compressed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'))
  // Whole before it is stored: what is cut off is never stored.
  return new Response(await new Response(compressed).arrayBuffer(), { headers: kept })
}

/** What was stored, as it came. */
export function fromStored(stored: Response): Response {
  const isCompressed = stored.headers.get(ENCODING) === 'gzip'
  const headers = headersOf(stored.headers)
  for (const name of [...headers.keys()]) if (name.startsWith('x-offline-')) headers.delete(name)
  return new Response(isCompressed ? stored.body?.pipeThrough(new DecompressionStream('gzip')) : stored.body, { headers })
}

/** Headers without those that no longer hold. */
export function headersOf(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of OF_TRANSFER) kept.delete(name)
  return kept
}
