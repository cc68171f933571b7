import { expect, test } from 'vitest'
import { buildSample } from '../../testing/build-sample.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const BASE = 'Web/JavaScript/Reference/Global_Objects'
const page = (path: string, type: string, body = ''): string =>
  `---\ntitle: ${path}\nslug: ${BASE}/${path}\npage-type: javascript-${type}\n---\n${body}`
const FILES = {
  [`files/en-us/${BASE.toLowerCase()}/map/index.md`]: page('Map', 'class', '{{JSRef}}\n'),
  [`files/en-us/${BASE.toLowerCase()}/map/get/index.md`]: page('Map/get', 'instance-method', '{{JSRef("x")}}\n'),
  [`files/de/${BASE.toLowerCase()}/map/get/index.md`]: page('Map/get', 'none', '{{JSRef}}\n'),
}
const entries = [
  { title: 'Map', url: `/en-US/docs/${BASE}/Map`, code: true, section: true },
  { title: 'Instance methods', open: true, children: [{ title: 'Map/get', url: `/en-US/docs/${BASE}/Map/get`, code: true }] },
]

test('the macro writes nothing, and all pages of an object have one sidebar', () => {
  expect(renderMacro('{{JSRef}}')).toEqual({ html: '', problems: [], sidebars: [{ name: 'jsref', args: [] }] })
  const own = buildSample(FILES, `/en-US/docs/${BASE}/Map`)
  expect(own.sidebar?.entries).toEqual(entries)
  expect(own.doc.sidebarURL).toMatch(/^\/static\/sidebars\/jsref\.[0-9a-f]{16}\.json$/)
  expect(buildSample(FILES, `/en-US/docs/${BASE}/Map/get`).doc.sidebarURL).toBe(own.doc.sidebarURL)
})

test('arguments make no difference', () => {
  expect(renderMacro('{{JSRef("Array")}}').sidebars).toEqual([{ name: 'jsref', args: [] }])
})

test('a file of the content wins over the computed sidebar', () => {
  const files = { ...FILES, 'files/sidebars/jsref.yaml': `sidebar: [{ title: Own }]` }
  expect(buildSample(files, `/en-US/docs/${BASE}/Map/get`).sidebar?.entries).toEqual([{ title: 'Own' }])
})

test('a German page has it in German', () => {
  expect(buildSample(FILES, `/de/docs/${BASE}/Map/get`).sidebar?.entries).toEqual([
    { title: 'Map', url: `/en-US/docs/${BASE}/Map`, code: true, section: true, onlyInEnglish: true },
    { title: 'Instanzmethoden', open: true, children: [{ title: 'Map/get', url: `/de/docs/${BASE}/Map/get`, code: true }] },
  ])
})
