import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LightningCSSOptions, Plugin } from 'vite'

/** The side of an icon in the image of all, and the distance from one to the next, in user units of the image. */
const SIDE = 16
const PITCH = 18
/** The distance from one icon to the next as stylesheets say it, in percent: a whole number is shorter in each rule. The image has room for 21 icons. */
const STEP = 5
const HEIGHT = (100 / STEP) * PITCH + SIDE
/**
 * Icons that stay images of their own: the signs of table cells, drawn by the hundred, those in lines of text, whose box is no square, and what
 * few pages have or only those with script.
 */
const SEPARATE = /^(?:baseline-|compat-|contrast|copy|deprecated|experimental|external|nonstandard|pencil|play|secure|window)/
/** What the properties with the places of icons begin with. */
const PREFIX = '--icon-'

interface IconPath {
  /** How it is drawn: attributes, with a space before each. */
  readonly style: string
  readonly svg: string
}

interface Icons {
  /** Writes the image into the stylesheet that has `url("icons.svg")`. */
  readonly plugin: Plugin
  /** Writes the place of an icon for `var(--icon-NAME)`, also in stylesheets that others import. */
  readonly visitor: NonNullable<LightningCSSOptions['visitor']>
}

/**
 * Puts all icons into one image, below each other: browsers make a document for each SVG image, which takes longer than all icons of one.
 * In stylesheets `mask: var(--icons) var(--icon-NAME) / 100%` shows the icon of `NAME.svg` in a square box; the place stands in the rule when it is built.
 *
 * @param folder the SVG files
 * @throws Error for an icon of another form, and for too many
 */
export function iconsInOneImage(folder: string): Icons {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.svg') && !SEPARATE.test(name))
    .map((name) => name.slice(0, -'.svg'.length))
    .toSorted()
  if (names.length > 100 / STEP + 1)
    throw new Error(`expected at most ${100 / STEP + 1} icons for the image of all, found ${names.join(', ')}`)
  const paths = names.flatMap((name, index) => pathsOf(readFileSync(join(folder, `${name}.svg`), 'utf8'), index * PITCH))
  const content = [...Map.groupBy(paths, ({ style }) => style)]
    .map(([style, members]) => `<g${style}>${members.map(({ svg }) => svg).join('')}</g>`)
    .join('')
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${HEIGHT}">${content}</svg>`
  const values = new Map(names.map((name, index) => [name, `0 ${index * STEP}%`]))
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
        if (!ident.startsWith(PREFIX)) return
        const raw = values.get(ident.slice(PREFIX.length))
        if (raw === undefined) throw new Error(`expected ${PREFIX} and the name of a file in ${folder}, found ${ident}`)
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

/** The paths of an icon at its place in the image of all. */
function pathsOf(icon: string, y: number): readonly IconPath[] {
  const found = [...icon.matchAll(/<path([^>]{0,200}) d="([^"]{0,2000})"\/>/g)].map(([, style = '', data = '']) => ({
    style,
    svg: `<path transform="translate(0 ${y})" d="${data}"/>`,
  }))
  if (found.length === 0 || !icon.includes(`viewBox="0 0 ${SIDE} ${SIDE}"`) || /<(?!\/?svg|path)/.test(icon))
    throw new Error(`expected an icon of paths with a viewBox of ${SIDE} by ${SIDE}, found ${icon}`)
  return found
}
