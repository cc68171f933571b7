import { parentPort } from 'node:worker_threads'
import { SiteFolderError } from '#content/build/site-folder.ts'
import { collectGarbageAbove } from './collect-garbage.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/** A process with less does not need what its threads had: collecting takes some 0.3 s in each. */
const MUCH_MB = 400

/**
 * What a thread of `runThreads` does: it gets its set-up, then batches of tasks, and posts their results, until a message ends it. What it had in use is
 * collected then, if the process is large: V8 keeps the memory of a thread that has ended for eight seconds, for the next one.
 *
 * @param prepare gives a function that carries out a task; what it throws ends the work of all threads, as does what `prepare` throws
 */
export function answerTasks<Setup, Task, Result>(
  prepare: (setup: Setup) => ((task: Task) => Result) | Promise<(task: Task) => Result>,
): void {
  let carryOut: Promise<(task: Task) => Result> | undefined
  parentPort?.on('message', async (message: ToThread<Setup, Task>) => {
    if ('setup' in message) {
      carryOut = Promise.try(prepare, message.setup)
      // The caller gets the reason as the answer to the first batch.
      carryOut.catch(() => undefined)
    } else if ('tasks' in message) parentPort?.postMessage(await answerOf(message.tasks, carryOut))
    else {
      carryOut = undefined
      collectGarbageAbove(MUCH_MB)
      process.exit()
    }
  })
}

/** A file that can't be written, and an error of this program, end the work. */
async function answerOf<Task, Result>(
  tasks: readonly Task[],
  carryOut: Promise<(task: Task) => Result> | undefined,
): Promise<FromThread<Result>> {
  try {
    const ready = await carryOut
    if (ready === undefined) throw new Error('the thread got tasks before its set-up')
    return { results: tasks.map((task) => ready(task)) }
  } catch (error) {
    return error instanceof SiteFolderError ? { unwritable: error.message } : { fatal: reasonOf(error) }
  }
}
