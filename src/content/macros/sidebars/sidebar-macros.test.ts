import { describe, expect, test } from 'vitest'
import { buildBody, buildSample } from '../../testing/build-sample.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const CALLS = [
  'AccessibilitySidebar',
  'AddonSidebar',
  'AddonSidebarMain',
  'CSSRef',
  'GlossarySidebar',
  'HTMLSidebar',
  'JSSidebar',
  'LearnSidebar',
  'MathMLRef',
  'mdnsidebar',
  'PWASidebar',
  'SVGRef',
  'WebAssemblySidebar',
  'XSLTRef',
  'XSLTSidebar',
]

describe.each(CALLS)('%s', (call) => {
  const name = call.toLowerCase()
  const file = { [`files/sidebars/${name}.yaml`]: 'sidebar: [{ link: /Sample, title: Here }]\nl10n: { de: { Here: Hier } }' }

  test('the macro writes nothing and asks for the sidebar of its name', () => {
    expect(renderMacro(`{{${call}}}`)).toEqual({ html: '', problems: [], sidebars: [{ name, args: [] }] })
    expect(buildBody(`{{${call}}}\n\nText.`, file).sidebar?.entries).toEqual([{ title: 'Here', url: '/en-US/docs/Sample' }])
  })

  test('arguments make no difference', () => {
    expect(renderMacro(`{{${call}("x", 1)}}`).sidebars).toEqual([{ name, args: [] }])
  })

  test('a German page has the German sidebar', () => {
    const page = `---\ntitle: Beispiel\nslug: Sample\n---\n{{${call}}}\n`
    expect(buildSample({ ...file, 'files/de/sample/index.md': page }, '/de/docs/Sample').sidebar?.entries).toEqual([
      { title: 'Hier', url: '/de/docs/Sample' },
    ])
  })
})
