import { expect, test } from 'vitest'
import { pageWrapperClass } from './page-wrapper-class.ts'

test.each([
  ['/de/', 'home'],
  ['/de', 'home'],
  ['/en-US/docs/Web/CSS', 'css'],
  ['/en-US/docs/Web/CSS/Reference/Properties/gap', 'css'],
  ['/ja/docs/Web/JavaScript', 'javascript'],
  ['/en-US/docs/Web', 'docs'],
  ['/en-US/docs/Web/constructor', 'docs'],
  ['/en-US/docs/Glossary/CSS', 'docs'],
  ['/en-US/docs/Learn_web_development/Core', 'learn'],
  ['/en-US/docs/Mozilla/Add-ons/WebExtensions', 'webextensions'],
  ['/en-US/blog/a-post/', 'blog'],
  ['/en-US/404', 'not-found'],
  ['/en-US/nothing', 'other'],
])('the page at %s stands in an element of the category %s', (url, category) => {
  expect(pageWrapperClass(url)).toBe(`page-wrapper category-${category}`)
})
