import { argon2Sync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('a password is stored as a PHC string of argon2id, each time with another salt', async () => {
  const [one, two] = [await hashPassword('three grey herons', randomBytes), await hashPassword('three grey herons', randomBytes)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect([await isPassword('three grey herons', one), await isPassword('three grey heron', one)]).toEqual([true, false])
})

test('a hash of another cost is understood', async () => {
  const nonce = Buffer.from('sixteen bytes of')
  const hash = argon2Sync('argon2id', { message: 'password', nonce, memory: 8192, passes: 3, parallelism: 2, tagLength: 24 })
  const stored = `$argon2id$v=19$m=8192,t=3,p=2$${nonce.toString('base64').replace(/=+$/, '')}$${hash.toString('base64')}`
  expect([await isPassword('password', stored), await isPassword('passwort', stored)]).toEqual([true, false])
})

test('the same characters are one password, however they were composed', async () => {
  const stored = await hashPassword('cafe\u0301 au lait', randomBytes)
  expect(await isPassword('café au lait', stored)).toBe(true)
})

test.each(['', 'plain', '$argon2id$v=19$m=9999999999,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA'])(
  'what is no hash is the hash of no password: %j',
  async (stored) => {
    expect(await isPassword('', stored)).toBe(false)
  },
)

test('no one has a password', async () => {
  expect(await isPassword('anything', undefined)).toBe(false)
})
