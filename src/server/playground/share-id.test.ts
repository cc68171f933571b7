import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isShareId, makeShareId } from './share-id.ts'

test('an id has 24 characters that need no escaping in an address, and is another one each time', () => {
  const ids = Array.from({ length: 50 }, () => makeShareId(randomBytes))
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/)
  expect(new Set(ids).size).toBe(50)
  expect(ids.every(isShareId)).toBe(true)
})

test('an id in which one character is another is none, but for one in 65,536', () => {
  const id = makeShareId(() => new Uint8Array(16))
  const changed = [...id].map((character, at) => `${id.slice(0, at)}${character === 'B' ? 'C' : 'B'}${id.slice(at + 1)}`)
  expect(changed.filter(isShareId)).toEqual([])
})

test.each(['', 'short', 'AAAAAAAAAAAAAAAAAAAAAAA', 'AAAAAAAAAAAAAAAAAAAAAAAAA', '../../../../etc/passwd//', 'ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ'])(
  '"%s" is no id',
  (text) => {
    expect(isShareId(text)).toBe(false)
  },
)
