import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'

test('an id has two hexadecimal digits a byte, and another value each time', () => {
  const ids = Array.from({ length: 100 }, () => randomId(8))
  for (const id of ids) expect(id).toMatch(/^[\da-f]{16}$/)
  expect(new Set(ids).size).toBe(100)
})
