import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'

const PROBLEM = 'warning heading-links: the heading of a section contains a link (link the words in the text below)'

test.each([
  ['## See [this](#see_this)\n', '5:8'],
  ['text\n\n### <a href="#see">See</a>\n', '7:5'],
  ['text\n\n<h2 id="see">See <a href="#see">x</a></h2>\n', '7:18'],
])('a link in the heading %j stands at %s', async (body, place) => {
  expect((await checkBody(body)).filter((line) => line.includes('heading-links'))).toEqual([`${place} ${PROBLEM}`])
})

test('links elsewhere, and brackets that make no link, are no problems', async () => {
  const body = '## The `[x](y)` of \\[z]()\n\n[a](#see)\n\n### B\n\n#### [c](#b)\n\n<h2 id="see">x</h2>\n\n<a href="#see">y</a>\n'
  expect(await checkBody(body)).toEqual([])
})
