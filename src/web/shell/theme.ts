import { storedChoice } from './stored-choice.ts'
import { tellRunners } from './tell-runners.ts'

/** The three choices, as they are stored under the key `theme` (spec 000 section 4). */
export const THEMES = ['os-default', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The reader's theme. */
export const theme = storedChoice({ key: 'theme', values: THEMES, apply: applyTheme })

export const CONTRASTS = ['os-default', 'more'] as const
export type Contrast = (typeof CONTRASTS)[number]

/** Whether the reader wants more contrast than the system asks for; it never gives less. */
export const contrast = storedChoice({ key: 'contrast', values: CONTRASTS, apply: applyContrast })

function applyTheme(chosen: Theme): void {
  const { dataset } = document.documentElement
  if (chosen === 'os-default') delete dataset.theme
  else dataset.theme = chosen
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) meta.media = mediaOf(meta.dataset.scheme, chosen)
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
  if (scheme !== null) scheme.content = chosen === 'os-default' ? 'light dark' : chosen
  tellRunners(chosen)
}

/** When the colour that a `<meta name="theme-color">` has for one of the two schemes counts. */
function mediaOf(scheme: string | undefined, chosen: Theme): string {
  if (chosen === 'os-default') return `(prefers-color-scheme: ${scheme})`
  return scheme === chosen ? 'all' : 'not all'
}

function applyContrast(chosen: Contrast): void {
  const { dataset } = document.documentElement
  if (chosen === 'more') dataset.contrast = chosen
  else delete dataset.contrast
}
