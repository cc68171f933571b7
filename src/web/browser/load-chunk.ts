import { findStatus } from './find-status.ts'

/** A chunk that has not arrived after this time, in milliseconds, has failed (docs/behaviour/layout.md 5). Here, so that the loader has no other limits. */
export const CHUNK_TIMEOUT_MS = 120_000

/** A part of the application could not be loaded (docs/behaviour/layout.md 5). The message is the status the file was answered with. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Imports a chunk; retries once, since a second request often succeeds.
 *
 * @param load `() => import('./part.ts')`
 * @throws ChunkLoadError when both tries failed, or after 120 seconds (docs/behaviour/layout.md 5)
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ChunkLoadError('no answer in time')), CHUNK_TIMEOUT_MS)
  try {
    return await Promise.race([
      load()
        .catch(() => load())
        .catch(explain),
      late.promise,
    ])
  } finally {
    clearTimeout(timer)
  }
}

/** Chromium and Firefox name the file in the error's message; browsers tell scripts nothing else. */
async function explain(cause: unknown): Promise<never> {
  const url = /https?:\/\/\S+/.exec(String(cause))?.[0]
  const status = url === undefined ? undefined : await findStatus(url)
  throw new ChunkLoadError(status ?? 'no answer', { cause })
}
