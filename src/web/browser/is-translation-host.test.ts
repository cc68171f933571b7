import { expect, test } from 'vitest'
import { isTranslationHost } from './is-translation-host.ts'

test.each([
  ['translate.goog', true],
  ['docs-example.translate.goog', true],
  ['translate.goog.example', false],
  ['mytranslate.goog', false],
  ['localhost', false],
])('%s shows translations: %s', (host, expected) => {
  expect(isTranslationHost(host)).toBe(expected)
})

test('a site may name others', () => {
  expect(isTranslationHost('docs.proxy.example', ['proxy.example'])).toBe(true)
  expect(isTranslationHost('proxy.example', ['proxy.example'])).toBe(true)
  expect(isTranslationHost('docs.example', ['proxy.example'])).toBe(false)
})
