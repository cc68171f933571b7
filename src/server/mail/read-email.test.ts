import { expect, test } from 'vitest'
import { emailKey } from '../store/email-key.ts'
import { readEmail } from './read-email.ts'

test.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada+docs@Example.ORG\n', 'Ada+docs@Example.ORG'],
  ["o'hara@sub.example.co", "o'hara@sub.example.co"],
  ['用户@例子.测试', '用户@例子.测试'],
  ['a@x-y.example', 'a@x-y.example'],
  ['ada@bücher.example', 'ada@bücher.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@example.xn--p1ai', 'ada@example.xn--p1ai'],
  ['ada@mail.a--b.de', 'ada@mail.a--b.de'],
  ['ada@xn--80ak6aa92e.com', 'ada@xn--80ak6aa92e.com'],
  ['ada@x.y.z.example', 'ada@x.y.z.example'],
])('%j is an address', (typed, email) => {
  expect(readEmail(typed)).toBe(email)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@localhost',
  'ada@example.org, eve@example.org',
  'ada@example.org\r\nBcc: eve@example.org',
  'Ada <ada@example.org>',
  'ada@@example.org',
  'ada@exam ple.org',
  'ada@.example.org',
  'ada@example..org',
  'ada@example.org.',
  'ada@example.o',
  'ada@-example.org',
  'ada@example-.org',
  'ada@example.-org',
  'ada@example.org-',
  'ada@exam_ple.org',
  'ada\0@example.org',
  'ada@example.org\0x',
  `${'a'.repeat(250)}@example.org`,
  `a${'\u0300\u0316'.repeat(1000)}@example.org`,
])('%j is none', (typed) => {
  expect(readEmail(typed)).toBeUndefined()
})

test('one mailbox has one key', () => {
  expect(emailKey(' Ada@Example.ORG')).toBe(emailKey('ada@example.org'))
  expect(emailKey('ada@bücher.example')).toBe(emailKey('Ada@xn--bcher-kva.example'))
  expect([emailKey('Nobody'), emailKey('a@b c')]).toEqual(['nobody', 'a@b c'])
  expect(emailKey('cafe\u0301@example.org')).toBe(emailKey('CAFÉ@example.org'))
})
