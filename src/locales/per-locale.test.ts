import { expect, test } from 'vitest'
import { perLocale } from './per-locale.ts'

test('a value is made once for each locale', () => {
  const asked: string[] = []
  const of = perLocale((locale) => {
    asked.push(locale)
    return new Intl.NumberFormat(locale)
  })
  expect(of('de')).toBe(of('de'))
  expect(of('fr')).not.toBe(of('de'))
  expect(asked).toEqual(['de', 'fr'])
})
