import { expect, test } from 'vitest'
import { slugsOf } from './list-saved-slugs.ts'

test.each([
  ['/en-us/docs/web/css', ['web/css']],
  ['/en-us/docs/games/docs/tools', ['games/docs/tools']],
  ['/en-us/docs/web/api/what?', ['web/api/what?']],
  ['/en-us/docs/web/c#', ['web/c#']],
  ['/en-us/docs/web/100%25', ['web/100%25']],
  ['/en-us/docs/web/émile', ['web/émile']],
  ['/en-us/blog/docs/first', []],
  ['/en-us/about', []],
])('of the page %s the slugs are %j', (page_key, slugs) => {
  expect([...slugsOf([{ page_key }])]).toEqual(slugs)
})
