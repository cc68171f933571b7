import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../testing/render-macro.ts'
import { samplePage } from '../testing/sample-page.ts'

const pages = [samplePage('Learn'), samplePage('Learn/One', { shortTitle: 'Chapter one' }), samplePage('Learn/Three')]

test('the buttons are next', () => {
  expect(renderMacro('{{Next("Learn/Three")}}', { pages })).toEqual({
    html:
      '<ul class="prev-next">' +
      '<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">Next</a></li>' +
      '</ul>',
    faults: [],
  })
})

test('a page that does not exist shows why the call failed', () => {
  expect(renderMacro('{{Next("Learn/Nowhere")}}', { pages })).toEqual({
    html: '<span class="macro-fault">Macro Next failed: no page /en-US/docs/Learn/Nowhere</span>',
    faults: ['error macro-error: Next: no page /en-US/docs/Learn/Nowhere'],
  })
})

test('a missing argument gives no button', () => {
  expect(renderMacro('{{Next}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', faults: [] })
})

test('a German page has German words and leads to English pages where there are no German ones', () => {
  const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
  expect(renderMacro('{{Next("Learn/Three")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
    '<ul class="prev-next">' +
      `<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">${CONTENT_TEXTS.de.next}</a></li>` +
      '</ul>',
  )
})

test('a chapter that has moved or is spelled another way is linked where it is, and reported', () => {
  const redirects = { '/en-US/docs/Learn/Two': '/en-US/docs/Learn/Three' }
  expect(renderMacro('{{Next("Learn/Two")}}{{Next("learn/three")}}', { pages, redirects }).faults).toEqual([
    'info macro-redirected-link: Next: /en-US/docs/Learn/Two has moved to /en-US/docs/Learn/Three',
    "info macro-ill-cased-argument: Next: learn/three is spelled Learn/Three in the page's address",
  ])
})
