import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { BuildState } from './build-state.ts'
import { type PackedPages, packPages, unpackPages } from './packed-pages.ts'

/** A state as it is stored. */
type StoredState = Omit<BuildState, 'pages'> & { readonly pages: PackedPages }

/** The bytes of the file of a state. */
export function encodeState(state: BuildState): Buffer {
  const stored: StoredState = { ...state, pages: packPages(state.pages) }
  return serialize(stored)
}

/** The state that a file has; undefined when there is none or it is of another version or damaged. */
export function readStateFile(path: string): BuildState | undefined {
  try {
    const stored: StoredState = deserialize(readFileSync(path))
    const state = { ...stored, pages: unpackPages(stored.pages) }
    const isWhole =
      typeof state.key === 'string' &&
      state.questions.length === state.answers.length &&
      [state.pages, state.sidebars, state.compat, state.fragments, state.sitePages, state.search].every((part) => typeof part === 'object')
    return state.version === 1 && isWhole ? state : undefined
  } catch {
    return undefined
  }
}
