import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { InterfaceLocale } from '#contracts/locales.ts'

/** A part of the font of headings. */
export interface FormPageFont {
  readonly path: string
  readonly bytes: Buffer
  /** A rule for a stylesheet. */
  readonly rule: string
}

/** The characters of each part: those of web/ui/fonts.css, as far as the files of the package have them. */
const RANGES = {
  latin: 'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2027, U+20AC',
  cyrillic: 'U+301, U+400-45F, U+490-491, U+2116',
} as const
type Subset = keyof typeof RANGES

/** The font of the site's headings, for pages that the server writes itself. The address of a file changes with its bytes. */
export const FORM_PAGE_FONTS: Readonly<Record<Subset, FormPageFont>> = { latin: readFont('latin'), cyrillic: readFont('cyrillic') }

/** The part that the heading of a page needs; undefined in languages whose headings have no serifs. */
export function fontOf(locale: InterfaceLocale): FormPageFont | undefined {
  if (/^(?:ja|ko|zh)/.test(locale)) return undefined
  return FORM_PAGE_FONTS[locale === 'ru' ? 'cyrillic' : 'latin']
}

function readFont(subset: Subset): FormPageFont {
  const file = import.meta.resolve(`@fontsource/source-serif-4/files/source-serif-4-${subset}-600-normal.woff2`)
  const bytes = readFileSync(fileURLToPath(file))
  const path = `/users/form-page.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.woff2`
  const source = `src: url("${path}") format("woff2"); unicode-range: ${RANGES[subset]}`
  return { path, bytes, rule: `@font-face { font-family: "Lectern Serif"; font-weight: 600; font-display: optional; ${source}; }` }
}
