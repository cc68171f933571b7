import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ApiGroups, apiGroupsVersion, loadApiGroups } from './api-groups.ts'

const FILE = 'files/jsondata/GroupData.json'

test('the groups of a content root are used where they are there', () => {
  const groups = loadApiGroups([temporaryFolder({ [FILE]: '[{ "Paint API": { "overview": ["Paint API"], "interfaces": ["Brush"] } }]' })])
  expect(groups.names).toEqual(['Paint API'])
  expect(groups.find('Paint API')).toEqual({ overview: ['Paint API'], interfaces: ['Brush'] })
  expect(groups.find('Paint')).toBeUndefined()
  expect(groups.find('constructor')).toBeUndefined()
})

test('without them a group has the interfaces of the specification with its name', () => {
  const groups = loadApiGroups([temporaryFolder()])
  expect(groups.names).toEqual([])
  expect(groups.find('Fetch API')?.interfaces).toEqual(expect.arrayContaining(['Headers', 'Request', 'Response']))
  expect(groups.find('Intersection Observer API')?.interfaces).toContain('IntersectionObserver')
})

test.each(['Paint API', 'paint', 'The Paint API', 'Paint Level 2', 'Paint API 1.0'])(
  '%s finds the specification of the Paint API',
  (name) => {
    expect(new ApiGroups({}, { specifications: { 'Paint API': ['Brush'] } }).find(name)).toEqual({ interfaces: ['Brush'] })
  },
)

test('data that cannot be used is reported, and the specifications take its place', () => {
  const groups = loadApiGroups([temporaryFolder({ [FILE]: '[{ "Paint API": { "interfaces": "Brush" } }]' })])
  expect(groups.problem).toContain(FILE)
  expect(groups.find('DOM')?.interfaces).toContain('Node')
})

test('the version is that of the file, or of the packages', () => {
  const version = (text: string): string => apiGroupsVersion([temporaryFolder({ [FILE]: text })])
  expect(version('[]')).not.toBe(version('[{}]'))
  expect(apiGroupsVersion([temporaryFolder()])).toMatch(/^\d+\.\d+\.\d+ \d+\.\d+\.\d+$/)
})
