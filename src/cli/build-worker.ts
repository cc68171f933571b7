import { parentPort, workerData } from 'node:worker_threads'
import type { PageTask, TaskResult } from '#content/build/page-pool.ts'
import { SiteFolderError } from '#content/build/site-folder.ts'
import { createPageTasks } from './create-page-tasks.ts'
import type { FromThread, ToThread } from './threads.ts'

/* The thread that builds pages. */
const carryOutTask = await createPageTasks(workerData)

parentPort?.on('message', ({ tasks }: ToThread<PageTask>) => {
  const answer: FromThread<TaskResult> = carryOut(tasks)
  parentPort?.postMessage(answer)
})

/** A file that can't be written ends the build. */
function carryOut(tasks: readonly PageTask[]): FromThread<TaskResult> {
  try {
    return { results: tasks.map(carryOutTask) }
  } catch (error) {
    if (error instanceof SiteFolderError) return { unwritable: error.message }
    return { fatal: error instanceof Error ? error.message : String(error) }
  }
}
