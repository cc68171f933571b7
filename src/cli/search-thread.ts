import { parentPort } from 'node:worker_threads'
import type { SearchTask, WrittenSearch } from '#content/build/write-index-files.ts'
import { writeSearchIndex } from '#content/build/write-search-index.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/* The thread that writes search indexes. */
parentPort?.on('message', ({ tasks }: ToThread<SearchTask>) => {
  const answer: FromThread<WrittenSearch> = carryOut(tasks)
  parentPort?.postMessage(answer)
})

function carryOut(tasks: readonly SearchTask[]): FromThread<WrittenSearch> {
  try {
    return { results: tasks.map(writeSearchIndex) }
  } catch (error) {
    return { fatal: `the search index could not be written: ${reasonOf(error)}` }
  }
}
