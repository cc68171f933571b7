import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LightningCSSOptions, Plugin } from 'vite'

/**
 * The side of an icon in the image of all, and the distance from one to the next, in user units of the image. A box shows no other icon unless it
 * is three times as high as its own: those in lines of text are no squares.
 */
const SIDE = 16
const PITCH = 32
/** The distance from one icon to the next as stylesheets say it, in percent: a whole number is shorter in each rule. */
const STEP = 5
const HEIGHT = (100 * PITCH) / STEP + SIDE
const MOST = Math.floor(100 / STEP) + 1
/** Icons that stay images of their own: the signs of table cells, drawn by the hundred, and what few pages have or only those with script. */
const SEPARATE = /^(?:baseline-|compat-|copy|pencil|play|secure|window)/
/** What the properties with the places of icons begin with: in a square box, and in a line of text. */
const PREFIX = '--icon-'
const LINE_PREFIX = '--line-icon-'
const ICON = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 16 16"><path([^>]{0,200}) d="([^"]{0,2000})"\/><\/svg>$/

interface Icon {
  readonly name: string
  /** How it is drawn: attributes, with a space before each. */
  readonly style: string
  readonly path: string
}

interface Icons {
  /** Writes the image into the stylesheet that has `url("icons.svg")`. */
  readonly plugin: Plugin
  /** Writes the place of an icon for `var(--icon-NAME)` and `var(--line-icon-NAME)`, also in stylesheets that others import. */
  readonly visitor: NonNullable<LightningCSSOptions['visitor']>
}

/**
 * Puts all icons into one image, below each other: browsers make a document for each SVG image, which takes longer than all icons of one.
 * In stylesheets `mask: var(--icons) var(--icon-NAME) / 100%` shows the icon of `NAME.svg` in a square box. In a line of text, whose box is higher than
 * the icon, `mask: var(--icons) 0 calc(50% + var(--line-icon-NAME) * SIZE) / SIZE` shows it in the middle. The places stand in the rules when they are built.
 *
 * @param folder the SVG files
 * @throws Error for an icon of another form, and for too many
 */
export function iconsInOneImage(folder: string): Icons {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.svg') && !SEPARATE.test(name))
    .map((name) => name.slice(0, -'.svg'.length))
    .toSorted()
  if (names.length > MOST) throw new Error(`expected at most ${MOST} icons for the image of all, found ${names.join(', ')}`)
  const icons = names.map((name) => readIcon(folder, name))
  const byStyle = [...Map.groupBy(icons, ({ style }) => style)]
  const places = new Map(byStyle.flatMap(([, icons]) => icons.map(({ name }) => name)).map((name, index) => [name, index]))
  const content = byStyle.map(([style, icons]) => groupOf(style, icons, places)).join('')
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${HEIGHT}">${content}</svg>`
  const values = new Map(
    [...places].flatMap(([name, index]) => [
      [PREFIX + name, `0 ${index * STEP}%`],
      [LINE_PREFIX + name, `${(HEIGHT / 2 - index * PITCH - SIDE / 2) / SIDE}`],
    ]),
  )
  return {
    plugin: {
      name: 'icons-in-one-image',
      enforce: 'pre',
      transform(code, id) {
        return id.endsWith('.css') ? code.replace('"icons.svg"', () => `"${dataUrl(image)}"`) : undefined
      },
    },
    visitor: {
      Variable({ name: { ident } }) {
        const prefix = [PREFIX, LINE_PREFIX].find((prefix) => ident.startsWith(prefix))
        if (prefix === undefined) return
        const raw = values.get(ident)
        if (raw === undefined) throw new Error(`expected ${prefix} and the name of a file in ${folder}, found ${ident}`)
        return { raw }
      },
    },
  }
}

/** Written as Vite writes those of single images: what is alike in a stylesheet is compressed well. */
function dataUrl(svg: string): string {
  const text = svg.replaceAll('"', "'").replaceAll(/[%#<>]/g, (sign) => encodeURIComponent(sign).toLowerCase())
  return `data:image/svg+xml,${text}`
}

/** @throws Error for an icon that is not one path */
function readIcon(folder: string, name: string): Icon {
  const text = readFileSync(join(folder, `${name}.svg`), 'utf8')
  const [, style, data] = ICON.exec(text.trim()) ?? []
  if (style === undefined || data === undefined)
    throw new Error(`expected an icon of one path with a viewBox of ${SIDE} by ${SIDE}, found ${text}`)
  return { name, style, path: `<path d="${data}"/>` }
}

/** Icons of one style: each one is in the group of the one above it. Words that repeat are compressed better than the distance of each from the top. */
function groupOf(style: string, icons: readonly Icon[], places: ReadonlyMap<string, number>): string {
  const [first] = icons
  const top = first === undefined ? 0 : (places.get(first.name) ?? 0) * PITCH
  const paths = icons.map(({ path }) => path).join(lowerBy(PITCH))
  return `<g${style}>${lowerBy(top)}${paths}${'</g>'.repeat(icons.length + 1)}`
}

function lowerBy(distance: number): string {
  return `<g transform="translate(0 ${distance})">`
}
