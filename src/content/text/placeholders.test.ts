import { expect, test } from 'vitest'
import { asAttribute, fillPlaceholders, hasPlaceholder, markCall, placeholder, withoutReserved } from './placeholders.ts'

test.each([0, 1, 26, 27, 63, 64, 4095, 4096, 19_682, 19_683, 262_143])(
  'the placeholder of output %i is as long as its call and brings its output back',
  (index) => {
    const outputs: string[] = []
    outputs[index] = '<b>$& output</b>'
    expect(placeholder(index, 9)).toHaveLength(9)
    expect(fillPlaceholders(`a ${placeholder(index, 9)} b`, outputs)).toBe('a <b>$& output</b> b')
  },
)

test('the shortest call has room for its placeholder in a page of 262,144 calls', () => {
  expect(placeholder(262_143, '{{x}}'.length)).toHaveLength('{{x}}'.length)
})

test('neighbours do not run together', () => {
  expect(fillPlaceholders(placeholder(0, 5) + placeholder(1, 5), ['a', 'b'])).toBe('ab')
})

test('a page of Latin-1 stays one with its placeholders', () => {
  const characters = [...(placeholder(0, 20) + placeholder(19_682, 20))]
  expect(characters.filter((character) => character > '\u00FF')).toEqual([])
})

test('of an output in an attribute there is only its text', () => {
  const attribute = asAttribute(`a ${placeholder(0, 20)} b`)
  expect(fillPlaceholders(`<img alt="${attribute}">`, ['<a title="x">"D" &amp; O</a>'])).toBe('<img alt="a &quot;D&quot; &amp; O b">')
})

test('outputs are not searched for placeholders again', () => {
  expect(fillPlaceholders(placeholder(0, 5), [placeholder(1, 5), 'x'])).toBe(placeholder(1, 5))
})

test('characters of a page that look like a placeholder are replaced, and no other', () => {
  const text = `a${placeholder(0, 5)}\uE010b\uE050\uF8FF😀`
  const clean = withoutReserved(text)
  expect(hasPlaceholder(clean)).toBe(false)
  expect(clean).toBe('a\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFDb\uE050\uF8FF😀')
  expect(withoutReserved('plain')).toBe('plain')
})

test.each([
  ['<a href="#x">', '<a data-call="3" href="#x">'],
  ['<a href="/y">', '<a href="/y">'],
  ["<p><a class=z href='/y#x'>", '<p><a data-call="3" class=z href=\'/y#x\'>'],
  ['<A HREF = /y#x>', '<a data-call="3" HREF = /y#x>'],
  ['<div class="live-sample" data-live-id="x">', '<div class="live-sample" data-call="3" data-live-id="x">'],
  ['<abbr title="#"><a href="/y">#</a></abbr>', '<abbr title="#"><a href="/y">#</a></abbr>'],
])('of %s the links to parts of pages say which call they are from', (output, marked) => {
  expect(markCall(output, 3)).toBe(marked)
})
