import { FONT_SIZES, PREFERENCE_KEYS, TEXT_WIDTHS } from '#contracts/preference-values.ts'
import { storedChoice } from '../shell/stored-choice.ts'

/** The size of the text of articles. */
export const fontSize = storedChoice({ key: PREFERENCE_KEYS.font_size, values: FONT_SIZES, apply: (size) => mark('fontSize', size) })

/** How long the lines of articles are. */
export const textWidth = storedChoice({ key: PREFERENCE_KEYS.text_width, values: TEXT_WIDTHS, apply: (width) => mark('textWidth', width) })

/** The rules of article/reading.css read the attributes, which the inline script of each page sets before the first paint. */
function mark(name: 'fontSize' | 'textWidth', value: string): void {
  const { dataset } = document.documentElement
  if (value === 'normal') delete dataset[name]
  else dataset[name] = value
}
