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

test('a group that neither data nor pages know is told', () => {
  const { entries, faults } = buildSampleSidebar('en-US:defaultapisidebar/Sculpt', { pages, data: { groups: new ApiGroups({}) } })
  expect(entries).toEqual([])
  expect(faults.map(({ message }) => message)).toEqual(['no group of Web APIs is named Sculpt'])
  const { faults: none } = buildSampleSidebar('en-US:defaultapisidebar/Paint', { pages, data: { groups: new ApiGroups({}) } })
  expect(none).toEqual([])
})

test('data that cannot be used is told', () => {
  const groups = new ApiGroups({}, { fault: 'files/jsondata/GroupData.json is no valid JSON' })
  expect(buildSampleSidebar('en-US:apiref/Sculpt/', { pages, data: { groups } }).faults).toEqual([
    { kind: 'unusable-data', message: 'files/jsondata/GroupData.json is no valid JSON', hint: 'mend the file' },
  ])
})
