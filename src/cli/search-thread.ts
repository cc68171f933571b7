import { parentPort } from 'node:worker_threads'
import { MissingSourceError, type SearchTask, type WrittenSearch, writeFromSources } from '#content/build/write-index-files.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/* The thread that writes search indexes. */
parentPort?.on('message', ({ tasks }: ToThread<SearchTask>) => {
  void carryOut(tasks).then((answer) => parentPort?.postMessage(answer))
})

async function carryOut(tasks: readonly SearchTask[]): Promise<FromThread<WrittenSearch>> {
  try {
    const results: WrittenSearch[] = []
    for (const task of tasks) results.push(await write(task))
    return { results }
  } catch (error) {
    return { fatal: `the search index could not be written: ${reasonOf(error)}` }
  }
}

/** The code that reads pages is most of the builder: it is loaded only when pages have to be read. */
async function write(task: SearchTask): Promise<WrittenSearch> {
  try {
    if (task.sources !== undefined) return writeFromSources(task)
  } catch (error) {
    if (!(error instanceof MissingSourceError)) throw error
  }
  const { writeSearchIndex } = await import('#content/build/write-search-index.ts')
  return writeSearchIndex(task)
}
