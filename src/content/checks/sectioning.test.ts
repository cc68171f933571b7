import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

test('a level that is left out is reported, in Markdown and in HTML', async () => {
  expect(await checkBody('## A\n\n#### B\n\n##### C\n\n<h3>D</h3>\n\n<h5>E</h5>\n')).toEqual([
    '7:1 warning sectioning: an h4 follows an h2 (make it an h3 (`###`))',
    '13:1 warning sectioning: an h5 follows an h3 (make it an h4 (`####`))',
  ])
})

test('a page begins with h2, and h1 is its title', async () => {
  expect(await checkBody('### A\n')).toEqual(['5:1 warning sectioning: the first heading of the page is an h3 (make it an h2 (`##`))'])
  expect(await checkBody('# A\n\n## B\n')).toEqual(['5:1 warning sectioning: the title of the page is its only h1 (begin with h2 (`##`))'])
})

test('levels may be closed several at once, and an interactive example counts as an h2', async () => {
  expect(await checkBody('## A\n\n### B\n\n#### C\n\n## D\n')).toEqual([])
  expect(await checkBody('{{InteractiveExample("x")}}\n\n```js interactive-example\nx\n```\n\n### A\n')).toEqual([])
})
