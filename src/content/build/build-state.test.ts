import { join } from 'node:path'
import { serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type BuildState, QuestionTable, readStateFile, sidebarStates } from './build-state.ts'

const state: BuildState = {
  version: 1,
  key: 'k',
  builder: 'b',
  questions: ['css:color'],
  answers: ['x'],
  pages: {},
  sidebars: {},
  compat: { version: '', unknownKeys: [] },
  fragments: { targets: [], answers: [] },
  sitePages: {},
  search: {},
  searchCode: '',
  outputs: 'o',
  isCompressed: false,
}
const read = (bytes: Uint8Array): BuildState | undefined => readStateFile(join(temporaryFolder({ 'state.bin': bytes }), 'state.bin'))

test('the state of a previous build is read', () => {
  expect(read(serialize(state))).toEqual(state)
})

test.each([
  ['that is empty', Buffer.alloc(0)],
  ['that is text', Buffer.from('{')],
  ['that is null', serialize(null)],
  ['that is a list', serialize([])],
  ['of another version', serialize({ ...state, version: 2 })],
  ['without a key', serialize({ ...state, key: undefined })],
  ['without an answer', serialize({ ...state, answers: [] })],
  ['with another kind of field', serialize({ ...state, search: 7 })],
  ['that is cut off', serialize(state).subarray(0, -10)],
])('a state %s counts as none', (_, bytes) => {
  expect(read(bytes)).toBeUndefined()
})

test('without a previous build there is none', () => {
  expect(readStateFile('/nowhere/state.bin')).toBeUndefined()
})

test('each question has one number, in the order they are first asked', () => {
  const table = new QuestionTable()
  expect(['a', 'b', 'a', 'c'].map((question) => table.numberOf(question))).toEqual([0, 1, 0, 2])
  expect(table.questions).toEqual(['a', 'b', 'c'])
})

test('the sidebars that are asked about are kept, and those that they ask about, with their questions', () => {
  const table = new QuestionTable()
  for (const question of ['css:color', 'version:sidebar:de:a', 'version:sidebar:de:gone']) table.numberOf(question)
  const sidebars = new Map([
    ['de:a', { text: 'de:a', version: '1', url: '/a.json', keys: ['css:color', 'version:sidebar:de:part'], brokenLinks: [] }],
    ['de:part', { text: 'de:part', version: '2', keys: ['api:x'], brokenLinks: [{ sidebar: 'part', link: '/X', line: 2 }] }],
    ['de:other', { text: 'de:other', version: '3', keys: ['api:y'], brokenLinks: [] }],
  ])
  expect(sidebarStates(table, sidebars)).toEqual({
    'de:a': { version: '1', url: '/a.json', keys: [0, 3] },
    'de:part': { version: '2', keys: [4], brokenLinks: [{ sidebar: 'part', link: '/X', line: 2 }] },
  })
  expect(table.questions).toEqual(['css:color', 'version:sidebar:de:a', 'version:sidebar:de:gone', 'version:sidebar:de:part', 'api:x'])
})
