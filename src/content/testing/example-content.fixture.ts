import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A content root as data: path -> content. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array>>

/** A page of the made-up content. `front` holds further lines of front matter. */
export function pageText(slug: string, title: string, body: string, front = ''): string {
  return `---\ntitle: ${title}\nslug: ${slug}\n${front === '' ? '' : `${front}\n`}---\n\n${body}\n`
}

/** The beginning of a PNG file, which is all that is read to measure it. `salt` changes its bytes and nothing else. */
export function pngBytes(width: number, height: number, salt = 0): Uint8Array {
  const bytes = Buffer.alloc(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt8(salt, 63)
  return bytes
}

const PAINT_SIDEBAR = `sidebar:
  - type: section
    link: /Web/Paint
  - type: listSubPages
    path: /Web/Paint
    title: Tools
    details: open
`

export const EXAMPLE_SITE = {
  brand: { name: 'Paint Room', shortName: 'Room', plusName: 'Room Plus' },
  areas: ['Web/Paint', 'Learn'],
  featured: ['Learn/Second'],
  months: 1,
}

/** Two languages, a sidebar, a moved page, an image, a link that leads nowhere, and macros that each stand on one page only. */
export const EXAMPLE_CONTENT: ContentFiles = {
  'site.json': JSON.stringify(EXAMPLE_SITE),
  'files/sidebars/paint.yaml': PAINT_SIDEBAR,
  'files/en-us/_redirects.txt': '# moved\n/en-US/docs/Web/Old_brush\t/en-US/docs/Web/Paint/Brush\n',
  'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All of it. See {{HTTPStatus("404")}}.'),
  'files/en-us/web/paint/index.md': pageText('Web/Paint', 'Paint', 'How to paint.\n\n{{SubpagesWithSummaries}}', 'sidebar: paint'),
  'files/en-us/web/paint/brush/index.md': pageText(
    'Web/Paint/Brush',
    'Brush',
    'A brush spreads paint.\n\n## Use\n\n<p style="color: red">Dip it.</p>',
    'sidebar: paint',
  ),
  'files/en-us/web/paint/can/index.md': pageText('Web/Paint/Can', 'Can', 'A can holds paint.\n\n![A can](can.png)', 'sidebar: paint'),
  'files/en-us/web/paint/can/can.png': pngBytes(40, 30),
  'files/en-us/web/color/index.md': pageText(
    'Web/Color',
    'Color',
    'What a color is.\n\n## Specifications\n\n{{Specifications}}\n\n## Browser compatibility\n\n{{Compat}}',
    'browser-compat: css.properties.color',
  ),
  'files/en-us/learn/index.md': pageText('Learn', 'Learn', 'Learn to paint.'),
  'files/en-us/learn/first/index.md': pageText(
    'Learn/First',
    'First steps',
    'Begin with {{Glossary("Ink")}}.\n\n{{NextMenu("Learn/Second", "Web/Paint")}}',
  ),
  'files/en-us/learn/second/index.md': pageText(
    'Learn/Second',
    'Second steps',
    'Go on with the [old brush](/en-US/docs/Web/Old_brush).\n\nAn [easel](/en-US/docs/Web/Paint/Easel) holds the picture.',
  ),
  'files/en-us/glossary/index.md': pageText('Glossary', 'Glossary', 'Words.'),
  'files/en-us/glossary/ink/index.md': pageText('Glossary/Ink', 'Ink', 'A liquid that colors.'),
  'files/de/web/paint/index.md': pageText('Web/Paint', 'Farbe', 'Wie man malt.', 'sidebar: paint'),
  'files/de/learn/index.md': pageText('Learn', 'Lernen', 'Malen lernen, mit dem [Pinsel](/de/docs/Web/Paint/Brush).'),
}

/** Addresses of the pages that show the sidebar `paint`. */
export const PAINT_PAGES = [
  '/de/docs/Web/Paint',
  '/en-US/docs/Web/Paint',
  '/en-US/docs/Web/Paint/Brush',
  '/en-US/docs/Web/Paint/Can',
] as const

/** Writes files below a folder; `undefined` deletes one. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array | undefined>>): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path)
    if (content === undefined) rmSync(target)
    else {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, content)
    }
  }
}

/** A new folder for temporary files, and the way to remove it: `using folder = makeFolder()`. */
export function makeFolder(): Disposable & { readonly path: string } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-test-')))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}
