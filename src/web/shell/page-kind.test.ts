import { expect, test } from 'vitest'
import { isDark, pageKindOf } from './page-kind.ts'

test.each([
  ['/en-US/', 'home'],
  ['/de', 'home'],
  ['/en-US/plus', 'plus-landing'],
  ['/en-US/plus/', 'plus-landing'],
  ['/en-US/plus/docs/faq', 'plus'],
  ['/ja/docs/Web/CSS', 'docs'],
  ['/en-US/blog/', 'other'],
  ['/en-US/404', 'other'],
  ['/en-US/plush', 'other'],
] as const)('%s is of the kind %s', (url, kind) => {
  expect(pageKindOf(url)).toBe(kind)
})

test('only the home page and the landing page of Plus have a dark header', () => {
  expect((['home', 'plus-landing', 'plus', 'docs', 'other'] as const).filter(isDark)).toEqual(['home', 'plus-landing'])
})
