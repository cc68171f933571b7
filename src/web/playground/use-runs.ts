import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readStored, store } from '../browser/storage.ts'
import { isEmptyCode, type PlayCode } from './code/play-code.ts'
import type { PlayModel } from './code/play-model.ts'

interface RunsInput {
  readonly model: PlayModel
  readonly run: (code: PlayCode) => Promise<void>
}

export interface Runs {
  /** Runs the code as it stands once React is done with what was changed of it. */
  ask(): void
  readonly isAutoRun: boolean
  setAutoRun(isOn: boolean): void
}

/** How long the code rests before it runs by itself, in milliseconds (docs/behaviour/shared-code.md 10). */
const AUTO_RUN_DELAY_MS = 1000
/** Holds `off` for a user who wants nothing to run by itself. */
const KEY = 'playground-auto-run'

/**
 * When code runs: at once when it is opened, and some time after the last edit unless that is switched off; never what others shared before the
 * user says so.
 */
export function useRuns({ model: { code, isTrusted }, run }: RunsInput): Runs {
  const [asked, setAsked] = useState(isTrusted && !isEmptyCode(code) ? 1 : 0)
  const [isAutoRun, setIsOn] = useState(() => readStored(KEY) !== 'off')
  const known = useRef(code)
  const start = useEffectEvent((): void => {
    known.current = code
    void run(code)
  })
  useEffect(() => {
    if (asked > 0) start()
  }, [asked])
  useEffect(() => {
    if (!isAutoRun || !isTrusted || code === known.current) return
    const timer = setTimeout(() => {
      // It may have been run manually meanwhile.
      if (code !== known.current) start()
    }, AUTO_RUN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [code, isTrusted, isAutoRun])
  const setAutoRun = (isOn: boolean): void => {
    store(KEY, isOn ? null : 'off')
    setIsOn(isOn)
  }
  return { ask: () => setAsked((count) => count + 1), isAutoRun, setAutoRun }
}
