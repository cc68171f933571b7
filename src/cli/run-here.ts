import { setImmediate } from 'node:timers/promises'

/** So few pages are made sooner than a thread has loaded the code. */
export const FEW_TASKS = 24

/**
 * Carries out a few tasks in the thread of the caller, each in a turn of the event loop, so that signals are heard.
 *
 * @throws the abort reason of `signal`, and what a task throws
 */
export async function runHere<Task, Result>(
  tasks: Iterable<Task>,
  carryOut: (task: Task) => Result,
  { onResults, signal }: { readonly onResults: (results: readonly Result[]) => void; readonly signal: AbortSignal },
): Promise<void> {
  for (const task of tasks) {
    signal.throwIfAborted()
    onResults([carryOut(task)])
    await setImmediate()
  }
}
