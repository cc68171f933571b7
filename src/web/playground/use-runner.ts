import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { theme } from '../shell/theme.ts'
import { errorMessage } from '../ui/error-message.ts'
import { createPlayFrame, type PlayFrame } from '../ui/play-frame/create-play-frame.ts'
import type { PlayCode } from './code/play-code.ts'
import { toWasm, WatError } from './code/to-wasm.ts'
import { type ConsoleAction, type ConsoleLog, EMPTY_LOG, reduceLog } from './console/console-entries.ts'
import { pathOfSource } from './path-of-source.ts'
import { stateOfCode } from './state-of-code.ts'
import { type TranslatePlayground, usePlayText } from './texts/play-text.ts'
import { toJavaScript } from './to-java-script.ts'

interface RunnerInput {
  /** `SiteSettings.runner` */
  readonly runner: string | undefined
  /** Of the page that the code is from. */
  readonly src: string | undefined
}

export interface Runner {
  /** Of the frame in which code runs. */
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly log: ConsoleLog
  /** Something was run. */
  readonly hasRun: boolean
  run(code: PlayCode): Promise<void>
  /** Evaluates a line of input where the code runs. */
  evaluate(line: string, code: PlayCode): Promise<void>
  clearConsole(): void
}

/** The frame in which code runs, and what it prints. */
export function useRunner({ runner, src }: RunnerInput): Runner {
  const t = usePlayText()
  const frame = useRef<HTMLIFrameElement>(null)
  const running = useRef<PlayFrame>(undefined)
  const loaded = useRef<PromiseWithResolvers<void>>(undefined)
  const [log, dispatch] = useReducer(reduceLog, EMPTY_LOG)
  const [hasRun, setHasRun] = useState(false)
  useEffect(() => {
    if (frame.current === null) return
    const made = createPlayFrame(frame.current, {
      runner,
      path: pathOfSource(src),
      theme: theme.current(),
      onConsole: (lines) => dispatch({ type: 'add', added: lines.map((line) => ({ kind: 'line', line })) }),
      onLoaded: () => loaded.current?.resolve(),
      onRejected: () => dispatch(errorOf(t('run_failed'))),
    })
    running.current = made
    const stop = theme.subscribe(() => made.setTheme(theme.current()))
    return () => {
      stop()
      loaded.current = undefined
      made.destroy()
    }
  }, [runner, src, t])
  const run = async (code: PlayCode): Promise<void> => {
    const state = await stateOfCode(code, { toJavaScript, toWasm: (text) => toWasm(text, runner) }).catch((error: unknown) => {
      dispatch({ type: 'clear' })
      dispatch(errorOf(textOfError(error, t)))
      return undefined
    })
    if (state === undefined) return
    dispatch({ type: 'clear' })
    loaded.current = Promise.withResolvers()
    setHasRun(true)
    await running.current?.run(state)
  }
  const evaluate = async (line: string, code: PlayCode): Promise<void> => {
    if (loaded.current === undefined) await run(code)
    dispatch({ type: 'add', added: [{ kind: 'input', code: line }] })
    await loaded.current?.promise
    const answer = await running.current?.evaluate(line).catch(() => undefined)
    if (answer !== undefined) dispatch({ type: 'add', added: [{ kind: 'answer', ...answer }] })
  }
  return { frame, log, hasRun, run, evaluate, clearConsole: () => dispatch({ type: 'clear' }) }
}

function errorOf(text: string): ConsoleAction {
  return { type: 'add', added: [{ kind: 'error', text }] }
}

function textOfError(error: unknown, t: TranslatePlayground): string {
  const reason = errorMessage(error)
  if (error instanceof WatError) return t('wat_failed', { reason })
  const line = typeof error === 'object' && error !== null && 'line' in error ? Number(error.line) : undefined
  return line === undefined ? t('part_failed', { reason }) : t('types_failed', { line, reason })
}
