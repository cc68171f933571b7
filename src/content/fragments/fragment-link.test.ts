import { expect, test } from 'vitest'
import { findFragmentTarget } from './fragment-link.ts'

const OWN = '/en-US/docs/Own'

test.each([
  ['#part', OWN, 'part'],
  ['/de/docs/Web#part', '/de/docs/Web', 'part'],
  ['/de/docs/Web?a=b#part', '/de/docs/Web', 'part'],
  ['?a=b#part', OWN, 'part'],
  ['/en-US/docs/A%20b/%C3%BCber#größe', '/en-US/docs/A b/über', 'größe'],
  ['#gr%C3%B6%C3%9Fe', OWN, 'größe'],
  ['#a%20b', OWN, 'a b'],
  ['#a"b\'c<d>', OWN, 'a"b\'c<d>'],
  ['#a#b', OWN, 'a#b'],
  ['#100%', OWN, '100%'],
  ['#%zz', OWN, '%zz'],
  ['#exclamation_point_!', OWN, 'exclamation_point_!'],
  ['#part:~:text=words', OWN, 'part'],
  ['#livesample_fullscreen=my_sample', OWN, 'frame_my_sample'],
])('%s leads to a part of a page', (href, url, id) => {
  expect(findFragmentTarget(href, OWN)).toEqual({ url, id })
})

test.each([
  '',
  '#',
  '#top',
  '#TOP',
  '#:~:text=words',
  '/de/docs/Web',
  'https://other.example/#part',
  '//other.example/#part',
  'mailto:a#b',
])('%j leads to no part of a page of the site', (href) => {
  expect(findFragmentTarget(href, OWN)).toBeUndefined()
})
