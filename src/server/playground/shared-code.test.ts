import { expect, test } from 'vitest'
import { bytesOf, excerptOf, hashOf, storedCodeOf, watOf } from './shared-code.ts'

test('equal code has one name, in whatever order its options stand', () => {
  const one = storedCodeOf({ html: '<p>', options: { isModule: true, importMap: '{}' } })
  const other = storedCodeOf({ html: '<p>', css: null, options: { importMap: '{}', isModule: true } })
  expect(hashOf(one)).toBe(hashOf(other))
  expect(hashOf(storedCodeOf({ html: '<p>', options: {} }))).toBe(hashOf(storedCodeOf({ html: '<p>' })))
})

test('code that differs in one place has another name, also where a text moves from one language to the next', () => {
  const names = [
    {},
    { html: '' },
    { css: '' },
    { html: 'a' },
    { css: 'a' },
    { js: 'a' },
    { wat: 'a' },
    { src: 'a' },
    { html: 'a', css: 'a' },
    { html: 'aa' },
  ]
  expect(new Set(names.map((code) => hashOf(storedCodeOf(code)))).size).toBe(names.length)
})

test('WebAssembly text counts where there is some: code without it has the name that it always had', () => {
  expect(hashOf(storedCodeOf({ html: '<p>', wat: '' }))).toBe(hashOf(storedCodeOf({ html: '<p>' })))
  expect(hashOf(storedCodeOf({ html: '<p>' }))).toBe('b76974db82bf920e6168d8890e625d57d7a4de6cfb69cd62eecd6a96c8db3720')
  expect(bytesOf(storedCodeOf({ wat: '(module)' }))).toBe(8)
  expect(watOf(storedCodeOf({ wat: '(module)' }))).toEqual({ wat: '(module)' })
  expect(watOf(storedCodeOf({}))).toEqual({})
})

test('bytes are those of UTF-8', () => {
  expect(bytesOf(storedCodeOf({ html: 'ä', css: '🦊' }))).toBe(6)
})

test('an excerpt is the first text that says something, on one line, and no character is cut in two', () => {
  expect(excerptOf([' \n', null, 'p {\n  color: red;\n}'])).toBe('p { color: red; }')
  expect(excerptOf([`${'x'.repeat(119)}🦊🦊`])).toBe(`${'x'.repeat(119)}🦊`)
  expect(excerptOf([null, ''])).toBe('')
})
