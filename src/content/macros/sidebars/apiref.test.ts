import { expect, test } from 'vitest'
import { ApiGroups } from '../../data/api-groups.ts'
import { ApiInterfaces } from '../../data/api-interfaces.ts'
import { Features } from '../../data/features.ts'
import { buildBody, buildSample } from '../../testing/build-sample.ts'
import { givenData } from '../../testing/given-data.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const data = givenData({
  features: new Features({ features: {} }),
  groups: new ApiGroups({ 'Paint API': { overview: ['Paint API'], interfaces: ['Brush', 'Sample'] } }),
  interfaces: new ApiInterfaces({ Brush: 'Tool' }),
})
const page = (slug: string, type: string, body = ''): string =>
  `---\ntitle: ${slug.slice(slug.lastIndexOf('/') + 1)}\nslug: ${slug}\npage-type: ${type}\n---\n${body}`
const FILES = {
  'files/en-us/web/api/paint_api/index.md': page('Web/API/Paint_API', 'web-api-overview'),
  'files/en-us/web/api/tool/index.md': page('Web/API/Tool', 'web-api-interface'),
  'files/en-us/web/api/brush/index.md': page('Web/API/Brush', 'web-api-interface', '{{APIRef("Paint API")}}\n'),
  'files/en-us/web/api/brush/dip/index.md': page('Web/API/Brush/dip', 'web-api-instance-method', 'Text.\n\n{{APIRef("No API")}}\n'),
  'files/de/web/api/brush/index.md': page('Web/API/Brush', 'none', '{{APIRef("Paint API")}}\n'),
}

test('the macro writes nothing and asks for the sidebar of its group', () => {
  expect(renderMacro('{{APIRef("Paint API")}}')).toEqual({ html: '', problems: [], sidebars: [{ name: 'apiref', args: ['Paint API'] }] })
  expect(renderMacro('{{ApiRef}}')).toEqual({ html: '', problems: [], sidebars: [{ name: 'apiref', args: [] }] })
})

test('the sidebar is that of the interface which the page is about', () => {
  expect(buildSample(FILES, '/en-US/docs/Web/API/Brush', { data }).sidebar?.entries).toEqual([
    { title: 'Paint_API', url: '/en-US/docs/Web/API/Paint_API', section: true },
    { title: 'Brush', url: '/en-US/docs/Web/API/Brush', code: true, section: true },
    { title: 'Instance methods', open: true, children: [{ title: 'dip', url: '/en-US/docs/Web/API/Brush/dip', code: true }] },
    { title: 'Inheritance', open: true, children: [{ title: 'Tool', url: '/en-US/docs/Web/API/Tool', code: true }] },
  ])
})

test('an unknown group is reported at the call, and the rest is there', () => {
  const { sidebar, problems } = buildSample(FILES, '/en-US/docs/Web/API/Brush/dip', { data })
  expect(problems).toEqual(['8:1 warning unknown-api-group: no group of Web APIs is named No API'])
  expect(sidebar?.entries.map(({ title }) => title)).toEqual(['Brush', 'Instance methods', 'Inheritance'])
})

test('a page that is about no interface has what belongs to the group', () => {
  expect(buildBody('{{APIRef("Paint API")}}', FILES, { data }).sidebar?.entries.map(({ title }) => title)).toEqual([
    'Paint_API',
    'Related pages for Paint API',
  ])
})

test('a German page has it in German, and English pages with a mark', () => {
  expect(buildSample(FILES, '/de/docs/Web/API/Brush', { data }).sidebar?.entries).toEqual([
    { title: 'Paint_API', url: '/en-US/docs/Web/API/Paint_API', section: true, onlyInEnglish: true },
    { title: 'Brush', url: '/de/docs/Web/API/Brush', code: true, section: true },
    {
      title: 'Instanzmethoden',
      open: true,
      children: [{ title: 'dip', url: '/en-US/docs/Web/API/Brush/dip', code: true, onlyInEnglish: true }],
    },
    { title: 'Vererbung', open: true, children: [{ title: 'Tool', url: '/en-US/docs/Web/API/Tool', code: true, onlyInEnglish: true }] },
  ])
})
