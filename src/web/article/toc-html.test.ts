import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { tocHtml as toc } from './toc-html.ts'

const t = translator(interfaceTexts('en-US'), 'en-US')
const tocHtml = (...input: Parameters<typeof toc>) => toc(...input)?.toString()
const entry = (id: string, text: string, sub = false) => ({ id, text, sub })

test('h3 entries are folded away below their h2, which stays a link of its own', () => {
  expect(tocHtml([entry('a', 'A'), entry('b', '<code>B</code> &amp; "c"'), entry('b1', 'One', true), entry('b2', 'Two', true)], t)).toBe(
    '<ul><li><a href="#a">A</a></li><li><a href="#b"><code>B</code> &amp; "c"</a>' +
      '<details><summary aria-label="Subsections of B &amp; &quot;c&quot;"></summary>' +
      '<ul><li><a href="#b1">One</a></li><li><a href="#b2">Two</a></li></ul></details></li></ul>',
  )
})

test('an h3 before the first h2 stands for itself, and so do all where there is no h2', () => {
  const lone = '<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>'
  expect(tocHtml([entry('a', 'A', true), entry('b', 'B')], t)).toBe(lone)
  expect(tocHtml([entry('a', 'A', true), entry('b', 'B', true)], t)).toBe(lone)
})

test('an id with any character is a well-formed address', () => {
  expect(tocHtml([entry('größe%"<', 'Größe')], t)).toBe('<ul><li><a href="#gr%C3%B6%C3%9Fe%25%22%3C">Größe</a></li></ul>')
})

test('headings without a text are left out, and a page without any has no list', () => {
  expect(tocHtml([entry('a', '<code></code>')], t)).toBeUndefined()
  expect(tocHtml([], t)).toBeUndefined()
})
