import { BrowserSendBeaconFallbackUploader, Uploader, type UploadResult } from '@mozilla/glean/web'
import { store } from '../browser/storage.ts'
import { isTelemetryOn } from '../browser/telemetry-choice.ts'
import { GLEAN_KEYS } from './glean-keys.ts'
import { keepPing } from './keep-ping.ts'

type PingRequest = Parameters<Uploader['post']>[1]

/**
 * Sends pings to this site and to no other. While the page is shown, the response to each request is read, so that a ping is stored where the server could not take
 * it; a page that is being left sends a beacon (docs/behaviour/telemetry.md 10).
 */
export class OwnUploader extends Uploader {
  override async post(address: string, request: PingRequest): Promise<UploadResult> {
    const url = `${location.origin}${new URL(address).pathname}`
    const result = await send(url, request)
    const isDeletion = url.includes('/deletion-request/')
    if (isRetried(result)) {
      if (isDeletion || isTelemetryOn()) keepPing(url, request)
    } else if (isDeletion) setTimeout(wipe)
    return result
  }

  override supportsCustomHeaders(): boolean {
    return false
  }
}

async function send(url: string, request: PingRequest): Promise<UploadResult> {
  if (document.visibilityState === 'hidden') return await BrowserSendBeaconFallbackUploader.post(url, request)
  return await BrowserSendBeaconFallbackUploader.fetchUploader.post(url, await compress(request))
}

/** The same ping, compressed by the browser: the code that Glean brings for it is a quarter of its size, and is left out of the bundle. */
async function compress(request: PingRequest): Promise<PingRequest> {
  const { identifier, headers, payload, maxBodySize } = request
  if (typeof payload !== 'string') return request
  const stream = new Blob([payload]).stream().pipeThrough(new CompressionStream('gzip'))
  const compressed: PingRequest = {
    identifier,
    headers: { ...headers, 'Content-Encoding': 'gzip' },
    payload: new Uint8Array(await new Response(stream).arrayBuffer()),
    maxBodySize,
    asCompressedPayload: () => compressed,
  }
  return compressed
}

/** As Glean decides it: a rejection is not sent again, anything else but a success is. */
function isRetried({ status }: UploadResult): boolean {
  return status === undefined || status < 200 || status >= 500
}

/** Nothing stays once the server knows that it is to forget. Glean writes to its storage once more when it hears of it, so this comes after. */
function wipe(): void {
  if (!isTelemetryOn()) for (const key of GLEAN_KEYS) store(key, null)
}
