import { CONTRASTS, type Contrast, THEMES, type Theme } from '#contracts/preference-values.ts'
import { storedChoice } from './stored-choice.ts'
import { tellRunners } from './tell-runners.ts'

/** The user's theme. */
export const theme = storedChoice({ key: 'theme', values: THEMES, apply: applyTheme })

/** Whether the user wants more contrast than the system asks for; it never gives less. */
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
