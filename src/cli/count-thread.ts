import { threadId } from 'node:worker_threads'
import { type CountTask, createPageCount, type PostedPage } from '#content/build/count-pages.ts'
import { answerTasks } from './answer-tasks.ts'
import { reasonOf } from './reason-of.ts'

/* The thread that counts the words of pages for search indexes. */
answerTasks(() => {
  const count = createPageCount(threadId)
  return (task: CountTask): PostedPage => {
    try {
      return count(task)
    } catch (error) {
      throw new Error(`${task.url} could not be read for the search index: ${reasonOf(error)}`)
    }
  }
})
