import { expect, test } from 'vitest'
import { isolatedTitle, titleDirection } from './title-direction.ts'

test.each([
  ['Array.prototype.at()', 'ar', 'ltr'],
  ['Array.prototype.at()', 'de', undefined],
  ['CSS: أوراق الأنماط', 'ar', undefined],
  ['display برای همه', 'fa', undefined],
  ['מה זה HTML?', 'he', undefined],
  ['404', 'he', 'ltr'],
] as const)('%s in %s has the direction %s', (title, locale, direction) => {
  expect(titleDirection(title, locale)).toBe(direction)
})

test('a title keeps its HTML', () => {
  expect(isolatedTitle('<code>at()</code>', 'he')).toBe('<bdi dir="ltr"><code>at()</code></bdi>')
  expect(isolatedTitle('<code>at()</code>', 'ja')).toBe('<code>at()</code>')
})
