import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

test('the second of two equal ids is reported, also in another case, with its place', async () => {
  expect(await checkBody('<p id="a">x</p>\n\ntext <b id=\'A\'>y</b>\n')).toEqual([
    '7:13 warning duplicate-id: the id A is already used on this page (give each element a different id)',
  ])
})

test('ids in code, in comments and of headings with one text are no problems', async () => {
  const body = '<p id="a">x</p>\n\n`<p id="a">`\n\n```html\n<p id="a">\n```\n\n<!-- <p id="a"> -->\n\n## Same\n\n## Same\n'
  expect(await checkBody(body)).toEqual([])
})
