/** Bytes cached in memory under a key that changes when they change. */
export interface ByteCache {
  /** The bytes under this key, loaded once however many ask at the same time. A load that fails rejects and is not remembered. */
  get(key: string, load: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** One file may take at most this share of the budget, so that one video does not drive out every page. */
const MAX_SHARE = 1 / 8

/** A cache that holds at most `maxBytes` and forgets what was not asked for longest. */
export function createByteCache(maxBytes: number): ByteCache {
  const cached = new Map<string, Uint8Array>()
  const loading = new Map<string, Promise<Uint8Array>>()
  let size = 0

  function keep(key: string, bytes: Uint8Array): void {
    if (bytes.byteLength > maxBytes * MAX_SHARE) return
    cached.set(key, bytes)
    size += bytes.byteLength
    for (const [oldest, { byteLength }] of cached) {
      if (size <= maxBytes) return
      cached.delete(oldest)
      size -= byteLength
    }
  }

  async function loadOnce(key: string, load: () => Promise<Uint8Array>): Promise<Uint8Array> {
    try {
      const bytes = await load()
      keep(key, bytes)
      return bytes
    } finally {
      loading.delete(key)
    }
  }

  return {
    async get(key, load) {
      const found = cached.get(key)
      if (found !== undefined) {
        cached.delete(key)
        cached.set(key, found)
        return found
      }
      const pending = loading.get(key) ?? loadOnce(key, load)
      if (!loading.has(key)) loading.set(key, pending)
      return await pending
    },
  }
}
