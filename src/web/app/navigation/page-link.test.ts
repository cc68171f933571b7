import { expect, test } from 'vitest'
import { isPagePath } from './page-link.ts'

test.each([
  '/en-US/',
  '/de',
  '/en-US/docs/Web/CSS',
  '/ja/docs/Mozilla/Add-ons/WebExtensions/manifest.json',
  '/en-US/blog/',
  '/en-US/curriculum/core/text/',
  '/en-US/about',
  '/en-US/updates/2026-10',
  '/pt-PT/docs/Web/CSS',
])('%s looks like a page', (path) => {
  expect(isPagePath(path)).toBe(true)
})

test.each([
  '/',
  '/en-us/docs/Web',
  '/xx/docs/Web',
  '/en-US/docs/Web/diagram.svg',
  '/static/style.css',
  '/en-US/blog/rss.xml',
  '/en-US/blog/feed.json',
  '/en-US/blog/a/cover.svg',
  '/en-US/updates/rss.xml',
  '/en-US/bloggers',
  '/sitemap.xml',
])('%s is left to the browser', (path) => {
  expect(isPagePath(path)).toBe(false)
})
