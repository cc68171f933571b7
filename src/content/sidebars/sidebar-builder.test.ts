import { expect, test } from 'vitest'
import { ApiGroups } from '../data/api-groups.ts'
import { ApiInterfaces } from '../data/api-interfaces.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { buildSampleSidebar, sampleSidebarBuilder } from '../testing/sample-sidebar.ts'
import { answer, Questions } from '../tree/facts.ts'
import { QUICK_LINKS, sidebarJson } from './sidebar-builder.ts'

const A = samplePage('A')
const B = samplePage('B', { pageType: 'guide' })
const german = samplePage('A', { locale: 'de', title: 'A auf Deutsch' })
const files = { one: 'sidebar: [/A, /B]', two: 'sidebar: [{ title: Two }]', lists: 'sidebar: [{ type: listSubPages, path: /B }]' }
const site = { pages: [A, B, german, samplePage('B/C', { title: 'See' })], files }

test('several parts are one sidebar, whose address says what is in it', () => {
  const sidebar = buildSampleSidebar('en-US:one+two', site)
  expect(sidebar.url).toMatch(/^\/static\/sidebars\/one\+two\.[0-9a-f]{16}\.json$/)
  expect(sidebar.url).not.toBe(buildSampleSidebar('de:one+two', site).url)
  expect(JSON.parse(sidebarJson(sidebar))).toEqual({
    name: 'one+two',
    entries: [{ title: 'A', url: '/en-US/docs/A' }, { title: 'B', url: '/en-US/docs/B' }, { title: 'Two' }],
  })
})

test('each is built once, and found by its address', () => {
  const builder = sampleSidebarBuilder(site)
  const key = { locale: 'de', parts: [{ name: 'one', args: [] }] } as const
  const sidebar = builder.build(key)
  expect(builder.build({ ...key })).toBe(sidebar)
  expect(builder.findByUrl(sidebar.url ?? '')).toBe(sidebar)
  expect(builder.findByUrl('/static/sidebars/none.json')).toBeUndefined()
})

test('sidebars are forgotten when they are more than a few, and built again when they are asked for', () => {
  const builder = sampleSidebarBuilder(site)
  const key = { locale: 'de', parts: [{ name: 'one', args: [] }] } as const
  const sidebar = builder.build(key)
  builder.keepFew(1)
  expect(builder.build(key)).toBe(sidebar)
  builder.keepFew(0)
  expect(builder.findByUrl(sidebar.url ?? '')).toBeUndefined()
  const again = builder.build(key)
  expect(again).not.toBe(sidebar)
  expect(again).toEqual(sidebar)
})

test('a name without a file is reported on the pages that ask for it, a link without a page in the file', () => {
  const sidebar = buildSampleSidebar('en-US:nothing+one', { ...site, pages: [A] })
  expect(sidebar.problems).toEqual([
    { kind: 'missing-sidebar', message: 'no sidebar is named nothing', hint: 'write files/sidebars/nothing.yaml' },
  ])
  expect(sidebar.brokenLinks).toEqual([{ sidebar: 'one', link: '/B', line: 1 }])
  expect(buildSampleSidebar('en-US:nothing', site)).not.toHaveProperty('url')
})

test('every question is remembered: a change of a title, a status or a type in it has another answer', () => {
  const keysOf = (text: string): readonly string[] => buildSampleSidebar(text, site).keys
  expect(keysOf('de:one')).toEqual(
    expect.arrayContaining(['version:sidebar-file:one', 'resolve:/de/docs/a', 'resolve:/de/docs/b', 'resolve:/en-us/docs/a']),
  )
  expect(keysOf('de:lists')).toEqual(expect.arrayContaining(['children:b', 'resolve:/en-us/docs/b/c', 'resolve:/de/docs/b/c']))
  const changed = sampleFacts({ pages: [A, { ...B, pageType: 'other' }, german] })
  expect(keysOf('de:one').filter((key) => answer(key, changed, {}) !== answer(key, sampleFacts(site), {}))).toContain('resolve:/de/docs/b')
})

test('parts that several sidebars share are built once, and are a question of their own', () => {
  const data = { groups: new ApiGroups({ G: { overview: ['G'], interfaces: ['X', 'Y'] } }), interfaces: new ApiInterfaces({}) }
  const pages = [
    samplePage('Web/API/G'),
    samplePage('Web/API/X', { pageType: 'web-api-interface' }),
    samplePage('Web/API/Y', { pageType: 'web-api-interface' }),
  ]
  const builder = sampleSidebarBuilder({ pages, data })
  const [x, y] = ['X', 'Y'].map((name) => builder.build({ locale: 'en-US', parts: [{ name: 'apiref', args: ['G', name] }] }))
  expect(x?.parts.map(({ text }) => text)).toEqual(['en-US:apiOverview/G', 'en-US:apiRelated/G'])
  expect(x?.parts[1]).toBe(y?.parts[1])
  expect(x?.keys).toEqual(expect.arrayContaining(['version:sidebar:en-US:apiRelated/G', 'version:data:interfaces']))
  expect(x?.keys).not.toContain('api:Y')
  expect(x?.parts[1]?.keys).toEqual(expect.arrayContaining(['api:X', 'api:Y', 'version:data:groups', 'version:texts:en-US']))
  expect(x?.parts[1]).not.toHaveProperty('url')
})

test('a key holds what the page adds, each part once, and nothing that makes no difference', () => {
  const page = samplePage('Web/API/Brush/dip')
  const builder = sampleSidebarBuilder({ ...site, files: { ...files, jsref: 'sidebar: [/A]' } })
  const partsOf = (...requests: { name: string; args: string[] }[]) => builder.keyOf(page, requests, new Questions(sampleFacts(site))).parts
  expect(partsOf({ name: 'apiref', args: ['G'] }, { name: 'apiref', args: ['G', 'x'] })).toEqual([{ name: 'apiref', args: ['G', 'Brush'] }])
  expect(partsOf({ name: 'one', args: ['x'] }, { name: 'two', args: [] })).toEqual([
    { name: 'one', args: [] },
    { name: 'two', args: [] },
  ])
  expect(partsOf({ name: 'jsref', args: [] })).toEqual([{ name: 'jsref', args: [] }])
})

test('a sidebar is built again from its key alone, but not the links of a page', () => {
  const builder = sampleSidebarBuilder(site)
  expect(builder.rebuild('en-US:one')?.version).toBe(buildSampleSidebar('en-US:one', site).version)
  expect(builder.rebuild(`en-US:one+${QUICK_LINKS}/1`)).toBeUndefined()
  expect(builder.rebuild('nonsense')).toBeUndefined()
})

test('its version differs when its entries do, and when its problems do', () => {
  const versionOf = (text: string, more: Parameters<typeof buildSampleSidebar>[1] = {}): string =>
    buildSampleSidebar(text, { ...site, ...more }).version
  expect(versionOf('en-US:one')).toBe(versionOf('en-US:one'))
  expect(versionOf('en-US:one')).not.toBe(versionOf('en-US:one', { pages: [{ ...A, title: 'New' }, B] }))
  expect(versionOf('en-US:nothing')).not.toBe(versionOf('en-US:nothing', { files: { nothing: 'sidebar: []' } }))
})
