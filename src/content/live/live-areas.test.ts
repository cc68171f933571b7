import { expect, test } from 'vitest'
import type { Feature } from '#contracts/features.ts'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { digestsOf, renderAll, Workshop } from '../testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, pngBytes, writeFiles } from '../testing/example-content.fixture.ts'
import { LiveSite } from './live-site.ts'

const post = (title: string): string =>
  `---\ntitle: ${title}\nslug: one\ndescription: d\ndate: 2026-01-01\nimage:\n  file: a.png\n---\n\n<p style="color: red">Text.</p>\n`

function openWorkshop(files: Readonly<Record<string, string>> = {}): { workshop: Workshop; live: LiveSite } {
  const workshop = new Workshop({
    ...EXAMPLE_CONTENT,
    'blog/one/index.md': post('One'),
    'blog/one/a.png': pngBytes(4, 4),
    'curriculum/0-README.md': '---\ntemplate: landing\n---\n# All\n',
    'curriculum/1-about.md': '# About\n',
    'pages/about.md': '---\ntitle: About\n---\n\nWe.\n',
    ...files,
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
  for (const path of paths) expect(textOf(live, path), path).toBe(withoutImages(built.readPublic(path)))
  const [, stylesheet = ''] = /"styleURL":"\/([^"]+)"/.exec(textOf(live, 'en-US/blog/one/index.json')) ?? []
  expect(textOf(live, stylesheet)).toContain('color: red')
})

/** Images for sharing are drawn by a build alone. */
function withoutImages(html: string): string {
  return html.replace(/,"pictures":\{"site":.*?\}\}\}/, '')
}

test('a live site finds these pages with and without their slash', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  expect(live.findPageUrl('/EN-us/Blog/one')).toBe('/en-US/blog/one/')
  expect(live.findPageUrl('/en-US/blog/')).toBe('/en-US/blog/')
  expect(live.findPageUrl('/en-US/about/')).toBe('/en-US/about')
  expect(live.findPageUrl('/en-US/blog/none/')).toBeUndefined()
})

/** Saves a file and reports it to the site. */
function save(workshop: Workshop, live: LiveSite, path: string, text: string): readonly string[] | '*' {
  writeFiles(workshop.root, { [path]: text })
  return live.update([`${workshop.root}/${path}`])
}

test('a saved text of a post is shown on its page alone', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  live.readAll()
  textOf(live, 'en-US/blog/one/index.json')
  expect(save(workshop, live, 'blog/one/index.md', post('One').replace('Text.', 'Words.'))).toEqual(['/en-US/blog/one/'])
  expect(textOf(live, 'en-US/blog/one/index.json')).toContain('Words.')
  expect(textOf(live, 'en-US/blog/rss.xml')).toContain('Words.')
})

test('a saved description of a post is shown wherever it stands, and taking it back is, too', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  live.readAll()
  const reached = ['/en-US/blog/', '/en-US/blog/one/', ...INTERFACE_LOCALES.map(({ code }) => `/${code}/`)]
  for (const url of reached) textOf(live, `${url.slice(1)}index.json`)
  const described = post('One').replace('description: d', 'description: Another')
  for (const [text, description] of [
    [described, 'Another'],
    [post('One'), 'd'],
  ] as const) {
    expect(save(workshop, live, 'blog/one/index.md', text)).toEqual(reached)
    for (const url of reached) expect(textOf(live, `${url.slice(1)}index.json`)).toContain(`"${description}"`)
  }
})

test('a saved community page still knows where issues are', () => {
  const issues = {
    api: 'https://api.code.example/search/issues',
    repositories: ['room/content'],
    page: 'https://code.example/room/content/issues',
  }
  const community = '---\ntitle: Community\n---\n\nWe paint.\n'
  const { workshop, live } = openWorkshop({ 'site.json': JSON.stringify({ issues }), 'pages/community.md': community })
  using _ = workshop
  live.readAll()
  expect(save(workshop, live, 'pages/community.md', community.replace('paint', 'draw'))).toEqual(['/en-US/community'])
  const text = textOf(live, 'en-US/community/index.json')
  expect(text).toContain('We draw')
  expect(text).toContain(issues.page)
})

test('a saved summary of a module is shown in the lists that hold it', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  live.readAll()
  const about = '---\nsummary: All about it\n---\n# About\n'
  expect(save(workshop, live, 'curriculum/1-about.md', about)).toEqual(['/en-US/curriculum/about/'])
  expect(textOf(live, 'en-US/curriculum/about/index.json')).toContain('All about it')
})

test('a saved title is shown everywhere, for any page may show it', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  expect(textOf(live, 'en-US/blog/index.json')).toContain('"title":"One"')
  expect(save(workshop, live, 'blog/one/index.md', post('Uno'))).toBe('*')
  expect(textOf(live, 'en-US/blog/one/index.json')).toContain('"title":"Uno"')
  expect(textOf(live, 'en-US/blog/index.json')).toContain('"title":"Uno"')
})

test('a post that is new, gone or not yet published changes the site', () => {
  const { workshop, live } = openWorkshop()
  using _ = workshop
  expect(save(workshop, live, 'blog/two/index.md', post('Two').replace('slug: one', 'slug: two'))).toBe('*')
  expect(live.findPageUrl('/en-US/blog/two/')).toBe('/en-US/blog/two/')
  expect(save(workshop, live, 'blog/two/index.md', post('Two').replace('slug: one', 'slug: two\npublished: false'))).toBe('*')
  expect(live.findPageUrl('/en-US/blog/two/')).toBeUndefined()
})

test('a live site leaves out the pages of a feature that is off', () => {
  const { workshop } = openWorkshop()
  using built = workshop
  writeFiles(built.root, { 'pages/advertising.md': '---\ntitle: Advertise\n---\n\nHere.\n' })
  const open = (features: readonly Feature[]): LiveSite =>
    new LiveSite({
      roots: [built.root],
      origin: 'https://paint.example',
      features,
      webAssets: built.web.assets,
      renderPage: renderAll,
      onDiagnostic: () => undefined,
    })
  const found = [open(['advertising']), open([])].map((live) => live.findPageUrl('/en-US/advertising'))
  expect(found).toEqual(['/en-US/advertising', undefined])
})
