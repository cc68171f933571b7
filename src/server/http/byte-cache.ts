/** Bytes kept in memory under a key that changes when they change. */
export interface ByteCache {
  /** The bytes under this key, loaded once however many ask at the same time. A load that fails rejects and is not remembered. */
  get(key: string, load: () => Promise<Uint8Array>): Promise<Uint8Array>
}

/** One file may take at most this share of the budget, so that one video does not drive out every page. */
const MAX_SHARE = 1 / 8

/** A cache that holds at most `maxBytes` and forgets what was not asked for longest. */
export function createByteCache(maxBytes: number): ByteCache {
  const kept = new Map<string, Uint8Array>()
  const loading = new Map<string, Promise<Uint8Array>>()
  let size = 0

  function keep(key: string, bytes: Uint8Array): void {
    if (bytes.byteLength > maxBytes * MAX_SHARE) return
    kept.set(key, bytes)
    size += bytes.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (size <= maxBytes) return
      kept.delete(oldest)
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
      const found = kept.get(key)
      if (found !== undefined) {
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      const pending = loading.get(key) ?? loadOnce(key, load)
      if (!loading.has(key)) loading.set(key, pending)
      return await pending
    },
  }
}
