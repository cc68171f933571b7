import { expect, test } from 'vitest'
import { listFragments } from './list-fragments.ts'

const ofText = (content: string): string[] => listFragments([{ type: 'prose', value: { isH3: false, content } }])

test.each([
  ['<p id="a">x</p><b class="c" id="d&amp;e" title="f">y</b>', ['a', 'd&e']],
  ['<code> id="x" </code><p>y id="z"</p>', []],
  ['<p title="x id=" lang="en">y</p>', []],
  ['<p title="x id=" id="y">z id="u"</p>', ['y']],
  ['<p id>x</p><p data-id="y">z</p>', []],
])('the ids of %s are %j', (html, ids) => {
  expect(ofText(html)).toEqual(ids)
})

test('the id of a section comes before those within', () => {
  const value = { id: 'a', title: 'A', isH3: false, content: '<p id="b">x</p>' }
  expect(listFragments([{ type: 'prose', value }])).toEqual(['a', 'b'])
})
