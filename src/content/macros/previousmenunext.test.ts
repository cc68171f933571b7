import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { fillText } from '#locales/translate.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Learn'), samplePage('Learn/One', { shortTitle: 'Chapter one' }), samplePage('Learn/Three')]

test('the buttons are previous, menu and next', () => {
  expect(renderMacro('{{PreviousMenuNext("Learn/One", "Learn/Three", "Learn")}}', { pages })).toEqual({
    html:
      '<ul class="prev-next">' +
      '<li class="previous"><a class="button" href="/en-US/docs/Learn/One" rel="prev" title="Chapter one">Previous</a></li>' +
      '<li class="menu"><a class="button" href="/en-US/docs/Learn">Overview: Learn</a></li>' +
      '<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">Next</a></li>' +
      '</ul>',
    faults: [],
  })
})

test('a page that does not exist shows why the call failed', () => {
  expect(renderMacro('{{PreviousMenuNext("Learn/Nowhere")}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro PreviousMenuNext failed: no page /en-US/docs/Learn/Nowhere</span>',
    faults: ['error macro-error: PreviousMenuNext: no page /en-US/docs/Learn/Nowhere'],
  })
})

test('a missing argument gives no button', () => {
  expect(renderMacro('{{PreviousMenuNext}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', faults: [] })
})

test('a German page has German words and leads to English pages where there are no German ones', () => {
  const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
  expect(renderMacro('{{PreviousMenuNext("Learn/One", "Learn/Three", "Learn")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<ul class="prev-next">' +
      `<li class="previous"><a class="button" href="/de/docs/Learn/One" rel="prev" title="Kapitel eins">${CONTENT_TEXTS.de.previous}</a></li>` +
      `<li class="menu"><a class="button" href="/en-US/docs/Learn">${fillText(CONTENT_TEXTS.de.overview, { title: 'Learn' })}</a></li>` +
      `<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">${CONTENT_TEXTS.de.next}</a></li>` +
      '</ul>',
  )
})
