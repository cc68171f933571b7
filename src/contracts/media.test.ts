import { expect, test } from 'vitest'
import { findMediaType, MEDIA_TYPES } from './media.ts'

test.each([
  ['a/Diagram.SVG', 'image/svg+xml'],
  ['a.b.png', 'image/png'],
  ['font.woff2', 'font/woff2'],
  ['film.mp4', 'video/mp4'],
])('%s is %s', (path, type) => {
  expect(findMediaType(path)).toBe(type)
})

test.each(['a.constructor', 'a.__proto__', 'a.toString', 'a.html', 'a.js', 'a.json', 'a.txt', 'a.css', 'a', '', 'a.', 'png.exe'])(
  '%j is not served',
  (path) => {
    expect(findMediaType(path)).toBeUndefined()
  },
)

test('no type is one that a browser would run as a page', () => {
  for (const type of Object.values(MEDIA_TYPES)) expect(type).toMatch(/^(?:audio|font|image|video)\//)
})
