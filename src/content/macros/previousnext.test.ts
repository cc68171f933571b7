import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Learn'), samplePage('Learn/One', { shortTitle: 'Chapter one' }), samplePage('Learn/Three')]

test('the buttons are previous and next', () => {
  expect(renderMacro('{{PreviousNext("Learn/One", "Learn/Three")}}', { pages })).toEqual({
    html:
      '<ul class="prev-next">' +
      '<li class="previous"><a class="button" href="/en-US/docs/Learn/One" rel="prev" title="Chapter one">Previous</a></li>' +
      '<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">Next</a></li>' +
      '</ul>',
    faults: [],
  })
})

test('a page that does not exist shows why the call failed', () => {
  expect(renderMacro('{{PreviousNext("Learn/Nowhere")}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro PreviousNext failed: no page /en-US/docs/Learn/Nowhere</span>',
    faults: ['error macro-error: PreviousNext: no page /en-US/docs/Learn/Nowhere'],
  })
})

test('a missing argument gives no button', () => {
  expect(renderMacro('{{PreviousNext}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', faults: [] })
})

test('a German page has German words and leads to English pages where there are no German ones', () => {
  const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
  expect(renderMacro('{{PreviousNext("Learn/One", "Learn/Three")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<ul class="prev-next">' +
      `<li class="previous"><a class="button" href="/de/docs/Learn/One" rel="prev" title="Kapitel eins">${CONTENT_TEXTS.de.previous}</a></li>` +
      `<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">${CONTENT_TEXTS.de.next}</a></li>` +
      '</ul>',
  )
})
