import { promisify } from 'node:util'
import { gunzip, gunzipSync } from 'node:zlib'
import { TelemetryPing } from '#contracts/telemetry.ts'
import { PING_BYTES_MAX } from '#contracts/telemetry-names.ts'
import { AppError } from '../http/errors/app-error.ts'
import { createInputCheck, type InputCheck } from '../http/input/input-check.ts'
import { readJson } from '../http/input/read-json.ts'

const checkPing: InputCheck<typeof TelemetryPing> = createInputCheck(TelemetryPing)
const gunzipLater = promisify(gunzip)
/** So short a body is decoded at once; a longer one in another thread. */
const SHORT_BYTES = 8192
const OPTIONS = { maxOutputLength: PING_BYTES_MAX } as const
const SHORT_OPTIONS = { maxOutputLength: 16 * SHORT_BYTES } as const
const GZIP_MAGIC = [0x1f, 0x8b] as const

/**
 * A ping as it was sent, compressed or plain (docs/behaviour/telemetry.md 1 and 2).
 *
 * @param encoding the header `Content-Encoding`
 * @returns it, and its length after decoding
 * @throws AppError `payload_too_large` as soon as the decoded body is, `unsupported_media_type` for other encodings, `validation`
 */
export async function readPing(body: Uint8Array, encoding = 'identity'): Promise<{ readonly ping: TelemetryPing; readonly bytes: number }> {
  const decoded = await decode(body, encoding.trim().toLowerCase())
  const ping = readJson(decoded, PING_BYTES_MAX)
  checkPing.check(ping)
  return { ping, bytes: decoded.length }
}

async function decode(body: Uint8Array, encoding: string): Promise<Uint8Array> {
  if (encoding === 'identity') return body
  if (encoding !== 'gzip') throw new AppError('unsupported_media_type', { headers: { 'accept-encoding': 'gzip, identity' } })
  if (GZIP_MAGIC.some((byte, index) => body[index] !== byte)) throw notGzip()
  return (body.length < SHORT_BYTES ? decodeNow(body) : undefined) ?? (await decodeLater(body))
}

/** Undefined: it is not as short as most, or not gzip. */
function decodeNow(body: Uint8Array): Uint8Array | undefined {
  try {
    return gunzipSync(body, SHORT_OPTIONS)
  } catch {
    return undefined
  }
}

async function decodeLater(body: Uint8Array): Promise<Uint8Array> {
  try {
    return await gunzipLater(body, OPTIONS)
  } catch (cause) {
    if (cause instanceof RangeError) throw new AppError('payload_too_large', { cause })
    throw notGzip(cause)
  }
}

function notGzip(cause?: unknown): AppError {
  return new AppError('validation', { message: 'The body of this request is not gzip.', cause })
}
