import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

/** A line of text as shapes: what stands in an SVG of its own at the size it was asked for, its baseline at 0. */
export interface OutlinedLine {
  readonly svg: string
  readonly width: number
}

/** Makes shapes of texts, in the face of the site's headings. */
export interface Typesetter {
  outline(text: string, size: number): OutlinedLine
}

const SUBSETS = ['latin', 'cyrillic']

/**
 * Whether the face has letters for all of a text: those that its latin and cyrillic files are made for.
 *
 * @example canOutline('Стили') // true
 * @example canOutline('スタイル') // false
 */
export function canOutline(text: string): boolean {
  return /^[\u0020-\u00ff\u0152\u0153\u2010-\u2026\u20ac\u2122\u0400-\u045f\u0490\u0491\u2116]*$/.test(text)
}

/** Opens the face. */
export function openTypesetter(): Typesetter {
  const fonts = SUBSETS.map((subset) =>
    openFont(fileURLToPath(import.meta.resolve(`@fontsource/source-serif-4/files/source-serif-4-${subset}-600-normal.woff2`))),
  )
  return { outline: (text, size) => outline(fonts, text, size) }
}

function openFont(path: string): Font {
  const font = openSync(path)
  if (!('layout' in font)) throw new Error(`${path} holds several faces; expected one`)
  return font
}

function outline(fonts: readonly Font[], text: string, size: number): OutlinedLine {
  let width = 0
  const parts: string[] = []
  for (const { font, part } of runsOf(fonts, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions, advanceWidth } = font.layout(part)
    let x = 0
    const shapes = glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const shape = `<path transform="translate(${x + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
      x += xAdvance
      return shape
    })
    parts.push(`<g transform="translate(${round(width)} 0) scale(${scale} ${-scale})">${shapes.join('')}</g>`)
    width += advanceWidth * scale
  }
  return { svg: parts.join(''), width: round(width) }
}

/** A text cut where another file of the face has its letters. */
function runsOf(fonts: readonly Font[], text: string): readonly { readonly font: Font; readonly part: string }[] {
  const runs: { font: Font; part: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const has = ({ font }: { readonly font: Font }): boolean => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    if (last !== undefined && has(last)) last.part += character
    else {
      const font = fonts.find((candidate) => has({ font: candidate })) ?? last?.font ?? fonts[0]
      if (font !== undefined) runs.push({ font, part: character })
    }
  }
  return runs
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
