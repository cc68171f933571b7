import {
  BROWSER_ID,
  CONTRASTS,
  FONT_SIZES,
  HIDDEN_BROWSERS_MAX,
  PREFERENCE_KEYS,
  type PreferenceName,
  SHORTCUTS,
  TELEMETRY,
  TEXT_WIDTHS,
  THEMES,
} from '#contracts/preference-values.ts'
import type { Preferences } from '#contracts/preferences.ts'
import { readStored, store } from '../../browser/storage.ts'

/** The names of all choices. */
export const PREFERENCE_NAMES: readonly PreferenceName[] = Object.keys(PREFERENCE_KEYS).filter(isName)

/** The latest time of JavaScript, in milliseconds since 1970. */
const TIME_MAX = 8.64e15

/**
 * The choices of this browser among `names`, as the server takes them. Values that it would reject are left out: older versions and others can write to the
 * storage of a browser.
 */
export function readChoices(names: readonly PreferenceName[]): Preferences {
  const theme = chosen('theme', THEMES, names)
  const contrast = chosen('contrast', CONTRASTS, names)
  const font_size = chosen('font_size', FONT_SIZES, names)
  const text_width = chosen('text_width', TEXT_WIDTHS, names)
  const hidden = names.includes('hidden_browsers') ? readStored(PREFERENCE_KEYS.hidden_browsers) : null
  const shortcuts = chosen('shortcuts', SHORTCUTS, names)
  const telemetry = chosen('telemetry', TELEMETRY, names)
  return {
    ...(theme && { theme }),
    ...(contrast && { contrast }),
    ...(font_size && { font_size }),
    ...(text_width && { text_width }),
    ...(hidden !== null && { hidden_browsers: { value: listBrowsers(hidden), changed_at: timeText('hidden_browsers') } }),
    ...(shortcuts && { shortcuts }),
    ...(telemetry && { telemetry }),
  }
}

/** When the user made a choice in this browser, in milliseconds since 1970; 0 where that is not known. */
export function readTime(name: PreferenceName): number {
  const text = readStored(`${PREFERENCE_KEYS[name]}.at`)
  if (text === null) return 0
  const time = Number(text)
  return Number.isInteger(time) && time >= 0 && time <= TIME_MAX ? time : 0
}

/**
 * Stores a choice that the account has. Whatever follows other tabs follows this as well.
 *
 * @param text as the storage has it
 * @param time milliseconds since 1970
 */
export function takeChoice(name: PreferenceName, text: string, time: number): void {
  const key = PREFERENCE_KEYS[name]
  const before = readStored(key)
  if (readTime(name) !== time) store(`${key}.at`, String(time))
  if (before === text) return
  store(key, text)
  dispatchEvent(new StorageEvent('storage', { key, oldValue: before, newValue: text }))
}

function chosen<Value extends string>(
  name: PreferenceName,
  values: readonly Value[],
  names: readonly PreferenceName[],
): { value: Value; changed_at: string } | undefined {
  if (!names.includes(name)) return undefined
  const text = readStored(PREFERENCE_KEYS[name])
  const value = values.find((known) => known === text)
  return value === undefined ? undefined : { value, changed_at: timeText(name) }
}

function timeText(name: PreferenceName): string {
  return new Date(Math.min(readTime(name), Date.UTC(9999, 0))).toISOString()
}

function listBrowsers(text: string): string[] {
  return [...new Set(text.split(' ').filter((id) => BROWSER_ID.test(id)))].slice(0, HIDDEN_BROWSERS_MAX)
}

function isName(name: string): name is PreferenceName {
  return Object.hasOwn(PREFERENCE_KEYS, name)
}
