import { expect, test } from 'vitest'
import { readSite } from '../read/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { buildSidebars } from './build-sidebars.ts'

const page = (slug: string, sidebar: string): string => `---\ntitle: ${slug}\nslug: ${slug}\nsidebar: ${sidebar}\n---\n`

test('each sidebar is built once for a language, and its address says what is in it', () => {
  const root = temporaryFolder({
    'files/en-us/a/index.md': page('A', 'one'),
    'files/en-us/b/index.md': page('B', 'One'),
    'files/de/a/index.md': page('A', 'one'),
    'files/sidebars/one.yaml': 'sidebar: [/A, /B]',
  })
  const { built, diagnostics } = buildSidebars(readSite([root]))
  expect(built.map(({ key }) => key)).toEqual(['en-US:one', 'de:one'])
  expect(built[0]?.url).toMatch(/^\/static\/sidebars\/one\.[0-9a-f]{16}\.json$/)
  expect(built[0]?.url).not.toBe(built[1]?.url)
  expect(JSON.parse(built[0]?.json ?? '')).toEqual({
    name: 'one',
    entries: [
      { title: 'A', url: '/en-US/docs/A' },
      { title: 'B', url: '/en-US/docs/B' },
    ],
  })
  expect(diagnostics).toEqual([])
})

test('several names make one sidebar', () => {
  const root = temporaryFolder({ 'files/en-us/a/index.md': page('A', '[one, two]'), 'files/sidebars/one.yaml': 'sidebar: [/A]', 'files/sidebars/two.yaml': 'sidebar: [{ title: Two }]' })
  expect(buildSidebars(readSite([root])).built.map(({ json }) => JSON.parse(json))).toEqual([{ name: 'one+two', entries: [{ title: 'A', url: '/en-US/docs/A' }, { title: 'Two' }] }])
})

test('a name without a file and a link without a page are told once', () => {
  const root = temporaryFolder({
    'files/en-us/a/index.md': page('A', 'nothing'),
    'files/en-us/b/index.md': page('B', 'nothing'),
    'files/en-us/c/index.md': page('C', 'one'),
    'files/de/c/index.md': page('C', 'one'),
    'files/sidebars/one.yaml': 'sidebar: [/C, /Nowhere]',
  })
  expect(buildSidebars(readSite([root])).diagnostics).toEqual([
    { kind: 'missing-sidebar', severity: 'warning', message: 'no sidebar is named nothing', file: `${root}/files/en-us/a/index.md`, hint: 'write files/sidebars/nothing.yaml' },
    { kind: 'sidebar-broken-link', severity: 'warning', message: 'no page /Nowhere', file: `${root}/files/sidebars/one.yaml` },
  ])
})
