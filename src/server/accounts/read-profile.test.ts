import { expect, test } from 'vitest'
import { readProfile } from './read-profile.ts'

const CLAIMS = { sub: 'ada', email: 'ada@example.org' }

test('a profile has subject and e-mail address, and what else the provider says', () => {
  expect(readProfile(CLAIMS)).toEqual({ subject: 'ada', email: 'ada@example.org', avatarUrl: null })
  expect(readProfile({ ...CLAIMS, picture: 'https://pictures.example/a.png', subscriptions: ['mdn_plus_5m'] })).toEqual({
    subject: 'ada',
    email: 'ada@example.org',
    avatarUrl: 'https://pictures.example/a.png',
    subscriptions: ['mdn_plus_5m'],
  })
})

test.each([
  ['http://pictures.example/a.png'],
  ['javascript:alert(1)'],
  ['data:image/png,'],
  [`https://a.example/${'a'.repeat(2048)}`],
  [7],
])('the image %s is not taken', (picture) => {
  expect(readProfile({ ...CLAIMS, picture }).avatarUrl).toBeNull()
})

test.each([
  { email: 'ada@example.org' },
  { ...CLAIMS, sub: '' },
  { ...CLAIMS, sub: 'a\0b' },
  { ...CLAIMS, sub: 'a'.repeat(256) },
  { sub: 'ada' },
  { ...CLAIMS, email: 'ada' },
  { ...CLAIMS, email: 'a da@example.org' },
  { ...CLAIMS, email: 'ada@example.org\n' },
  { ...CLAIMS, email: '\ud800@example.org' },
  { ...CLAIMS, email: `${'a'.repeat(250)}@example.org` },
])('claims without usable subject and address are rejected: %j', (claims) => {
  expect(() => readProfile(claims)).toThrow('the provider sent no valid')
})
