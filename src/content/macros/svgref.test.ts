import { expect, test } from 'vitest'
import { buildBody, buildSample } from '../testing/build-sample.ts'
import { renderMacro } from '../testing/render-macro.ts'

const FILE = { 'files/sidebars/svgref.yaml': 'sidebar: [{ link: /Sample, title: Here }]\nl10n: { de: { Here: Hier } }' }

test('the macro writes nothing and asks for the sidebar of its name', () => {
  expect(renderMacro('{{SVGRef}}')).toEqual({ html: '', faults: [], sidebars: [{ name: 'svgref', args: [] }] })
  expect(buildBody('{{SVGRef}}\n\nText.', FILE).sidebar?.entries).toEqual([{ title: 'Here', url: '/en-US/docs/Sample' }])
})

test('arguments make no difference', () => {
  expect(renderMacro('{{SVGRef("x", 1)}}').sidebars).toEqual([{ name: 'svgref', args: [] }])
})

test('a German page has the German sidebar', () => {
  const page = '---\ntitle: Beispiel\nslug: Sample\n---\n{{SVGRef}}\n'
  expect(buildSample({ ...FILE, 'files/de/sample/index.md': page }, '/de/docs/Sample').sidebar?.entries).toEqual([
    { title: 'Hier', url: '/de/docs/Sample' },
  ])
})
