import { type Dispatch, useReducer } from 'react'
import { type PlayAction, type PlayModel, reduceModel } from './code/play-model.ts'
import { useStoredLater } from './layout/use-stored-later.ts'
import { keepSessionCode } from './session-code.ts'

interface UsedCode {
  readonly model: PlayModel
  readonly dispatch: Dispatch<PlayAction>
}

/** The code and where it is from, stored in this tab so that a reload loses nothing. */
export function useCode(first: PlayModel): UsedCode {
  const [model, dispatch] = useReducer(reduceModel, first)
  useStoredLater(model, keepForReload)
  return { model, dispatch }
}

function keepForReload(model: PlayModel): void {
  keepSessionCode(model, location.search)
}
