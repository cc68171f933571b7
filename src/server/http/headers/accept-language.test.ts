import { expect, test } from 'vitest'
import { isInterfaceLocale } from '#contracts/locales.ts'
import { matchLocales } from './accept-language.ts'

const CASES: readonly (readonly [header: string, locales: readonly string[]])[] = [
  ['de', ['de']],
  ['DE', ['de']],
  ['zh-Hant', ['zh-TW', 'zh-CN']],
  ['zh-Hant-HK', ['zh-TW', 'zh-CN']],
  ['zh-HK', ['zh-TW', 'zh-CN']],
  ['zh-Hans', ['zh-CN']],
  ['zh', ['zh-CN']],
  ['zh-SG', ['zh-CN']],
  ['en-GB', ['en-US']],
  ['pt', ['pt-BR']],
  ['de-AT, de;q=0.9', ['de']],
  ['en-GB, fr;q=0.5', ['fr', 'en-US']],
  ['fr;q=0.3, ja;q=0.8, ko;q=0.5', ['ja', 'ko', 'fr']],
  ['de;q=0, fr;q=0.1', ['fr']],
  ['*', []],
  ['xx, yy;q=0.5', []],
  ['', []],
  [', ;q=1, de;q=oops, ru', ['ru']],
]

test.each(CASES)('Accept-Language "%s" suits %j', (header, locales) => {
  expect(matchLocales(header, isInterfaceLocale)).toEqual(locales)
})

test('no header suits nothing', () => {
  expect(matchLocales(undefined, () => true)).toEqual([])
})

test.each([
  ['ar-EG, fr;q=0.5', ['fr', 'ar']],
  ['ar, fr;q=0.5', ['ar', 'fr']],
  ['pt-PT, de', ['pt-PT', 'de', 'pt-BR']],
  ['pt', ['pt-BR']],
  ['sv, hi', ['sv-SE', 'hi-IN']],
])('where every language is offered, "%s" suits %j', (header, locales) => {
  expect(matchLocales(header, () => true)).toEqual(locales)
})

test('a language that is not offered is passed over for the next', () => {
  expect(matchLocales('pt-PT, ar, de;q=0.1', isInterfaceLocale)).toEqual(['de', 'pt-BR'])
})
