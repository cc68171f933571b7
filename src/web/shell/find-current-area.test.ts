import { expect, test } from 'vitest'
import { findCurrentArea } from './find-current-area.ts'

const css = { title: 'CSS', url: '/en-US/docs/Web/CSS' }
const web = { title: 'Web', url: '/en-US/docs/Web' }

test('the narrowest area around a page is its area', () => {
  expect(findCurrentArea([web, css], '/en-US/docs/Web/CSS/gap')).toBe(css)
  expect(findCurrentArea([css, web], '/en-US/docs/Web/HTML')).toBe(web)
  expect(findCurrentArea([css, web], '/en-US/docs/Web/CSS')).toBe(css)
})

test('an address that only begins with the same letters is outside', () => {
  expect(findCurrentArea([css], '/en-US/docs/Web/CSS_Houdini')).toBeUndefined()
})
