import { Worker } from 'node:worker_threads'
import type { PlayState } from '#contracts/play-state.ts'
import { type Guarded, guardParts } from './guard-parts.ts'

/** Guards the loops of code. */
export interface Guard {
  guard(state: PlayState): Promise<PlayState>
  close(): Promise<void>
}

/** Parsing so much takes a few milliseconds, whatever it is: the time grows with the square of the length for nested blocks. Of longer code a thread does it. */
const MAX_CHARS_AT_ONCE = 1024
/** Code that takes longer runs without a guard, and so does code for which too much other code waits: it is late rather than long. */
const TIMEOUT_MS = 2500
const MAX_WAITING = 8

interface Job {
  readonly parts: Guarded
  readonly resolve: (parts: Guarded) => void
}

/**
 * A guard with one thread for long code, which is there from the first such code on.
 *
 * @param startWorker stands for the operating system in tests, which can reject a thread
 */
export function createGuard(startWorker = startModule): Guard {
  const jobs: Job[] = []
  let worker: Worker | undefined
  let running: (Job & { readonly timer: NodeJS.Timeout }) | undefined

  function begin(): void {
    const job = running === undefined ? jobs.shift() : undefined
    if (job === undefined) return
    running = { ...job, timer: setTimeout(giveUp, TIMEOUT_MS) }
    try {
      worker ??= start()
    } catch {
      // Without a thread, code runs without a guard as well.
      end()
      return
    }
    worker.postMessage(job.parts)
  }

  function end(parts?: Guarded): void {
    const job = running
    running = undefined
    clearTimeout(job?.timer)
    job?.resolve(parts ?? job.parts)
    begin()
  }

  function giveUp(): void {
    void worker?.terminate()
    worker = undefined
    end()
  }

  function start(): Worker {
    const started = startWorker()
    started.on('message', (parts: Guarded) => started === worker && end(parts))
    started.on('error', () => started === worker && giveUp())
    started.unref()
    return started
  }

  return {
    async guard(state) {
      const { html, js, isModule = false } = state
      const parts: Guarded = { html, js, isModule }
      if (html.length + js.length <= MAX_CHARS_AT_ONCE) return { ...state, ...guardParts(parts) }
      if (jobs.length >= MAX_WAITING) return state
      const guarded = await new Promise<Guarded>((resolve) => {
        jobs.push({ parts, resolve })
        begin()
      })
      return { ...state, ...guarded }
    },
    async close() {
      await worker?.terminate()
    },
  }
}

function startModule(): Worker {
  return new Worker(new URL('./guard-thread.ts', import.meta.url), { execArgv: [] })
}
