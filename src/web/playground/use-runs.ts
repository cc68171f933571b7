import { useCallback, useEffect, useRef, useState } from 'react'
import { readStored, store } from '../ui/storage.ts'
import { isEmptyCode, type PlayCode } from './play-code.ts'
import type { PlayModel } from './play-model.ts'

interface RunsInput {
  readonly model: PlayModel
  readonly run: (code: PlayCode) => Promise<void>
}

interface Runs {
  /** Runs the code as it stands once React is done with what was changed of it. */
  ask(): void
  readonly isAutoRun: boolean
  setAutoRun(isOn: boolean): void
}

/** How long the code rests before it runs by itself, in milliseconds (reference/client.md 7.1). */
const AUTO_RUN_DELAY_MS = 1000
/** Holds `off` for a reader who wants nothing to run by itself. */
const KEY = 'playground-auto-run'

/**
 * When code runs: at once when it is opened, and some time after the last edit unless that is switched off; never what others shared before the
 * reader says so.
 */
export function useRuns({ model: { code, isTrusted }, run }: RunsInput): Runs {
  const [asked, setAsked] = useState(isTrusted && !isEmptyCode(code) ? 1 : 0)
  const [isAutoRun, setIsOn] = useState(() => readStored(KEY) !== 'off')
  const known = useRef(code)
  const latest = useRef({ code, run })
  latest.current = { code, run }
  const start = useCallback((): void => {
    known.current = latest.current.code
    void latest.current.run(latest.current.code)
  }, [])
  useEffect(() => {
    if (asked > 0) start()
  }, [asked, start])
  useEffect(() => {
    if (!isAutoRun || !isTrusted || code === known.current) return
    const timer = setTimeout(() => {
      // It may have been run by hand meanwhile.
      if (latest.current.code !== known.current) start()
    }, AUTO_RUN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [code, isTrusted, isAutoRun, start])
  const setAutoRun = (isOn: boolean): void => {
    store(KEY, isOn ? null : 'off')
    setIsOn(isOn)
  }
  return { ask: () => setAsked((count) => count + 1), isAutoRun, setAutoRun }
}
