import { expect, test } from 'vitest'
import { parseTextTable } from './text-table.ts'

test.each([[{}], [{ a: '' }], [{ '': 'b', '/en-US/docs/A': '0123', '/fr/docs/Été': '日本' }], [{ 'a,b:{}': '},:{' }]])(
  'a table is read as JSON.parse reads it: %j',
  (table) => {
    const json = JSON.stringify(table)
    const found = parseTextTable(Buffer.from(`x${json}y`), 1)
    expect(found?.end).toBe(Buffer.byteLength(json) + 1)
    expect(found?.table.size).toBe(Object.keys(table).length)
    expect([...(found?.table.entries() ?? [])]).toEqual(Object.entries(table))
    for (const [name, text] of Object.entries(table)) expect(found?.table.get(name), name).toBe(text)
  },
)

test('of many names each has its text, and no other has one', () => {
  const names = Array.from({ length: 3000 }, (_, number) => `/en-US/docs/${number.toString(36)}`)
  const table = parseTextTable(Buffer.from(JSON.stringify(Object.fromEntries(names.map((name, at) => [name, `${at}`])))), 0)?.table
  expect(names.map((name) => table?.get(name))).toEqual(names.map((_, at) => `${at}`))
  const others = ['', '/en-US/docs/', '/en-US/docs/00', `/en-US/docs/1":"1`, '/en-US/docs/1"', '日本', '\ud800', '/en-US/docs/1\\']
  expect(others.map((name) => table?.get(name))).toEqual(others.map(() => undefined))
})

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
  '{"a":"b","a":"c"}',
])('what is another JSON or none is left to JSON.parse: %s', (json) => {
  expect(parseTextTable(Buffer.from(json), 0)).toBeUndefined()
})
