import { expect, test } from 'vitest'
import { sidebarStates } from './build-state.ts'
import { QuestionTable } from './question-table.ts'

test('the sidebars that are asked about are kept, and those that they ask about, with their questions', () => {
  const table = new QuestionTable()
  for (const question of ['css:color', 'version:sidebar:de:a', 'version:sidebar:de:gone']) table.numberOf(question)
  const sidebars = new Map([
    ['de:a', { text: 'de:a', version: '1', url: '/a.json', keys: ['css:color', 'version:sidebar:de:part'], brokenLinks: [] }],
    ['de:part', { text: 'de:part', version: '2', keys: ['api:x'], brokenLinks: [{ sidebar: 'part', link: '/X', line: 2 }] }],
    ['de:other', { text: 'de:other', version: '3', keys: ['api:y'], brokenLinks: [] }],
  ])
  expect(sidebarStates(table, sidebars)).toEqual({
    'de:a': { version: '1', url: '/a.json', keys: Uint32Array.of(0, 3) },
    'de:part': { version: '2', keys: Uint32Array.of(4), brokenLinks: [{ sidebar: 'part', link: '/X', line: 2 }] },
  })
  expect(table.questions).toEqual(['css:color', 'version:sidebar:de:a', 'version:sidebar:de:gone', 'version:sidebar:de:part', 'api:x'])
})
