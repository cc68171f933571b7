import { useCallback, useState } from 'react'
import { collectionsChanged } from './collections-data.ts'

/** The outcome of an action. */
export type Outcome<Reply> = { readonly isDone: true; readonly reply: Reply } | { readonly isDone: false; readonly error: unknown }

/** A change that can be made, with how it stands (docs/behaviour/collections.md 31). */
export interface Action<Input, Reply> {
  /** Never throws. */
  readonly run: (input: Input) => Promise<Outcome<Reply>>
  readonly isPending: boolean
  /** Of the last run; undefined when there was none, when it went well or after `reset`. */
  readonly error: unknown
  readonly reset: () => void
}

/**
 * A change of collections: pending while the server is asked, then an error or not. After one that went well all tabs read again what they show.
 *
 * @param change one function for the life of the component
 * @example const creation = useAction(createCollection)
 */
export function useAction<Input, Reply>(change: (input: Input) => Promise<Reply>): Action<Input, Reply> {
  const [state, setState] = useState<{ readonly isPending: boolean; readonly error: unknown }>(IDLE)
  const run = useCallback(
    async (input: Input): Promise<Outcome<Reply>> => {
      setState({ isPending: true, error: undefined })
      const outcome = await change(input).then(
        (reply): Outcome<Reply> => ({ isDone: true, reply }),
        (error: unknown): Outcome<Reply> => ({ isDone: false, error }),
      )
      // Until what it changed is read again, what is shown is not true.
      if (outcome.isDone) await collectionsChanged()
      setState(outcome.isDone ? IDLE : { isPending: false, error: outcome.error })
      return outcome
    },
    [change],
  )
  const reset = useCallback(() => setState(IDLE), [])
  return { run, isPending: state.isPending, error: state.error, reset }
}

const IDLE = { isPending: false, error: undefined }
