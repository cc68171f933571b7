import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('JSON is parsed, null included', () => {
  expect(['{"a":[1]}', '"text"', 'null'].map(parseJson)).toEqual([{ a: [1] }, 'text', null])
})

test.each([null, '', '{', 'undefined'])('%j is no JSON, and throws nothing', (text) => {
  expect(parseJson(text)).toBeUndefined()
})
