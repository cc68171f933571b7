import { createContext, use } from 'react'
import type { PlaygroundTextKey } from '#locales/playground/playground-texts.ts'
import type { TextValues } from '#locales/translate.ts'

/** A text of the playground in the user's language. */
export type TranslatePlayground = (key: PlaygroundTextKey, values?: TextValues) => string

/** The texts for all components of the playground. */
export const PlayTextContext = createContext<TranslatePlayground | undefined>(undefined)

/**
 * The texts of the playground.
 *
 * @throws Error outside of `PlayTextContext`
 */
export function usePlayText(): TranslatePlayground {
  const t = use(PlayTextContext)
  if (t === undefined) throw new Error('the component is not inside of PlayTextContext')
  return t
}
