import { parentPort, workerData } from 'node:worker_threads'
import type { CheckResult } from '#content/checks/check-pool.ts'
import { createPageChecker } from './create-page-checker.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/*
 * The thread that checks pages. It knows nothing of src/web: no page is rendered.
 */
const check = createPageChecker(workerData)

parentPort?.on('message', ({ tasks }: ToThread<number>) => {
  const answer: FromThread<CheckResult> = carryOut(tasks)
  parentPort?.postMessage(answer)
})

function carryOut(indexes: readonly number[]): FromThread<CheckResult> {
  try {
    return { results: indexes.map(check) }
  } catch (error) {
    return { fatal: reasonOf(error) }
  }
}
