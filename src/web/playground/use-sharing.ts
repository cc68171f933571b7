import type { Dispatch } from 'react'
import { isSameCode, type PlayCode } from './code/play-code.ts'
import type { PlayAction, PlayModel } from './code/play-model.ts'
import { keepSessionCode } from './session-code.ts'
import { setQuery } from './set-query.ts'
import type { ShareButtonProps } from './share/share-props.ts'

export interface SharingInput {
  readonly model: PlayModel
  readonly dispatch: Dispatch<PlayAction>
  /** The user comes back from signing in, to go on sharing. */
  readonly isReturning: boolean
  /** The word in an address that says so. */
  readonly returning: string
}

/** The permalink of the code: what the share button needs, and how the code becomes the user's own. */
export interface Sharing {
  readonly button: Omit<ShareButtonProps, 'toJavaScript'>
  readonly fork: () => void
}

/** The permalink of the code, which is also in the address. */
export function useSharing({ model, dispatch, isReturning, returning }: SharingInput): Sharing {
  const { code, original, id } = model
  const fork = (): void => {
    dispatch({ type: 'fork' })
    setQuery('')
  }
  const isUnchanged = original !== undefined && isSameCode(original, code)
  const button = {
    code,
    id: isUnchanged ? id : undefined,
    onShared(shared: string, sent: PlayCode) {
      dispatch({ type: 'share', id: shared, code: sent })
      setQuery(queryOf(shared))
    },
    onTakenBack(taken: string) {
      if (taken === id) fork()
    },
    keepForReturn() {
      const query = id === undefined ? '' : queryOf(id)
      keepSessionCode(model, query)
      return `${location.pathname}${query === '' ? '?' : `${query}&`}${returning}`
    },
    isReturning,
  }
  return { button, fork }
}

function queryOf(id: string): string {
  return `?id=${encodeURIComponent(id)}`
}
