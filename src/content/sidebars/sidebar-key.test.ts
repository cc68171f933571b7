import { expect, test } from 'vitest'
import { formatSidebarKey, parseSidebarKey, type SidebarKey } from './sidebar-key.ts'

test('a key is the language and the parts with their arguments', () => {
  const key: SidebarKey = {
    locale: 'de',
    parts: [
      { name: 'apiref', args: ['HTML DOM', ''] },
      { name: 'cssref', args: [] },
    ],
  }
  expect(formatSidebarKey(key)).toBe('de:apiref/HTML%20DOM/+cssref')
  expect(parseSidebarKey('de:apiref/HTML%20DOM/+cssref')).toEqual(key)
})

test.each(['a+b', 'a/b', 'a:b', '100%', '<API>', 'ü', '\uD800', ''])('%j stays what it is as an argument', (argument) => {
  const key: SidebarKey = { locale: 'en-US', parts: [{ name: 'x', args: [argument] }] }
  expect(parseSidebarKey(formatSidebarKey(key))).toEqual({ locale: 'en-US', parts: [{ name: 'x', args: [argument.toWellFormed()] }] })
})

test.each(['', 'x', 'xx:cssref', 'en-us:cssref'])('%j is no key', (text) => {
  expect(parseSidebarKey(text)).toBeUndefined()
})
