import { expect, test } from 'vitest'
import { ApiGroups } from '../data/api-groups.ts'
import { ApiInterfaces } from '../data/api-interfaces.ts'
import { samplePage } from '../testing/sample-page.ts'
import { buildSampleSidebar, outlineOf } from '../testing/sample-sidebar.ts'

const data = {
  groups: new ApiGroups({
    'Paint API': {
      overview: ['Paint API'],
      guides: ['/docs/Web/API/Paint_API/Mix', '/docs/Web/API/Gone'],
      tutorial: ['/docs/Web/API/Paint_API/Tutorial'],
      interfaces: ['Can', 'Brush', 'Gone'],
      methods: ['Brush.dip()', 'Can.dip()'],
      properties: ['Can.level'],
    },
  }),
  interfaces: new ApiInterfaces({ Brush: 'Tool', Tool: 'Thing' }),
}
const page = (path: string, pageType: string, shortTitle = path.slice(path.lastIndexOf('/') + 1)) =>
  samplePage(`Web/API/${path}`, { pageType, shortTitle })
const pages = [
  page('Paint_API', 'web-api-overview', 'Paint API'),
  page('Paint_API/Mix', 'guide'),
  page('Paint_API/Tutorial', 'guide', 'Learn it'),
  page('Thing', 'web-api-interface'),
  page('Tool', 'web-api-interface'),
  page('Can', 'web-api-interface'),
  page('Can/level', 'web-api-instance-property'),
  page('Can/dip', 'web-api-instance-method'),
  page('Brush', 'web-api-interface'),
  page('Brush/dry_event', 'web-api-event', 'dry'),
  page('Brush/dip', 'web-api-instance-method', 'dip()'),
  page('Brush/ext', 'webgl-extension-method', 'extend()'),
  page('Brush/of_static', 'web-api-static-method', 'of()'),
  page('Brush/size10', 'web-api-instance-property'),
  page('Brush/size9', 'web-api-instance-property'),
  page('Brush/max_static', 'web-api-static-property', 'max'),
  page('Brush/Brush', 'web-api-constructor', 'Brush()'),
  page('Brush/Notes', 'guide'),
]
const outline = (group: string, name: string): string =>
  outlineOf(buildSampleSidebar(`en-US:apiref/${group}/${name}`, { pages, data }).entries)

test('an interface has its members by kind, what it inherits from, and what else belongs to its group', () => {
  expect(outline('Paint%20API', 'Brush')).toBe(
    'Paint API | Brush | Constructor[Brush()] | Static properties[max] | Instance properties[size9 | size10] | Static methods[of()] | ' +
      'Instance methods[dip() | extend()] | Events[dry] | Inheritance[Tool | Thing] | Related pages for Paint API[Brush.dip() | Can | Can.dip() | Can.level] | Guides[Mix] | Tutorial[Learn it]',
  )
})

test('what would be alone in a group is left out with it', () => {
  const groups = new ApiGroups({ Alone: { interfaces: ['Brush'] } })
  expect(outlineOf(buildSampleSidebar('en-US:apiref/Alone/Brush', { pages, data: { ...data, groups } }).entries)).not.toContain('Related')
})

test('without a group there is the interface alone', () => {
  expect(outline('', 'Can')).toBe('Can | Instance properties[level] | Instance methods[dip]')
})

test('a page that is about no interface, or about one without a page, has the group alone', () => {
  const rest = 'Related pages for Paint API[Brush | Brush.dip() | Can | Can.dip() | Can.level] | Guides[Mix] | Tutorial[Learn it]'
  expect(outline('Paint%20API', 'Paint_API')).toBe(`Paint API | ${rest}`)
  expect(outline('Paint%20API', 'Nothing')).toBe(`Paint API | ${rest}`)
  expect(outline('Paint%20API', '')).toBe(`Paint API | ${rest}`)
})

test('statuses are those of the English page, and what a language lacks is marked', () => {
  const german = [
    samplePage('Web/API/Can', { pageType: 'web-api-interface' }),
    samplePage('Web/API/Can/dip', { pageType: 'web-api-instance-method', status: ['deprecated'] }),
    samplePage('Web/API/Can/level', { pageType: 'web-api-instance-property' }),
    samplePage('Web/API/Can/dip', { locale: 'de', title: 'Can: tunken() Methode', shortTitle: 'tunken()' }),
  ]
  expect(buildSampleSidebar('de:apiref//Can', { pages: german, data }).entries.slice(1)).toEqual([
    {
      title: 'Instanzeigenschaften',
      open: true,
      children: [{ title: 'level', url: '/en-US/docs/Web/API/Can/level', code: true, onlyInEnglish: true }],
    },
    {
      title: 'Instanzmethoden',
      open: true,
      children: [{ title: 'tunken()', url: '/de/docs/Web/API/Can/dip', code: true, status: ['discouraged'] }],
    },
  ])
})
