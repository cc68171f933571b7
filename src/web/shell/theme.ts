import { readStored, store } from '../ui/storage.ts'

/** The three choices, as they are stored under the key `theme` (spec 000 section 4). */
export const THEMES = ['os-default', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const listeners = new Set<() => void>()
let chosen: Theme | undefined

/** The reader's choice; 'os-default' when there is none. */
export function currentTheme(): Theme {
  chosen ??= themeOf(readStored(KEY))
  return chosen
}

/** Stores a choice and applies it to the page. When the storage refuses, the choice holds until the page is left. */
export function chooseTheme(theme: Theme): void {
  store(KEY, theme)
  take(theme)
}

/** Calls back after each change, also after one in another tab; returns the way to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

/** The theme a stored value means: anything unknown is 'os-default'. */
export function themeOf(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'os-default'
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === KEY || event.key === null) take(themeOf(event.newValue))
}

function take(theme: Theme): void {
  chosen = theme
  const { dataset } = document.documentElement
  if (theme === 'os-default') delete dataset.theme
  else dataset.theme = theme
  for (const listener of listeners) listener()
}
