import { Resvg } from '@resvg/resvg-js'
import { SHARE_PICTURE_HEIGHT, SHARE_PICTURE_WIDTH } from '#contracts/share-pictures.ts'
import type { OutlinedLine, Typesetter } from './share-picture-letters.ts'

/** What a picture shows. */
export interface PictureSubject {
  /** Name of an area; null: the brand alone. */
  readonly title: string | null
  /** Null when the face has no letters for it. */
  readonly brand: string | null
}

/** Logo of a site, instead of the mark: an SVG file with its size. */
export interface PictureLogo {
  readonly svg: Uint8Array
  readonly width: number
  readonly height: number
}

interface DrawInput {
  readonly subject: PictureSubject
  readonly logo: PictureLogo | undefined
  readonly letters: Typesetter
}

/** The tokens of the dark theme (web/ui/tokens.css): lamp, ink, quiet ink, brass, and the lamp's light on a page. */
const COLOURS = { ground: '#0c2a21', ink: '#eef3ee', quiet: '#a9c2b6', brass: '#e0a63c', page: '#12372b', line: '#1b4a3a' } as const
const MARGIN = 84
const TITLE_WIDTH = SHARE_PICTURE_WIDTH - 2 * MARGIN
const TITLE_BASELINE = SHARE_PICTURE_HEIGHT - 92
const SMALLEST = 76
const TITLE_SIZES = [120, 104, 88, SMALLEST]
const MAX_LINES = 3
const LEADING = 1.12
const BRAND_SIZE = 38
const MARK_SIZE = 60

/** The picture that previews of links show, as a PNG. The same input gives the same bytes on one kind of machine. */
export function drawSharePicture(input: DrawInput): Uint8Array {
  return new Resvg(pictureSvg(input), { font: { loadSystemFonts: false } }).render().asPng()
}

/** The same as SVG, made of shapes only. */
export function pictureSvg({ subject: { title, brand }, logo, letters }: DrawInput): string {
  const text = titleBlock(title ?? brand ?? '', letters)
  const head = title === null ? symbol(logo, MARGIN, 150, 190) : brandLine(brand, logo, letters)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_WIDTH}" height="${SHARE_PICTURE_HEIGHT}"><rect width="100%" height="100%" fill="${COLOURS.ground}"/>${BOOK}${head}${text}</svg>`
}

/** The open book of the home page, large and dim, as if the lamp were turned down. */
const BOOK = `<g transform="translate(560 96) scale(1.86)"><path fill="${COLOURS.page}" d="M214 74C180 46 108 34 30 40v190c78-6 150 6 184 34z"/><path fill="${COLOURS.page}" d="M226 74c34-28 106-40 184-34v190c-78-6-150 6-184 34z"/><g fill="none" stroke="${COLOURS.line}" stroke-width="5" stroke-linecap="round"><path d="M58 78c26-1 50 0 72 4M80 106c14 0 26 1 38 2M140 111c16 3 30 7 42 12M80 134c10 0 18 0 26 1M58 162c20-1 38 0 54 2M80 190c38 0 74 6 102 17M258 95c20-8 44-13 70-16M258 123c14-6 30-10 46-13M280 143c12-4 24-7 36-8M338 133c14-1 28-2 44-2M258 179c16-7 34-11 54-14M280 199c30-8 64-12 102-11"/></g></g>`

function brandLine(brand: string | null, logo: PictureLogo | undefined, letters: Typesetter): string {
  const y = 72
  const name =
    brand === null ? '' : place(letters.outline(brand, BRAND_SIZE), MARGIN + widthOf(logo, MARK_SIZE) + 22, y + 43, COLOURS.quiet)
  return symbol(logo, MARGIN, y, MARK_SIZE) + name
}

/** The title in as large letters as it has room for, standing on the lower margin, below a rule of brass. */
function titleBlock(title: string, letters: Typesetter): string {
  const { size, lines } = layOut(title, letters)
  const top = TITLE_BASELINE - (lines.length - 1) * size * LEADING
  const texts = lines.map((line, index) => place(letters.outline(line, size), MARGIN, top + index * size * LEADING, COLOURS.ink))
  return `<rect x="${MARGIN}" y="${Math.round(top - size * 1.06)}" width="88" height="7" rx="3.5" fill="${COLOURS.brass}"/>${texts.join('')}`
}

function layOut(title: string, letters: Typesetter): { readonly size: number; readonly lines: readonly string[] } {
  const widest = (lines: readonly string[], size: number): number => Math.max(...lines.map((line) => letters.outline(line, size).width))
  for (const size of TITLE_SIZES) {
    const lines = breakLines(title, size, letters)
    // The largest letters are for short titles.
    const most = size >= 104 ? 2 : MAX_LINES
    if (lines.length <= most && widest(lines, size) <= TITLE_WIDTH) return { size, lines }
  }
  const lines = breakLines(title, SMALLEST, letters)
  const shown = lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1] ?? ''} …`]
  return { size: SMALLEST * Math.min(1, TITLE_WIDTH / widest(shown, SMALLEST)), lines: shown }
}

function breakLines(text: string, size: number, letters: Typesetter): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && letters.outline(longer, size).width <= TITLE_WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function place({ svg }: OutlinedLine, x: number, y: number, colour: string): string {
  return `<g transform="translate(${x} ${Math.round(y)})" fill="${colour}">${svg}</g>`
}

function symbol(logo: PictureLogo | undefined, x: number, y: number, height: number): string {
  if (logo !== undefined) {
    const data = Buffer.from(logo.svg).toString('base64')
    return `<image x="${x}" y="${y}" width="${widthOf(logo, height)}" height="${height}" href="data:image/svg+xml;base64,${data}"/>`
  }
  // The mark of web/shell/mark.tsx.
  return `<g transform="translate(${x} ${y}) scale(${height / 32})" fill="${COLOURS.quiet}"><path d="M15.2 8.4C12.7 6 7.5 5 2.6 5.4v14c4.9-.4 10.1.6 12.6 3z"/><path fill="${COLOURS.brass}" d="M16.8 8.4c2.5-2.4 7.7-3.4 12.6-3v14c-4.9-.4-10.1.6-12.6 3z"/><path d="M1.6 23.8h28.8l-1.6 2.4H3.2zM13.6 26.2h4.8l.9 4.3h-6.6z"/></g>`
}

function widthOf(logo: PictureLogo | undefined, height: number): number {
  return logo === undefined ? height : Math.round((logo.width / logo.height) * height)
}
