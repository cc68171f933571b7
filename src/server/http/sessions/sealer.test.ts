import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const key = (id: string): { id: string; key: string } => ({ id, key: randomBytes(32).toString('base64url') })
const [first, second] = [key('a'), key('b')]

test('what is sealed opens for its purpose and does not show what it is', () => {
  const sealer = createSealer([first], randomBytes)
  const sealed = sealer.seal('a refresh token', 'refresh-token')
  expect(sealer.open(sealed, 'refresh-token')).toBe('a refresh token')
  expect(sealed).not.toContain('refresh')
  expect(sealer.seal('a refresh token', 'refresh-token')).not.toBe(sealed)
})

test('it opens for no other purpose, and not when a character was changed, cut or forged', () => {
  const sealer = createSealer([first], randomBytes)
  const sealed = sealer.seal('words', 'one')
  expect(sealer.open(sealed, 'two')).toBeUndefined()
  for (let at = 0; at < sealed.length; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`
    if (!Buffer.from(changed.split('.')[1] ?? '', 'base64url').equals(Buffer.from(sealed.split('.')[1] ?? '', 'base64url')))
      expect(sealer.open(changed, 'one')).toBeUndefined()
  }
  for (const forged of ['', '.', 'a.', 'a.AAAA', sealed.slice(0, -8), `c${sealed.slice(1)}`])
    expect(sealer.open(forged, 'one')).toBeUndefined()
})

test('after a change of keys the old ones still open, and the newest seals', () => {
  const sealed = createSealer([first], randomBytes).seal('words', 'one')
  const rotated = createSealer([second, first], randomBytes)
  expect(rotated.open(sealed, 'one')).toBe('words')
  expect(rotated.seal('words', 'one').startsWith('b.')).toBe(true)
  expect(createSealer([second], randomBytes).open(sealed, 'one')).toBeUndefined()
})

test('a secret that holds no keys is rejected', () => {
  expect(() => createSealer([], randomBytes)).toThrow()
  expect(() => createSealer([{ id: 'a', key: 'AAAA' }], randomBytes)).toThrow('no valid keys')
})
