import { parentPort, workerData } from 'node:worker_threads'
import { type LiveSearchIndexer, type LiveSearchSetup, openLiveSearchIndexer } from '#content/live/live-search-index.ts'
import type { LocaleIndex } from './live-search.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/* The thread that makes the search indexes of `lectern dev`. */
const setup: LiveSearchSetup = workerData
let indexer: LiveSearchIndexer | undefined

parentPort?.on('message', ({ tasks }: ToThread<string>) => {
  const answer: FromThread<LocaleIndex> = carryOut(tasks)
  parentPort?.postMessage(answer)
})

function carryOut(locales: readonly string[]): FromThread<LocaleIndex> {
  try {
    indexer ??= openLiveSearchIndexer(setup)
    const index = indexer
    return { results: locales.map((locale) => ({ locale, bytes: index(locale) })) }
  } catch (error) {
    return { fatal: reasonOf(error) }
  }
}
