import { expect, test } from 'vitest'
import { buildBody, buildSample } from '../testing/build-sample.ts'
import { renderMacro } from '../testing/render-macro.ts'

const FILE = { 'files/sidebars/addonsidebarmain.yaml': 'sidebar: [{ link: /Sample, title: Here }]\nl10n: { de: { Here: Hier } }' }

test('the macro writes nothing and asks for the sidebar of its name', () => {
  expect(renderMacro('{{AddonSidebarMain}}')).toEqual({ html: '', faults: [], sidebars: [{ name: 'addonsidebarmain', args: [] }] })
  expect(buildBody('{{AddonSidebarMain}}\n\nText.', FILE).sidebar?.entries).toEqual([{ title: 'Here', url: '/en-US/docs/Sample' }])
})

test('arguments make no difference', () => {
  expect(renderMacro('{{AddonSidebarMain("x", 1)}}').sidebars).toEqual([{ name: 'addonsidebarmain', args: [] }])
})

test('a German page has the German sidebar', () => {
  const page = '---\ntitle: Beispiel\nslug: Sample\n---\n{{AddonSidebarMain}}\n'
  expect(buildSample({ ...FILE, 'files/de/sample/index.md': page }, '/de/docs/Sample').sidebar?.entries).toEqual([
    { title: 'Hier', url: '/de/docs/Sample' },
  ])
})
