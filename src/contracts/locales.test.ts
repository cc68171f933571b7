import { expect, test } from 'vitest'
import {
  COMMUNITY_LOCALES,
  directionOf,
  findLocale,
  INTERFACE_LOCALES,
  interfaceLocaleOf,
  isInterfaceLocale,
  isLocaleCode,
  LOCALES,
  localeOfPath,
  nativeNameOf,
} from './locales.ts'

test('the languages are those of the specification', () => {
  const interfaceCodes = 'de en-US es fr ja ko pt-BR ru zh-CN zh-TW'
  const communityCodes = 'ar bg bn ca el fa fi he hi-IN hu id it kab ms my nl pl pt-PT sv-SE th tr uk vi'
  expect(INTERFACE_LOCALES.map(({ code }) => code).toSorted()).toEqual(interfaceCodes.split(' ').toSorted())
  expect(COMMUNITY_LOCALES.map(({ code }) => code)).toEqual(communityCodes.split(' '))
})

test('each has a code in the spelling of BCP 47, a name of its own and the direction of its script', () => {
  for (const { code, native, direction } of LOCALES) {
    expect(Intl.getCanonicalLocales(code)).toEqual([code])
    expect(native.trim()).not.toBe('')
    expect(direction, code).toBe(/^(?:ar|fa|he)$/.test(code) ? 'rtl' : 'ltr')
  }
  expect(new Set(LOCALES.map(({ native }) => native)).size).toBe(33)
})

test('a code is found in any case and distinguished from others in its exact spelling', () => {
  expect([findLocale('PT-pt')?.code, findLocale('xx')]).toEqual(['pt-PT', undefined])
  expect([isLocaleCode('hi-IN'), isLocaleCode('hi-in'), isInterfaceLocale('hi-IN'), isInterfaceLocale('ja')]).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect([nativeNameOf('fa'), directionOf('fa'), directionOf('ja')]).toEqual(['فارسی', 'rtl', 'ltr'])
})

test('the interface around a page of the community is English', () => {
  expect([interfaceLocaleOf('ar'), interfaceLocaleOf('pt-PT'), interfaceLocaleOf('pt-BR')]).toEqual(['en-US', 'en-US', 'pt-BR'])
})

test('an address names its locale in its first segment', () => {
  expect(['/he/docs/Web', '/de/', '/de', '/docs/de', '/EN-us/', '/'].map(localeOfPath)).toEqual([
    'he',
    'de',
    'de',
    undefined,
    undefined,
    undefined,
  ])
})
