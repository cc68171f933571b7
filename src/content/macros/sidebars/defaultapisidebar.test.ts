import { expect, test } from 'vitest'
import { ApiGroups } from '../../data/api-groups.ts'
import { Features } from '../../data/features.ts'
import { buildBody, buildSample } from '../../testing/build-sample.ts'
import { givenData } from '../../testing/given-data.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const data = givenData({
  features: new Features({ features: {} }),
  groups: new ApiGroups({ 'Paint API': { overview: ['Paint API'], interfaces: ['Brush'], events: ['Brush: dry'] } }),
})
const page = (slug: string, body = ''): string => `---\ntitle: ${slug.slice(slug.lastIndexOf('/') + 1)}\nslug: ${slug}\n---\n${body}`
const FILES = {
  'files/en-us/web/api/paint_api/index.md': page('Web/API/Paint_API', '{{DefaultAPISidebar("Paint API")}}\n'),
  'files/de/web/api/paint_api/index.md': page('Web/API/Paint_API', '{{DefaultAPISidebar("Paint API")}}\n'),
  'files/en-us/web/api/brush/index.md': page('Web/API/Brush'),
  'files/en-us/web/api/brush/dry_event/index.md': page('Web/API/Brush/dry_event'),
}

test('the macro writes nothing and asks for the sidebar of the group', () => {
  expect(renderMacro('{{DefaultAPISidebar("Paint API")}}')).toEqual({
    html: '',
    problems: [],
    sidebars: [{ name: 'defaultapisidebar', args: ['Paint API'] }],
  })
  expect(buildSample(FILES, '/en-US/docs/Web/API/Paint_API', { data }).sidebar?.entries).toEqual([
    { title: 'Paint_API', url: '/en-US/docs/Web/API/Paint_API', section: true },
    { title: 'Interfaces', open: true, children: [{ title: 'Brush', url: '/en-US/docs/Web/API/Brush', code: true }] },
    { title: 'Events', open: true, children: [{ title: 'Brush: dry', url: '/en-US/docs/Web/API/Brush/dry_event', code: true }] },
  ])
})

test('without a group there is none', () => {
  const problems = ['error macro-error: DefaultAPISidebar: argument 1 (group) is missing; expected a text']
  expect(renderMacro('{{DefaultAPISidebar}}')).toMatchObject({ problems })
  expect(renderMacro('{{DefaultAPISidebar("")}}')).not.toHaveProperty('sidebars')
})

test('an unknown group is reported, and gives no sidebar', () => {
  const { problems, doc } = buildBody('{{DefaultAPISidebar("No API")}}', FILES, { data })
  expect(problems).toEqual(['5:1 warning unknown-api-group: no group of Web APIs is named No API'])
  expect(doc.sidebarURL).toBeNull()
})

test('a German page has it in German', () => {
  expect(buildSample(FILES, '/de/docs/Web/API/Paint_API', { data }).sidebar?.entries.map(({ title }) => title)).toEqual([
    'Paint_API',
    'Schnittstellen',
    'Ereignisse',
  ])
})
