import { expect, test } from 'vitest'
import { findJsonErrorLine } from './json-error-line.ts'

test.each([
  ['', 1],
  ['nonsense', 1],
  ['[\n  {"url": "/a"},\n  nonsense\n]', 3],
  ['[\n1,\n]', 3],
  ['{\n"a": 1,\n}', 3],
  ['{\n"a"\n1}', 3],
  ['[\n"a\nb"]', 2],
  ['[1]\n[2]', 2],
  ['[\n\n\n', 4],
  ['{"a": [1,\n2}]', 2],
  ['{1\n:2}', 1],
])('%j ends to be JSON in line %i', (text, line) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(findJsonErrorLine(text)).toBe(line)
})

test('a long text of brackets is looked through all the same', () => {
  expect(findJsonErrorLine(`${'['.repeat(100_000)}\nx`)).toBe(2)
})
