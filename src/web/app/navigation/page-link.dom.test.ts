import { afterEach, expect, test } from 'vitest'
import { findPageLink } from './page-link.ts'

const start = location.href
afterEach(() => history.replaceState(null, '', start))

function followed(from: string, to: string): string | undefined {
  history.replaceState(null, '', from)
  const link = document.createElement('a')
  link.href = to
  return findPageLink(link, location)?.pathname
}

test('a link from page to page is followed in place', () => {
  expect(followed('/en-US/docs/Web', '/en-US/docs/Web/CSS')).toBe('/en-US/docs/Web/CSS')
})

test.each(['/en-US/search?q=css', '/en-US/play', '/en-US/plus/collections', '/en-US/observatory'])(
  'a link on %s, which is not shown in place, is left to the browser',
  (from) => {
    expect(followed(from, '/en-US/docs/Web/CSS')).toBeUndefined()
  },
)

test('a link to another language is left to the browser', () => {
  expect(followed('/en-US/docs/Web', '/de/docs/Web')).toBeUndefined()
})
