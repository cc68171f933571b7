import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { BuildState } from './build-state.ts'
import { type PackedTexts, packTexts, unpackTexts } from './packed-lists.ts'
import { type PackedPages, packPages, unpackPages } from './packed-pages.ts'
import { type PackedSidebars, packSidebars, unpackSidebars } from './packed-sidebars.ts'

/** What of a state is stored in another way. */
interface Packed {
  readonly questions: PackedTexts
  readonly answers: PackedTexts
  readonly pages: PackedPages
  readonly sidebars: PackedSidebars
}
type StoredState = Omit<BuildState, keyof Packed> & Packed

/** The bytes of the file of a state. */
export function encodeState(state: BuildState): Buffer {
  const stored: StoredState = {
    ...state,
    questions: packTexts(state.questions),
    answers: packTexts(state.answers),
    pages: packPages(state.pages),
    sidebars: packSidebars(state.sidebars),
  }
  return serialize(stored)
}

/** The state that a file has; undefined when there is none or it is of another version or damaged. */
export function readStateFile(path: string): BuildState | undefined {
  try {
    const stored: StoredState = deserialize(readFileSync(path))
    const state: BuildState = {
      ...stored,
      questions: unpackTexts(stored.questions),
      answers: unpackTexts(stored.answers),
      pages: unpackPages(stored.pages),
      sidebars: unpackSidebars(stored.sidebars),
    }
    const isWhole =
      typeof state.key === 'string' &&
      state.questions.length === state.answers.length &&
      [state.compat, state.fragments, state.sitePages, state.search].every((part) => typeof part === 'object')
    return state.version === 1 && isWhole ? state : undefined
  } catch {
    return undefined
  }
}
