import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ContentError } from './content-error.ts'
import { readSite } from './read-site.ts'

const page = (slug: string, more = ''): string => `---\ntitle: ${slug}\nslug: ${slug}\n${more}---\nBody\n`
const problemsOf = ({ diagnostics }: ReturnType<typeof readSite>) =>
  diagnostics.map(({ severity, kind, file }) => `${severity} ${kind} ${file}`)

test('pages, redirects, assets, sidebars and settings come together', () => {
  const root = temporaryFolder({
    'files/en-us/web/index.md': page('Web'),
    'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/Web\n',
    'files/en-us/web/a.png': '',
    'files/sidebars/CSSref.yaml': 'sidebar:\n  - /Web\n',
    'site.json': '{ "brand": { "name": "Docs", "logo": "logo.svg" }, "areas": ["Web"] }',
    'logo.svg': '<svg/>',
  })
  const site = readSite([root])
  expect(site.tree.pages.map(({ url }) => url)).toEqual(['/en-US/docs/Web'])
  expect([...site.tree.redirects]).toEqual([['/en-us/docs/old', '/en-US/docs/Web']])
  expect(site.assets.map(({ key }) => key)).toEqual(['en-us/web/a.png'])
  expect([...site.sidebars.keys()]).toEqual(['cssref'])
  expect(site.brand).toMatchObject({ name: 'Docs' })
  expect(site.logo?.path).toBe(join(root, 'logo.svg'))
  expect(site.diagnostics).toEqual([])
})

test('the first root that has a page wins, which is no problem of the second', () => {
  const first = temporaryFolder({
    'files/en-us/web/index.md': page('Web'),
    'site.json': '{"brand":{"name":"One"}}',
    'files/sidebars/a.yaml': 'sidebar: [/Web]',
  })
  const second = temporaryFolder({
    'files/en-us/web/index.md': page('Web'),
    'files/de/web/index.md': page('Web'),
    'site.json': '{"brand":{"name":"Two"}}',
    'files/sidebars/a.yaml': 'sidebar: [/No]',
  })
  const site = readSite([first, second])
  expect(site.tree.pages.map(({ file }) => file)).toEqual([`${first}/files/en-us/web/index.md`, `${second}/files/de/web/index.md`])
  expect(site.brand.name).toBe('One')
  expect(site.sidebars.get('a')?.path).toBe(`${first}/files/sidebars/a.yaml`)
  expect(problemsOf(site)).toEqual([])
})

test('two pages with one slug are an error, also when they differ in case only', () => {
  const root = temporaryFolder({ 'files/en-us/web/index.md': page('Web'), 'files/en-us/wob/index.md': page('WEB') })
  const site = readSite([root])
  expect(site.tree.pages.map(({ url }) => url)).toEqual(['/en-US/docs/Web'])
  expect(site.diagnostics.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'slug-folder-mismatch: the slug WEB belongs into the folder web, not wob',
    `duplicate-page: /en-US/docs/WEB is already the address of ${root}/files/en-us/web/index.md; this page is left out`,
  ])
})

test('a page that cannot be read costs only itself', () => {
  const root = temporaryFolder({
    'files/en-us/a/index.md': 'no front matter',
    'files/en-us/b/index.md': page('B'),
    'files/en-us/c/index.md': '---\ntitle: [\n---\n',
  })
  const site = readSite([root])
  expect(site.tree.pages.map(({ slug }) => slug)).toEqual(['B'])
  expect(problemsOf(site)).toEqual([
    `error front-matter ${root}/files/en-us/a/index.md`,
    `error front-matter ${root}/files/en-us/c/index.md`,
  ])
})

test('a translation gets the metadata that only the English page has, also where that one has moved', () => {
  const root = temporaryFolder({
    'files/en-us/web/new/index.md': page(
      'Web/New',
      'page-type: guide\nstatus: [deprecated]\nbrowser-compat: a.b\nspec-urls: https://a.example/\nsidebar: x\nbanners: [y]\n',
    ),
    'files/en-us/_redirects.txt': '/en-US/docs/Web/Old\t/en-US/docs/Web/New\n',
    'files/de/web/old/index.md': page('Web/Old'),
    'files/fr/web/new/index.md': page('Web/New', 'page-type: how-to\nstatus: [experimental]\n'),
  })
  const { tree } = readSite([root])
  expect(tree.findPage('de', 'Web/Old')).toMatchObject({
    pageType: 'guide',
    status: ['deprecated'],
    browserCompat: ['a.b'],
    specUrls: ['https://a.example/'],
    sidebars: [{ name: 'x', args: [] }],
    banners: [],
  })
  expect(tree.findPage('fr', 'Web/New')).toMatchObject({ pageType: 'how-to', status: ['experimental'], browserCompat: ['a.b'] })
})

test('a broken sidebar file is an error with its path', () => {
  const root = temporaryFolder({ 'files/sidebars/a.yaml': 'sidebar: {', 'files/sidebars/b.yaml': 'sidebar:\n  - type: nonsense\n' })
  expect(readSite([root]).diagnostics.map(({ kind, message, file }) => `${file.slice(root.length)} ${kind} ${message}`)).toEqual([
    expect.stringMatching(/^\/files\/sidebars\/a.yaml sidebar cannot use this sidebar: /),
    '/files/sidebars/b.yaml sidebar-entry unknown type nonsense; expected link, section, listSubPages, listSubPagesGrouped or webExtApi',
  ])
})

describe('symbolic links never lead out of a root', () => {
  const secret = '<svg>secret</svg>'

  test('not as the folder of the sidebars', () => {
    const outside = temporaryFolder({ 'a.yaml': 'sidebar: [/Web]' })
    const root = temporaryFolder({ 'files/en-us/web/index.md': page('Web') })
    symlinkSync(outside, join(root, 'files/sidebars'))
    const site = readSite([root])
    expect(site.sidebars.size).toBe(0)
    expect(problemsOf(site)).toEqual([`error unreadable-folder ${root}/files/sidebars`])
  })

  test('not as site.json or as the logo', () => {
    const outside = temporaryFolder({ 'site.json': '{}', 'logo.svg': secret })
    const linkedSite = temporaryFolder()
    symlinkSync(join(outside, 'site.json'), join(linkedSite, 'site.json'))
    expect(() => readSite([linkedSite])).toThrow(ContentError)
    const linkedLogo = temporaryFolder({ 'site.json': '{"brand":{"logo":"logo.svg"}}' })
    symlinkSync(join(outside, 'logo.svg'), join(linkedLogo, 'logo.svg'))
    expect(() => readSite([linkedLogo])).toThrow('logo.svg: it is a symbolic link to a place outside of the content root')
  })

  test('and neither does the path of a logo', () => {
    expect(() => readSite([temporaryFolder({ 'site.json': '{"brand":{"logo":"../logo.svg"}}' })])).toThrow('must lie in the content root')
  })
})

test.each([
  ['{', /site\.json is not valid JSON/],
  ['{"brand":{"name":""}}', /site\.json: `brand\.name` /],
  ['{"colour":1}', /site\.json: /],
  ['{"brand":{"logo":"logo.png"}}', /site\.json: `brand\.logo` /],
  ['{"brand":{"logo":"logo.svg"}}', /names logo\.svg, which does not exist/],
])('the site.json %s is rejected', (text, message) => {
  const read = (): unknown => readSite([temporaryFolder({ 'site.json': text })])
  expect(read).toThrow(ContentError)
  expect(read).toThrow(message)
})

test('a root that is not there is rejected with its path', () => {
  expect(() => readSite(['/nowhere/at/all'])).toThrow(
    new ContentError("cannot read the content root /nowhere/at/all: ENOENT: no such file or directory, lstat '/nowhere'"),
  )
})
