import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [samplePage('Web/API/Document'), samplePage('Web/API/Document/querySelector')]

test('the name is shown as it is written and found whatever its case', () => {
  expect(renderMacro('{{DOMxRef("document.querySelector()")}}', { pages })).toEqual({
    html: '<a href="/en-US/docs/Web/API/Document/querySelector"><code>document<wbr>.query<wbr>Selector()</code></a>',
    problems: [],
  })
})

test('a text of its own is the title too', () => {
  expect(renderMacro('{{DOMxRef("Document", "the document")}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/API/Document" title="the document"><code>the document</code></a>',
  )
})

test('an anchor stands after the text, and the fourth argument takes the code away', () => {
  expect(renderMacro('{{DOMxRef("Document", "", "Examples", true)}}', { pages }).html).toBe(
    '<a href="/en-US/docs/Web/API/Document#examples">Document.Examples</a>',
  )
})

test('an unknown name leads nowhere: spaces, parentheses and prototype are put right in its address', () => {
  expect(renderMacro('{{DOMxRef("Some Thing.prototype.run()")}}', { pages })).toEqual({
    html: '<a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Web/API/Some_Thing/run"><code>Some Thing<wbr>.prototype<wbr>.run()</code></a>',
    problems: ['warning macro-broken-link: DOMxRef: no page /en-US/docs/Web/API/Some_Thing/run'],
  })
})

test('a call without a name shows why it failed', () => {
  expect(renderMacro('{{DOMxRef()}}', { pages }).problems).toEqual([
    'error macro-error: DOMxRef: argument 1 (name) is missing; expected a text',
  ])
})

test('a German page says that the target is English, even where a text gives a title', () => {
  expect(renderMacro('{{DOMxRef("Document", "Dokument")}}', { locale: 'de', pages }).html).toBe(
    `<a href="/en-US/docs/Web/API/Document" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}"><code>Dokument</code></a>`,
  )
})
