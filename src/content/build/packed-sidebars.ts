import type { SidebarBrokenLink } from '../sidebars/sidebar-builder.ts'
import { numbersAt, type PackedNumbers, packNumbers } from '../text/packed-lists.ts'
import type { SidebarState } from './build-state.ts'

/** The states of sidebars as they are stored: their questions are a hundred thousand numbers. */
export interface PackedSidebars {
  /** By key, without their questions. */
  readonly states: Readonly<Record<string, PlainState>>
  readonly keys: PackedNumbers
}

interface PlainState {
  readonly version: string
  readonly url?: string
  readonly brokenLinks?: readonly SidebarBrokenLink[]
}

/** @param sidebars by key */
export function packSidebars(sidebars: Readonly<Record<string, SidebarState>>): PackedSidebars {
  const states = Object.fromEntries(Object.entries(sidebars).map(([key, { keys: _, ...state }]) => [key, state] as const))
  return { states, keys: packNumbers(Object.values(sidebars).map(({ keys }) => keys)) }
}

/** @throws Error when a part of them is missing */
export function unpackSidebars({ states, keys }: PackedSidebars): Record<string, SidebarState> {
  const entries = Object.entries(states)
  if (entries.length !== keys.ends.length) throw new Error('the questions of a packed sidebar are missing')
  return Object.fromEntries(entries.map(([key, state], at) => [key, { ...state, keys: numbersAt(keys, at) }] as const))
}
