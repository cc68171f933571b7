import { parentPort } from 'node:worker_threads'
import { type SearchTask, writeSearchIndex } from '#content/search/write-search-index.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/* The thread that writes search indexes. */
parentPort?.on('message', ({ tasks }: ToThread<SearchTask>) => {
  const answer: FromThread<string> = carryOut(tasks)
  parentPort?.postMessage(answer)
})

function carryOut(tasks: readonly SearchTask[]): FromThread<string> {
  try {
    for (const task of tasks) writeSearchIndex(task)
    return { results: tasks.map(({ locale }) => locale) }
  } catch (error) {
    return { fatal: `the search index could not be written: ${reasonOf(error)}` }
  }
}
