import { expect, test } from 'vitest'
import { buildSample } from '../testing/build-sample.ts'

const FILES = {
  'files/sidebars/one.yaml': 'sidebar: [{ title: One }]',
  'files/sidebars/cssref.yaml': 'sidebar: [{ title: CSS }]',
  'files/sidebars/svgref.yaml': 'sidebar: [{ title: SVG }]',
  'files/en-us/a/index.md': '---\ntitle: A\nslug: A\n---\n',
}
const build = (front: string, body: string) =>
  buildSample({ ...FILES, 'files/en-us/sample/index.md': `---\ntitle: Sample\nslug: Sample\n${front}---\n${body}` }, '/en-US/docs/Sample')
const titlesOf = (front: string, body: string) => build(front, body).sidebar?.entries.map(({ title }) => title)

test('the front matter names the sidebars of a page', () => {
  expect(titlesOf('sidebar: [one, cssref]\n', 'Text.')).toEqual(['One', 'CSS'])
  expect(titlesOf('', 'Text.')).toBeUndefined()
})

test('what macros ask for wins, one below the other', () => {
  expect(titlesOf('sidebar: one\n', '{{SVGRef}}{{CSSRef}}{{SVGRef}}')).toEqual(['SVG', 'CSS'])
  expect(build('sidebar: one\n', '{{SVGRef}}').doc.sidebarMacro).toBe('one')
})

test('the links of a page itself come last, and leave the page', () => {
  const { sidebar, doc, keys } = build(
    'sidebar: one\n',
    'Text.\n\n<section id="Quick_links">\n\n- [To A](/en-US/docs/A)\n\n</section>\n\n## End\n',
  )
  expect(sidebar?.entries).toEqual([{ title: 'One' }, { title: 'To A', url: '/en-US/docs/A' }])
  expect(doc.sidebarURL).toMatch(/^\/static\/sidebars\/one\+quick_links\.[0-9a-f]{16}\.json$/)
  expect(JSON.stringify(doc.body)).not.toContain('To A')
  expect(doc.fragments).toEqual(['end'])
  expect([...keys].filter((key) => key.startsWith('version:sidebar:'))).toEqual([`version:sidebar:${sidebar?.text}`])
})

test('a sidebar that is not there is reported where it is asked for', () => {
  expect(build('sidebar: nothing\n', 'Text.').problems).toEqual(['4:1 warning missing-sidebar: no sidebar is named nothing'])
  expect(build('', 'Text.\n\n{{LearnSidebar}}').problems).toEqual(['7:1 warning missing-sidebar: no sidebar is named learnsidebar'])
})
