import { describe, expect, test } from 'vitest'
import { decodeEntities, listMalformedEntities } from './decode-entities.ts'

test('quotes and tags in a text stay, and entities are decoded once', () => {
  expect(decodeEntities(`"a" 'b' <c> &quot;d&quot; &amp;lt;`)).toBe(`"a" 'b' <c> "d" &lt;`)
})

describe('a malformed entity is found with what was expected', () => {
  test.each([
    ['a &unknown; b', 2, '&unknown;', 'the name of a character'],
    ['&lt', 0, '&lt', '`&lt;` with a semicolon'],
    ['x &nbsp y', 2, '&nbsp', '`&nbsp;` with a semicolon'],
    ['&#60', 0, '&#60', '`&#60;` with a semicolon'],
    ['&#;', 0, '&#;', 'the number of a character'],
    ['&#xZZ;', 0, '&#x', 'the number of a character'],
    ['&#xD800;', 0, '&#xD800;', 'the number of a character'],
    ['&#0;', 0, '&#0;', 'the number of a character'],
    ['&#99999999999;', 0, '&#99999999999;', 'the number of a character'],
  ])('%s', (text, offset, written, expected) => {
    expect(listMalformedEntities(text)).toEqual([{ offset, written, expected: expect.stringContaining(expected) }])
  })
})

test.each(['&lt; &Auml; &#60; &#x3C;', 'R&D', 'AT & T', 'a?x=1&lt=2&copy=3', '&', '', '&&amp;'])('%j is well-formed', (text) => {
  expect(listMalformedEntities(text)).toEqual([])
})
