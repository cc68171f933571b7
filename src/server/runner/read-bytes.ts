import type { IncomingMessage } from 'node:http'
import { AppError } from '../http/errors/app-error.ts'

/**
 * The body of a request as it is.
 *
 * @throws AppError `payload_too_large` when it has more bytes
 */
export async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.byteLength
    if (size > maxBytes) throw new AppError('payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
