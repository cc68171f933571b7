import { parseJson } from '../browser/parse-json.ts'
import { readStored, store } from '../browser/storage.ts'
import { PINGS_KEY } from './glean-keys.ts'

interface SentPing {
  readonly identifier: string
  readonly payload: string | Uint8Array
}

/**
 * Stores a ping that could not be sent where Glean looks for them on the next page. Glean deletes a ping before it sends it, and keeps at most 250 of them
 * and 10 MiB, the oldest of which give way.
 */
export function keepPing(url: string, { identifier, payload }: SentPing): void {
  if (typeof payload !== 'string') return
  const ping = { collectionDate: new Date().toISOString(), path: new URL(url).pathname, payload: parseJson(payload) }
  store(PINGS_KEY, JSON.stringify({ ...objectOf(parseJson(readStored(PINGS_KEY))), [identifier]: ping }))
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
