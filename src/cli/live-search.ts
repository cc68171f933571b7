import type { LiveSearchSetup } from '#content/live/live-search-index.ts'
import { runThreads } from './threads.ts'

/** A search index as its thread gives it. */
export interface LocaleIndex {
  readonly locale: string
  /** Absent: the language has no documents any more. */
  readonly bytes: Uint8Array | undefined
}

/** The search indexes of a site that is being written. */
export interface LiveSearch {
  /**
   * The index of a language, as the content is at the first question for this version of it.
   *
   * @throws Error when the content can't be read, or there are no documents in the language
   */
  read(version: string, locales: readonly string[], locale: string): Promise<Uint8Array>
  /** Ends what is under way. */
  close(): void
}

/** Makes search indexes in a thread when they are asked for, those of all languages at once, and keeps those of one version. */
export function createLiveSearch(setup: LiveSearchSetup): LiveSearch {
  const module = new URL('./live-search-thread.ts', import.meta.url)
  const stop = new AbortController()
  let made: { readonly version: string; readonly indexes: Promise<ReadonlyMap<string, Uint8Array>> } | undefined

  async function make(locales: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const indexes = new Map<string, Uint8Array>()
    const onResults = (results: readonly LocaleIndex[]): void => {
      for (const { locale, bytes } of results) if (bytes !== undefined) indexes.set(locale, bytes)
    }
    await runThreads({ module, setup, tasks: locales, onResults, signal: stop.signal, maxThreads: 1 })
    return indexes
  }

  return {
    async read(version, locales, locale) {
      if (made?.version !== version) made = { version, indexes: make(locales) }
      const bytes = (await made.indexes).get(locale)
      if (bytes === undefined) throw new Error(`there are no documents in ${locale}`)
      return bytes
    },
    close: () => stop.abort(new Error('the server is stopping')),
  }
}
