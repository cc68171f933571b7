import { setTimeout as wait } from 'node:timers/promises'

/** Waits, and ends early when the command is interrupted. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { signal })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
