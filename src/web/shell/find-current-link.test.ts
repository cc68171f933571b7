import { expect, test } from 'vitest'
import { findCurrentLink } from './find-current-link.ts'

const css = { url: '/en-US/docs/Web/CSS' }
const web = { url: '/en-US/docs/Web' }

test('the narrowest link around a page is the current one', () => {
  expect(findCurrentLink([web, css], '/en-US/docs/Web/CSS/gap')).toBe(css)
  expect(findCurrentLink([css, web], '/en-US/docs/Web/HTML')).toBe(web)
  expect(findCurrentLink([css, web], '/en-US/docs/Web/CSS')).toBe(css)
})

test('an address that only begins with the same letters is outside', () => {
  expect(findCurrentLink([css], '/en-US/docs/Web/CSS_Houdini')).toBeUndefined()
})

test('a link with a slash at its end holds what is below', () => {
  const blog = { url: '/en-US/blog/' }
  expect([findCurrentLink([blog], '/en-US/blog/'), findCurrentLink([blog], '/en-US/blog/a/')]).toEqual([blog, blog])
})
