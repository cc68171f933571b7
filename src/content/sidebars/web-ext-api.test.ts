import { expect, test } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { buildSampleSidebar, outlineOf, sampleSidebarBuilder } from '../testing/sample-sidebar.ts'
import { Questions } from '../tree/facts.ts'

const WEB_EXTENSIONS = 'Mozilla/Add-ons/WebExtensions'
const api = (path: string, pageType: string, title = path.replaceAll('/', '.')) =>
  samplePage(`${WEB_EXTENSIONS}/API/${path}`, { pageType: `webextension-api${pageType}`, title })
const pages = [
  samplePage(`${WEB_EXTENSIONS}/Browser_support_for_JavaScript_APIs`),
  samplePage(`${WEB_EXTENSIONS}/API`),
  api('bells', ''),
  api('bells/ring', '-function', 'bells.ring()'),
  api('bells/loudness', '-property'),
  api('bells/Bell', '-type'),
  api('bells/Bell/melt', '-function', 'bells.Bell.melt()'),
  api('bells/onRing', '-event'),
  api('bells/Notes', '-other'),
  api('drums', ''),
  api('drums/beat', '-function', 'drums.beat()'),
]
const files = { addons: 'sidebar: [/Mozilla/Add-ons/WebExtensions/API, { type: webExtApi, title: APIs }]' }

test('the API of the page is open, with its methods, properties, types and events; the others have their names', () => {
  const { entries, url } = buildSampleSidebar('en-US:addons/bells', { pages, files })
  expect(outlineOf(entries)).toBe(
    'API | APIs[Browser support for JavaScript APIs | bells[Methods[ring()] | Properties[loudness] | Types[Bell[melt()]] | Events[onRing]] | drums]',
  )
  const [, bells] = entries[1]?.children ?? []
  expect(bells).toMatchObject({ title: 'bells', code: true, open: true, children: [{ open: true }, { open: true }, { open: true }, {}] })
  expect(bells?.children?.[0]?.children).toEqual([{ title: 'ring()', url: `/en-US/docs/${WEB_EXTENSIONS}/API/bells/ring`, code: true }])
  expect(entries[1]).not.toHaveProperty('open')
  expect(url).toMatch(/^\/static\/sidebars\/addons\./)
})

test('a page that belongs to no API has all of them closed', () => {
  expect(outlineOf(buildSampleSidebar('en-US:addons', { pages, files }).entries)).toBe(
    'API | APIs[Browser support for JavaScript APIs | bells | drums]',
  )
})

test('German groups have German names', () => {
  const { entries } = buildSampleSidebar('de:addons/bells', { pages, files })
  expect(outlineOf(entries)).toContain('bells[Methoden[ring()] | Eigenschaften[loudness] | Typen[Bell[melt()]] | Ereignisse[onRing]]')
})

test('the key of the sidebar has the API of the page, and nothing where the page has none or the file shows none', () => {
  const builder = sampleSidebarBuilder({ pages, files: { ...files, plain: 'sidebar: [/A]' } })
  const argsOf = (slug: string, name = 'addons') =>
    builder.keyOf(samplePage(`${WEB_EXTENSIONS}/${slug}`), [{ name, args: [] }], new Questions(sampleFacts({ pages }))).parts[0]?.args
  expect(argsOf('API/bells/Bell/melt')).toEqual(['bells'])
  expect(argsOf('API/drums')).toEqual(['drums'])
  expect(argsOf('API/pipes/blow')).toEqual([])
  expect(argsOf('API')).toEqual([])
  expect(argsOf('manifest.json')).toEqual([])
  expect(argsOf('API/drums', 'plain')).toEqual([])
})
