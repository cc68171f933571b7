import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { SiteCheck, SiteCheckState } from '#contracts/site-check.ts'
import type { CheckSettings } from './run-check.ts'

/** `SiteCheck` for those who know when files change. */
export interface ContentCheck extends SiteCheck {
  /** A file of the content has changed. */
  noteEdit(): void
}

/**
 * Checks of the content in a process of their own: the server answers meanwhile, and the memory that a check of all pages needs is given back
 * (docs/decisions/0152).
 */
export function openSiteCheck(settings: CheckSettings): ContentCheck {
  let state: SiteCheckState | undefined
  let isOld = false
  let running: ChildProcess | undefined

  function start(): void {
    if (running !== undefined) return
    const child = fork(join(import.meta.dirname, 'site-check-process.ts'), {
      serialization: 'advanced',
      execArgv: [...process.execArgv, '--import', import.meta.resolve('./use-packed-packages.ts')],
    })
    running = child
    isOld = false
    state = { kind: 'running', done: 0, total: 0 }
    child.on('message', (message: SiteCheckState) => {
      state = message
    })
    child.on('error', (error) => end(error.message))
    child.on('exit', (code, endSignal) => end(`the check ended with ${endSignal ?? `code ${code}`}`))
    child.send(settings, () => undefined)
  }

  /** @param reason what is said where no result has come */
  function end(reason: string): void {
    running = undefined
    if (state?.kind === 'running') state = { kind: 'failed', reason }
  }

  return {
    state: () => state,
    isOld: () => isOld,
    start,
    noteEdit: () => {
      isOld = true
    },
    close: () => void running?.kill(),
  }
}
