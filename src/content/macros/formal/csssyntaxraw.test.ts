import { expect, test } from 'vitest'
import type { DataTypes } from '../../data/data-sources.ts'
import { WebrefCss } from '../../data/webref-css.ts'
import { renderMacro } from '../../testing/render-macro.ts'

const data: Partial<DataTypes> = {
  cssReference: new WebrefCss({
    properties: [],
    types: [
      { name: 'line-style', syntax: 'none | dotted' },
      { name: 'edge', syntax: 'top' },
    ],
    functions: [],
    atrules: [],
  }),
}
const plus = (title: string): string => `<span class="css-syntax-sign" title="${title}">+</span>`
const LINE_STYLE =
  '<dfn class="token property">&lt;line-style&gt;</dfn> =\n' +
  '  <span class="token keyword">none</span>    <span class="css-syntax-sign" title="Single bar: exactly one of the components">|</span>\n' +
  '  <span class="token keyword">dotted</span>'

test('the syntax is the one given, followed by the types in it', () => {
  expect(renderMacro('{{CSSSyntaxRaw(`example = bold smaller+ <line-style>`)}}', { data })).toEqual({
    html:
      '<pre class="css-formal-syntax notranslate"><dfn class="token property">example</dfn> =\n' +
      `  <span class="token keyword">bold</span> <span class="token keyword">smaller</span>${plus('Plus: one or more times')} <span class="token property">&lt;line-style&gt;</span>\n\n` +
      `${LINE_STYLE}</pre>`,
    problems: [],
  })
})

test('names without a syntax of their own give what they stand for', () => {
  expect(renderMacro('{{CSSSyntaxRaw(`<line-style> <edge>`)}}', { data }).html).toBe(
    `<pre class="css-formal-syntax notranslate">${LINE_STYLE}\n\n<dfn class="token property">&lt;edge&gt;</dfn> =\n  <span class="token keyword">top</span></pre>`,
  )
})

test('names that stand for nothing known are shown as they are', () => {
  expect(renderMacro('{{CSSSyntaxRaw(`<font-src>`)}}', { data })).toEqual({
    html: '<pre class="css-formal-syntax notranslate">  <span class="token property">&lt;font-src&gt;</span></pre>',
    problems: ['info css-syntax: CSSSyntaxRaw: no specification defines <font-src>'],
  })
})

test('a syntax that breaks the grammar is shown as it is and reported', () => {
  expect(renderMacro('{{CSSSyntaxRaw(`x = [ <b> | `)}}', { data })).toEqual({
    html: '<pre class="css-formal-syntax notranslate"><dfn class="token property">x</dfn> =\n  [ &lt;b&gt; |</pre>',
    problems: ["info css-syntax: CSSSyntaxRaw: the syntax of x can't be read: expected a component, found the end"],
  })
})

test('a call without a syntax shows why it failed', () => {
  expect(renderMacro('{{CSSSyntaxRaw}}', { data })).toEqual({
    html: '<span class="macro-error">Macro CSSSyntaxRaw failed: argument 1 (syntax) is missing; expected a text</span>',
    problems: ['error macro-error: CSSSyntaxRaw: argument 1 (syntax) is missing; expected a text'],
  })
})

test('signs are explained in the language of the page', () => {
  expect(renderMacro('{{CSSSyntaxRaw(`x = a+`)}}', { locale: 'fr', data }).html).toBe(
    `<pre class="css-formal-syntax notranslate"><dfn class="token property">x</dfn> =\n  <span class="token keyword">a</span>${plus('Plus\u00a0: une ou plusieurs fois')}</pre>`,
  )
})
