import { expect, test } from 'vitest'
import { ApiGroups } from '../data/api-groups.ts'
import { samplePage } from '../testing/sample-page.ts'
import { buildSampleSidebar, outlineOf } from '../testing/sample-sidebar.ts'

const pages = [
  samplePage('Web/API/Paint_API', { pageType: 'web-api-overview' }),
  samplePage('Web/API/Paint_API/Stir', { pageType: 'guide' }),
  samplePage('Web/API/Paint_API/Mix', { pageType: 'guide' }),
  samplePage('Web/API/Paint_API/Data', { pageType: 'web-api-overview' }),
  samplePage('Web/API/Brush'),
  samplePage('Web/API/Brush/dip'),
  samplePage('Web/API/Brush/dry_event'),
]
const outline = (groups: ApiGroups, group = 'Paint%20API'): string =>
  outlineOf(buildSampleSidebar(`en-US:defaultapisidebar/${group}`, { pages, data: { groups } }).entries)

test('a group has its overview, guides, tutorial, interfaces, properties, methods and events, in this order', () => {
  const group = {
    events: ['Brush: dry', 'Brush: gone'],
    methods: ['Brush.dip()'],
    properties: ['Brush.dip'],
    interfaces: ['Brush', 'Brush'],
    tutorial: ['/docs/Web/API/Paint_API/Mix'],
    guides: ['/docs/Web/API/Paint_API/Stir/'],
    overview: ['Paint API'],
  }
  expect(outline(new ApiGroups({ 'Paint API': group }))).toBe(
    'Paint API | Guides[Stir] | Tutorial[Mix] | Interfaces[Brush] | Properties[Brush.dip] | Methods[Brush.dip()] | Events[Brush: dry]',
  )
})

test('without data on groups its interfaces are those of the specification, and its guides the pages below its overview', () => {
  const groups = new ApiGroups({}, { specifications: { 'The Paint API 1.0': ['Brush', 'Gone'] } })
  expect(outline(groups)).toBe('Paint API | Guides[Mix | Stir] | Interfaces[Brush]')
  expect(outline(groups, 'Paint')).toBe('Paint API | Guides[Mix | Stir] | Interfaces[Brush]')
})

test('a group that neither data nor pages know is reported', () => {
  const { entries, problems } = buildSampleSidebar('en-US:defaultapisidebar/Sculpt', { pages, data: { groups: new ApiGroups({}) } })
  expect(entries).toEqual([])
  expect(problems.map(({ message }) => message)).toEqual(['no group of Web APIs is named Sculpt'])
  const { problems: none } = buildSampleSidebar('en-US:defaultapisidebar/Paint', { pages, data: { groups: new ApiGroups({}) } })
  expect(none).toEqual([])
})

test('data that cannot be used is reported', () => {
  const groups = new ApiGroups({}, { problem: 'files/jsondata/GroupData.json is not valid JSON' })
  expect(buildSampleSidebar('en-US:apiref/Sculpt/', { pages, data: { groups } }).problems).toEqual([
    { kind: 'unusable-data', message: 'files/jsondata/GroupData.json is not valid JSON', hint: 'fix the file' },
  ])
})

test('the end `_static` of a slug is none of the name of an API', () => {
  const own = [samplePage('Web/API/Brush/of_static'), samplePage('Web/API/Brush/parse_static'), samplePage('Web/API/Brush/next')]
  const groups = new ApiGroups({ Paint: { overview: [], methods: ['Brush.parse_static()', 'Brush.of_static', 'Brush.next()'] } })
  const { entries } = buildSampleSidebar('en-US:defaultapisidebar/Paint', { pages: own, data: { groups } })
  expect(outlineOf(entries)).toBe('Methods[Brush.next() | Brush.of | Brush.parse()]')
  expect(entries[0]?.children?.[1]?.url).toBe('/en-US/docs/Web/API/Brush/of_static')
})

test('a guide may have a language in its address', () => {
  const groups = new ApiGroups({
    Paint: { overview: [], guides: ['/en-US/docs/Web/API/Paint_API/Stir', '/de/docs/Web/API/Paint_API/Mix'] },
  })
  expect(outlineOf(buildSampleSidebar('en-US:defaultapisidebar/Paint', { pages, data: { groups } }).entries)).toBe('Guides[Stir | Mix]')
})

test('what a group of the content names without a page is reported, and the rest is shown', () => {
  const group = { overview: ['Oil API'], guides: ['/docs/Gone'], interfaces: ['Brush', 'Lost'], events: ['Brush: lost'] }
  const { entries, brokenLinks } = buildSampleSidebar('en-US:defaultapisidebar/Oil', {
    pages,
    data: { groups: new ApiGroups({ Oil: group }) },
  })
  expect(outlineOf(entries)).toBe('Interfaces[Brush]')
  expect(brokenLinks).toEqual([
    { group: 'Oil', link: '/docs/Gone' },
    { group: 'Oil', link: 'Lost' },
    { group: 'Oil', link: 'Brush: lost' },
  ])
  const ofSpecification = new ApiGroups({}, { specifications: { Oil: ['Lost'] } })
  expect(buildSampleSidebar('en-US:defaultapisidebar/Oil', { pages, data: { groups: ofSpecification } }).brokenLinks).toEqual([])
})
