import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { ApiInterfaces, apiInterfacesVersion, loadApiInterfaces } from './api-interfaces.ts'

const FILE = 'files/jsondata/InterfaceData.json'

test('ancestors are listed with the parent first, and a circle ends where it begins again', () => {
  expect(new ApiInterfaces({ A: 'B', B: 'C' }).listAncestors('A')).toEqual(['B', 'C'])
  expect(new ApiInterfaces({ A: 'B', B: 'A' }).listAncestors('A')).toEqual(['B'])
  expect(new ApiInterfaces({ A: 'B', B: 'C', C: 'B' }).listAncestors('A')).toEqual(['B', 'C'])
  expect(new ApiInterfaces({ A: 'B' }).listAncestors('toString')).toEqual([])
})

test('the data of a content root is used where it is there', () => {
  const root = temporaryFolder({ [FILE]: '[{ "Brush": { "inh": "Tool", "impl": [] }, "Tool": { "inh": "", "impl": [] } }]' })
  const interfaces = loadApiInterfaces([root])
  expect(interfaces.listAncestors('Brush')).toEqual(['Tool'])
  expect(interfaces.listAncestors('HTMLDivElement')).toEqual([])
})

test('without it the installed package says', () => {
  expect(loadApiInterfaces([temporaryFolder()]).listAncestors('HTMLDivElement')).toEqual(['HTMLElement', 'Element', 'Node', 'EventTarget'])
})

test('data that cannot be used is reported, and the package takes its place', () => {
  const interfaces = loadApiInterfaces([temporaryFolder({ [FILE]: '{}' })])
  expect(interfaces.problem).toContain(FILE)
  expect(interfaces.listAncestors('Text')).toContain('Node')
})

test('the version is that of the file, or of the package', () => {
  const version = (text: string): string => apiInterfacesVersion([temporaryFolder({ [FILE]: text })])
  expect(version('[]')).toBe(version('[]'))
  expect(version('[]')).not.toBe(version('[{}]'))
  expect(apiInterfacesVersion([temporaryFolder()])).toMatch(/^\d+\.\d+\.\d+$/)
})
