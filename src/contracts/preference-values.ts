/*
 * What users can choose for all pages, and the values of each choice; the first value holds where nothing is chosen. The schemas are in `preferences.ts`, because
 * the browser does not load them.
 */
export const THEMES = ['os-default', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** More contrast than the system asks for; never less. */
export const CONTRASTS = ['os-default', 'more'] as const
export type Contrast = (typeof CONTRASTS)[number]

/** The sizes of the text of articles; web/article/reading.css has their rules. */
export const FONT_SIZES = ['normal', 'small', 'large', 'larger', 'largest'] as const

/** How long the lines of articles are. */
export const TEXT_WIDTHS = ['normal', 'narrow', 'wide'] as const

/** The keys that lead to the search box (docs/behaviour/quick-search.md 10). */
export const SHORTCUTS = ['on', 'off'] as const

/** Whether the browser reports to the site how it is used (docs/behaviour/telemetry.md 12). */
export const TELEMETRY = ['on', 'off'] as const
export type Telemetry = (typeof TELEMETRY)[number]

/** How the compatibility data names browsers. */
export const BROWSER_ID = /^[a-z][a-z0-9_]{0,39}$/
/** How many browsers a user can leave out of tables. */
export const HIDDEN_BROWSERS_MAX = 40

/** The choices by their names in the API, each with the key of the browser's storage. */
export const PREFERENCE_KEYS = {
  theme: 'theme',
  contrast: 'contrast',
  font_size: 'font-size',
  text_width: 'text-width',
  hidden_browsers: 'compat.hidden',
  shortcuts: 'search-shortcuts',
  telemetry: 'telemetry',
} as const
export type PreferenceName = keyof typeof PREFERENCE_KEYS
