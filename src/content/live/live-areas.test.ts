import { expect, test } from 'vitest'
import { digestsOf, renderAll, Workshop } from '../example-build.fixture.ts'
import { EXAMPLE_CONTENT, pngBytes, writeFiles } from '../example-content.fixture.ts'
import { LiveSite } from './live-site.ts'

const post = (title: string): string =>
  `---\ntitle: ${title}\nslug: one\ndescription: d\ndate: 2026-01-01\nimage:\n  file: a.png\n---\n\n<p style="color: red">Text.</p>\n`

function openWorkshop(): { workshop: Workshop; live: LiveSite } {
  const workshop = new Workshop({
    ...EXAMPLE_CONTENT,
    'blog/one/index.md': post('One'),
    'blog/one/a.png': pngBytes(4, 4),
    'curriculum/0-README.md': '---\ntemplate: landing\n---\n# All\n',
    'curriculum/1-about.md': '# About\n',
    'pages/about.md': '---\ntitle: About\n---\n\nWe.\n',
  })
  const live = new LiveSite({
    roots: [workshop.root],
    origin: 'https://paint.example',
    webAssets: workshop.web.assets,
    renderPage: renderAll,
    onDiagnostic: () => undefined,
  })
  return { workshop, live }
}

function textOf(live: LiveSite, path: string): string {
  return Buffer.from(live.read(path)?.bytes ?? []).toString()
}

test('a live site gives the pages, feeds and files of all areas that a build writes', async () => {
  const { workshop, live } = openWorkshop()
  using built = workshop
  await built.build()
  const paths = [...digestsOf(built.siteFolder).keys()]
    .filter((path) => /^public\/en-US\/(?:blog|curriculum|about)/.test(path))
    .map((path) => path.slice('public/'.length))
  expect(paths).toEqual(
    expect.arrayContaining(['en-US/blog/one/index.html', 'en-US/blog/rss.xml', 'en-US/blog/one/a.png', 'en-US/about/index.json']),
  )
  for (const path of paths) expect(textOf(live, path), path).toBe(built.readPublic(path))
  const [, sheet = ''] = /"styleURL":"\/([^"]+)"/.exec(textOf(live, 'en-US/blog/one/index.json')) ?? []
  expect(textOf(live, sheet)).toContain('color: red')
})

test('a live site finds these pages with and without their slash', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  expect(live.findPageUrl('/EN-us/Blog/one')).toBe('/en-US/blog/one/')
  expect(live.findPageUrl('/en-US/blog/')).toBe('/en-US/blog/')
  expect(live.findPageUrl('/en-US/about/')).toBe('/en-US/about')
  expect(live.findPageUrl('/en-US/blog/none/')).toBeUndefined()
})

test('a saved post is shown as it is now, and so is the index', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  expect(textOf(live, 'en-US/blog/index.json')).toContain('"title":"One"')
  writeFiles(workshop.root, { 'blog/one/index.md': post('Uno') })
  expect(live.update([`${workshop.root}/blog/one/index.md`])).toBe('*')
  expect(textOf(live, 'en-US/blog/one/index.json')).toContain('"title":"Uno"')
  expect(textOf(live, 'en-US/blog/index.json')).toContain('"title":"Uno"')
})
