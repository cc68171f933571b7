import { expect, test } from 'vitest'
import { indexJson, type JsonPart } from './json-index.ts'

const DATA = {
  text: 'a "quoted" \\ text with { [ , : and é',
  number: -1.5e3,
  word: null,
  list: [1, { a: [2] }, 'x]'],
  empty: {},
  '"odd" ñame\\': { deep: { deeper: { value: 'y}' } }, 7: true },
}

/** All values that an index leads to, by their paths. */
function valuesOf(bytes: Buffer, { start, end, parts }: JsonPart, path: readonly string[] = []): [string, unknown][] {
  const value: unknown = JSON.parse(bytes.toString('utf8', start, end))
  return [[path.join('/'), value], ...Object.entries(parts ?? {}).flatMap(([name, part]) => valuesOf(bytes, part, [...path, name]))]
}

test.each([undefined, 2, '\t'])('each member of each large object is found, with an indent of %j', (indent) => {
  const bytes = Buffer.from(JSON.stringify(DATA, undefined, indent))
  const values = valuesOf(bytes, indexJson(bytes, 10))
  expect(values).toContainEqual(['', DATA])
  expect(values).toContainEqual(['text', DATA.text])
  expect(values).toContainEqual(['word', null])
  expect(values).toContainEqual(['list', DATA.list])
  expect(values).toContainEqual(['"odd" ñame\\/deep/deeper', { value: 'y}' }])
})

test('small objects are not listed', () => {
  const bytes = Buffer.from(JSON.stringify(DATA))
  expect(valuesOf(bytes, indexJson(bytes, 1000)).map(([path]) => path)).toEqual(['', ...Object.keys(DATA)])
})

test.each(['', '[1]', '"text"', '{"a":', '{"a":"b', '{"a":[{}', '{"a":1', '{"a'])('%j is rejected', (text) => {
  expect(() => indexJson(Buffer.from(text), 10)).toThrow(SyntaxError)
})
