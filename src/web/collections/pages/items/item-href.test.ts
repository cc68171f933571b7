import { expect, test } from 'vitest'
import { itemHref } from './item-href.ts'

test.each([
  ['/en-US/docs/Web/CSS/:has()', '/en-US/docs/Web/CSS/:has()'],
  ['/en-US/docs/What?', '/en-US/docs/What%3F'],
  ['/de/docs/Größe#x', '/de/docs/Gr%C3%B6%C3%9Fe%23x'],
  ['/\\elsewhere.example', '/%5Celsewhere.example'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j becomes %s', (url, href) => {
  expect(itemHref(url)).toBe(href)
})
