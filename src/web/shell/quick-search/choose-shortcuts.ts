import { keepPreference } from '../../browser/keep-preference.ts'
import { SHORTCUTS_KEY } from './quick-shortcuts.ts'

/** Switches the shortcuts on or off, for all pages from now on; where the browser stores nothing, on this page. */
export function chooseShortcuts(isOn: boolean): void {
  const { dataset } = document.documentElement
  const value = isOn ? 'on' : 'off'
  dataset.shortcuts = value
  if (keepPreference(SHORTCUTS_KEY, value)) delete dataset.shortcuts
}
