import { areaOf } from '#search/area-of.ts'

/** Areas that have a colour of their own, by the word that the sheet knows them by. */
const WORDS: Readonly<Record<string, string>> = {
  'Web/HTML': 'html',
  'Web/CSS': 'css',
  'Web/JavaScript': 'javascript',
  'Web/HTTP': 'http',
  'Web/API': 'api',
  'Web/Accessibility': 'accessibility',
}

/**
 * The word by which the sheet colours what leads to a page; undefined for areas without a colour.
 *
 * @example areaWord('/en-US/docs/Web/CSS/Reference/Properties/color') // 'css'
 */
export function areaWord(url: string): string | undefined {
  const area = areaOf(url)
  return area.startsWith('Learn') ? 'learn' : WORDS[area]
}
