import Value from 'typebox/value'
import { expect, test } from 'vitest'
import { SecurityContact } from './site.ts'

const CONTACT = { contact: ['mailto:security@example.org'], expires: '2027-06-30' }

test('a site names at least one language for reports, or none at all', () => {
  expect(Value.Check(SecurityContact, CONTACT)).toBe(true)
  expect(Value.Check(SecurityContact, { ...CONTACT, languages: ['en'] })).toBe(true)
  expect(Value.Check(SecurityContact, { ...CONTACT, languages: [] })).toBe(false)
})
