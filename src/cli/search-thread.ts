import type { SearchTask, WrittenSearch } from '#content/build/write-index-files.ts'
import { writeSearchIndex } from '#content/build/write-search-index.ts'
import { answerTasks } from './answer-tasks.ts'
import { reasonOf } from './reason-of.ts'

/* The thread that writes search indexes. */
answerTasks(() => (task: SearchTask): WrittenSearch => {
  try {
    return writeSearchIndex(task)
  } catch (error) {
    throw new Error(`the search index could not be written: ${reasonOf(error)}`)
  }
})
