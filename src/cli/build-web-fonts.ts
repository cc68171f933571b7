import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { packKerning } from './build-web-kerning.ts'

/** Where the letters come from. */
export const FONT_PACKAGE = '@fontsource/source-serif-4'

interface FontPart {
  /** The file that is made. */
  readonly name: string
  /** The subset of the package that it is cut from. */
  readonly subset: 'latin' | 'cyrillic'
  /** First and last code points of what it holds, as `unicode-range` in web/ui/fonts.css says it. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const PARTS: readonly FontPart[] = [
  {
    name: 'serif-basic.woff2',
    subset: 'latin',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2026, 0x2026],
    ],
  },
  {
    name: 'serif-latin.woff2',
    subset: 'latin',
    ranges: [
      [0xa1, 0x17f],
      [0x2010, 0x2012],
      [0x201a, 0x201a],
      [0x201e, 0x2022],
      [0x20ac, 0x20ac],
    ],
  },
  {
    name: 'serif-cyrillic.woff2',
    subset: 'cyrillic',
    ranges: [
      [0x301, 0x301],
      [0x400, 0x491],
      [0x2116, 0x2116],
    ],
  },
]
/** Baselines of other scripts, and what menus of fonts call the styles of a family. */
const UNUSED_TABLES = ['BASE', 'STAT']

/**
 * Cuts the face of headings into the files that web/ui/fonts.css names: English pages need less than half of it. What is cut is a modified
 * version, which its licence gives another name than the original's (docs/decisions/0022-what-a-page-brings-along.md).
 *
 * @param folder is made; equal files for equal packages
 */
export async function makeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, subset, ranges } of PARTS) {
    const whole = import.meta.resolve(`${FONT_PACKAGE}/files/source-serif-4-${subset}-600-normal.woff2`)
    const text = ranges.map(textOf).join('')
    const cut = await cutFont(await readFile(fileURLToPath(whole)), { text, hasKerningAlone: subset === 'latin' })
    await writeFile(join(folder, name), cut)
  }
}

interface Cut {
  readonly text: string
  /** Whether its letters are placed by kerning only: accents of Cyrillic letters are not. */
  readonly hasKerningAlone: boolean
}

async function cutFont(whole: Buffer, { text, hasKerningAlone }: Cut): Promise<Buffer> {
  // Kerning stays; the shapes of small capitals, old figures and ligatures, a quarter of the file, are never asked for.
  if (!hasKerningAlone) return subsetFont(whole, text, { targetFormat: 'woff2', noLayoutClosure: true })
  const options = { noLayoutClosure: true, keepFeatures: ['kern'], dropTables: UNUSED_TABLES }
  const cut = await subsetFont(whole, text, { ...options, targetFormat: 'truetype' })
  return subsetFont(packKerning(cut), text, { ...options, targetFormat: 'woff2' })
}

function textOf([first, last]: readonly [number, number]): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
