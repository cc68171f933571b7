/** The three choices, as they are stored under the key `theme` (docs/behaviour/layout.md 9). */
export const THEMES = ['os-default', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
