import { expect, test } from 'vitest'
import { parseTextTable } from './parse-text-table.ts'

test.each([[{}], [{ a: '' }], [{ '': 'b', '/en-US/docs/A': '0123', '/fr/docs/Été': '日本' }], [{ 'a,b:{}': '},:{' }]])(
  'a table is read as JSON.parse reads it: %j',
  (table) => {
    const json = JSON.stringify(table)
    expect(parseTextTable(`x${json}y`, 1)).toEqual({ table: new Map(Object.entries(table)), end: json.length + 1 })
  },
)

test.each([
  '',
  '[]',
  '"a"',
  '{',
  '{"a"}',
  '{"a":"b"',
  '{"a":"b",}',
  '{"a":"b" }',
  '{"a": "b"}',
  '{ "a":"b"}',
  '{"a":"b","c"}',
  '{"a":1}',
  '{"a":{"b":"c"}}',
  '{"a":"b","c":null}',
  '{"a\\"":"b"}',
  '{"a":"\\u0041"}',
  '{"a":"b"',
  '{"a":"b',
  '{"a":',
  '{"a',
])('what is another JSON or none is left to JSON.parse: %s', (json) => {
  expect(parseTextTable(json, 0)).toBeUndefined()
})

test('of two texts with one name the last one counts', () => {
  expect(parseTextTable('{"a":"b","a":"c"}', 0)?.table).toEqual(new Map([['a', 'c']]))
})
