import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { type PlayAction, type PlayModel, reduceModel } from './play-model.ts'
import { keepSessionCode } from './session-code.ts'

interface UsedCode {
  readonly model: PlayModel
  readonly dispatch: Dispatch<PlayAction>
}

/** How long the code rests before it is kept for a reload, in milliseconds: often enough, and not with every key. */
const KEEP_DELAY_MS = 300

/** The code and where it is from, kept in this tab so that a reload loses nothing. */
export function useCode(first: PlayModel): UsedCode {
  const [model, dispatch] = useReducer(reduceModel, first)
  const latest = useRef(model)
  useEffect(() => {
    latest.current = model
    if (model === first) return
    const timer = setTimeout(() => keepSessionCode(model, location.search), KEEP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [model, first])
  useEffect(() => {
    const keep = (): void => {
      if (latest.current !== first) keepSessionCode(latest.current, location.search)
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [first])
  return { model, dispatch }
}
