import { expect, test } from 'vitest'
import { findPasswordFault } from './password-rules.ts'

const KNOWN = ['ada.lovelace@example.org', 'Herons and Docs']

test.each([
  ['1234567', 'password_short'],
  ['🦆🦆🦆', 'password_short'],
  ['Password1', 'password_common'],
  ['passw0rd', 'password_common'],
  ['12345678', 'password_common'],
  ['90123456', 'password_common'],
  ['qwertyuiop', 'password_common'],
  ['aaaaaaaaaaaa', 'password_common'],
  ['abababababab', 'password_common'],
  ['ADA.lovelace', 'password_common'],
  ['adalovelaceexampleorg', 'password_common'],
  ['heronsanddocs', 'password_common'],
  ['ü'.repeat(513), 'password_long'],
])('%j is refused: %s', (password, fault) => {
  expect(findPasswordFault(password, KNOWN)).toBe(fault)
})

test.each([
  'three grey herons',
  '        a nest',
  'ﾊﾟｽﾜｰﾄﾞ長い文',
  'a line of sixty-four characters and more, as managers of passwords make them',
  '정말로 긴 비밀번호',
])('%j is good', (password) => {
  expect(findPasswordFault(password, KNOWN)).toBeUndefined()
})
