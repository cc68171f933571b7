import { expect, test } from 'vitest'
import { Workshop } from '../testing/example-build.fixture.ts'
import { writeFiles } from '../testing/example-content.fixture.ts'
import { securityText } from './security-text.ts'

const CONTACT = ['mailto:security@example.org', 'https://example.org/report']

test('all fields stand in the file, each on a line', () => {
  const security = {
    contact: CONTACT,
    expires: '2027-06-30',
    policy: 'https://example.org/policy',
    acknowledgments: 'https://example.org/thanks',
    encryption: 'https://example.org/key.asc',
    languages: ['en', 'pt-BR'],
  }
  expect(securityText(security, 'https://docs.example.org')).toBe(`Contact: mailto:security@example.org
Contact: https://example.org/report
Expires: 2027-06-30T00:00:00Z
Encryption: https://example.org/key.asc
Acknowledgments: https://example.org/thanks
Preferred-Languages: en, pt-BR
Canonical: https://docs.example.org/.well-known/security.txt
Policy: https://example.org/policy
`)
})

test('a site has the file when its site.json names a contact, and only then', async () => {
  using workshop = new Workshop()
  await workshop.build()
  expect(workshop.hasPublic('.well-known/security.txt')).toBe(false)
  writeFiles(workshop.root, { 'site.json': JSON.stringify({ security: { contact: CONTACT, expires: '2027-06-30' } }) })
  await workshop.build()
  expect(workshop.readPublic('.well-known/security.txt')).toContain('Contact: mailto:security@example.org\n')
})

test.each([
  ['no contact', { contact: [], expires: '2027-06-30' }],
  ['a contact that is no address', { contact: ['security@example.org'], expires: '2027-06-30' }],
  ['two lines in one', { contact: ['mailto:a@example.org\nPolicy: https://x.example'], expires: '2027-06-30' }],
  ['no end', { contact: CONTACT }],
  ['an end that is no date', { contact: CONTACT, expires: 'soon' }],
])('%s is rejected', async (_, security) => {
  using workshop = new Workshop()
  writeFiles(workshop.root, { 'site.json': JSON.stringify({ security }) })
  await expect(workshop.build()).rejects.toThrow(/site\.json.*security/s)
})
