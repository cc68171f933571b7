import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { fillText } from '#locales/translate.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

/** How a link of a German page to an English one is marked. */
const ENGLISH = `title="${CONTENT_TEXTS.de.only_in_english}"`

const pages = [samplePage('Learn'), samplePage('Learn/One', { shortTitle: 'Chapter one' }), samplePage('Learn/Three')]

describe('Next', () => {
  test('the buttons are next', () => {
    expect(renderMacro('{{Next("Learn/Three")}}', { pages })).toEqual({
      html:
        '<ul class="prev-next">' +
        '<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">Next</a></li>' +
        '</ul>',
      problems: [],
    })
  })

  test('a page that does not exist shows why the call failed', () => {
    expect(renderMacro('{{Next("Learn/Nowhere")}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro Next failed: no page /en-US/docs/Learn/Nowhere</span>',
      problems: ['error macro-error: Next: no page /en-US/docs/Learn/Nowhere'],
    })
  })

  test('a missing argument gives no button', () => {
    expect(renderMacro('{{Next}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', problems: [] })
  })

  test('a German page has German words and leads to English pages, marked as such, where there are no German ones', () => {
    const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
    expect(renderMacro('{{Next("Learn/Three")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
      '<ul class="prev-next">' +
        `<li class="next"><a class="button only-in-en-us" href="/en-US/docs/Learn/Three" rel="next" ${ENGLISH}>${CONTENT_TEXTS.de.next}</a></li>` +
        '</ul>',
    )
  })

  test('a chapter that has moved or is spelled another way is linked where it is, and reported', () => {
    const redirects = { '/en-US/docs/Learn/Two': '/en-US/docs/Learn/Three' }
    expect(renderMacro('{{Next("Learn/Two")}}{{Next("learn/three")}}', { pages, redirects }).problems).toEqual([
      'info macro-redirected-link: Next: /en-US/docs/Learn/Two has moved to /en-US/docs/Learn/Three',
      "info macro-ill-cased-argument: Next: learn/three is spelled Learn/Three in the page's address",
    ])
  })
})

describe('NextMenu', () => {
  test('the buttons are menu and next', () => {
    expect(renderMacro('{{NextMenu("Learn/Three", "Learn")}}', { pages })).toEqual({
      html:
        '<ul class="prev-next">' +
        '<li class="menu"><a class="button" href="/en-US/docs/Learn">Overview: Learn</a></li>' +
        '<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">Next</a></li>' +
        '</ul>',
      problems: [],
    })
  })

  test('a page that does not exist shows why the call failed', () => {
    expect(renderMacro('{{NextMenu("Learn/Nowhere")}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro NextMenu failed: no page /en-US/docs/Learn/Nowhere</span>',
      problems: ['error macro-error: NextMenu: no page /en-US/docs/Learn/Nowhere'],
    })
  })

  test('a missing argument gives no button', () => {
    expect(renderMacro('{{NextMenu}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', problems: [] })
  })

  test('a German page has German words and leads to English pages, marked as such, where there are no German ones', () => {
    const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
    expect(renderMacro('{{NextMenu("Learn/Three", "Learn")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
      '<ul class="prev-next">' +
        `<li class="menu"><a class="button only-in-en-us" href="/en-US/docs/Learn" ${ENGLISH}>${fillText(CONTENT_TEXTS.de.overview, { title: 'Learn' })}</a></li>` +
        `<li class="next"><a class="button only-in-en-us" href="/en-US/docs/Learn/Three" rel="next" ${ENGLISH}>${CONTENT_TEXTS.de.next}</a></li>` +
        '</ul>',
    )
  })
})

describe('Previous', () => {
  test('the buttons are previous', () => {
    expect(renderMacro('{{Previous("Learn/One")}}', { pages })).toEqual({
      html:
        '<ul class="prev-next">' +
        '<li class="previous"><a class="button" href="/en-US/docs/Learn/One" rel="prev" title="Chapter one">Previous</a></li>' +
        '</ul>',
      problems: [],
    })
  })

  test('a page that does not exist shows why the call failed', () => {
    expect(renderMacro('{{Previous("Learn/Nowhere")}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro Previous failed: no page /en-US/docs/Learn/Nowhere</span>',
      problems: ['error macro-error: Previous: no page /en-US/docs/Learn/Nowhere'],
    })
  })

  test('a missing argument gives no button', () => {
    expect(renderMacro('{{Previous}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', problems: [] })
  })

  test('a German page has German words and leads to English pages, marked as such, where there are no German ones', () => {
    const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
    expect(renderMacro('{{Previous("Learn/One")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
      '<ul class="prev-next">' +
        `<li class="previous"><a class="button" href="/de/docs/Learn/One" rel="prev" title="Kapitel eins">${CONTENT_TEXTS.de.previous}</a></li>` +
        '</ul>',
    )
  })
})

describe('PreviousMenu', () => {
  test('the buttons are previous and menu', () => {
    expect(renderMacro('{{PreviousMenu("Learn/One", "Learn")}}', { pages })).toEqual({
      html:
        '<ul class="prev-next">' +
        '<li class="previous"><a class="button" href="/en-US/docs/Learn/One" rel="prev" title="Chapter one">Previous</a></li>' +
        '<li class="menu"><a class="button" href="/en-US/docs/Learn">Overview: Learn</a></li>' +
        '</ul>',
      problems: [],
    })
  })

  test('a page that does not exist shows why the call failed', () => {
    expect(renderMacro('{{PreviousMenu("Learn/Nowhere")}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro PreviousMenu failed: no page /en-US/docs/Learn/Nowhere</span>',
      problems: ['error macro-error: PreviousMenu: no page /en-US/docs/Learn/Nowhere'],
    })
  })

  test('a missing argument gives no button', () => {
    expect(renderMacro('{{PreviousMenu}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', problems: [] })
  })

  test('a German page has German words and leads to English pages, marked as such, where there are no German ones', () => {
    const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
    expect(renderMacro('{{PreviousMenu("Learn/One", "Learn")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
      '<ul class="prev-next">' +
        `<li class="previous"><a class="button" href="/de/docs/Learn/One" rel="prev" title="Kapitel eins">${CONTENT_TEXTS.de.previous}</a></li>` +
        `<li class="menu"><a class="button only-in-en-us" href="/en-US/docs/Learn" ${ENGLISH}>${fillText(CONTENT_TEXTS.de.overview, { title: 'Learn' })}</a></li>` +
        '</ul>',
    )
  })
})

describe('PreviousMenuNext', () => {
  test('the buttons are previous, menu and next', () => {
    expect(renderMacro('{{PreviousMenuNext("Learn/One", "Learn/Three", "Learn")}}', { pages })).toEqual({
      html:
        '<ul class="prev-next">' +
        '<li class="previous"><a class="button" href="/en-US/docs/Learn/One" rel="prev" title="Chapter one">Previous</a></li>' +
        '<li class="menu"><a class="button" href="/en-US/docs/Learn">Overview: Learn</a></li>' +
        '<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">Next</a></li>' +
        '</ul>',
      problems: [],
    })
  })

  test('a page that does not exist shows why the call failed', () => {
    expect(renderMacro('{{PreviousMenuNext("Learn/Nowhere")}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro PreviousMenuNext failed: no page /en-US/docs/Learn/Nowhere</span>',
      problems: ['error macro-error: PreviousMenuNext: no page /en-US/docs/Learn/Nowhere'],
    })
  })

  test('a missing argument gives no button', () => {
    expect(renderMacro('{{PreviousMenuNext}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', problems: [] })
  })

  test('a German page has German words and leads to English pages, marked as such, where there are no German ones', () => {
    const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
    expect(renderMacro('{{PreviousMenuNext("Learn/One", "Learn/Three", "Learn")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
      '<ul class="prev-next">' +
        `<li class="previous"><a class="button" href="/de/docs/Learn/One" rel="prev" title="Kapitel eins">${CONTENT_TEXTS.de.previous}</a></li>` +
        `<li class="menu"><a class="button only-in-en-us" href="/en-US/docs/Learn" ${ENGLISH}>${fillText(CONTENT_TEXTS.de.overview, { title: 'Learn' })}</a></li>` +
        `<li class="next"><a class="button only-in-en-us" href="/en-US/docs/Learn/Three" rel="next" ${ENGLISH}>${CONTENT_TEXTS.de.next}</a></li>` +
        '</ul>',
    )
  })
})

describe('PreviousNext', () => {
  test('the buttons are previous and next', () => {
    expect(renderMacro('{{PreviousNext("Learn/One", "Learn/Three")}}', { pages })).toEqual({
      html:
        '<ul class="prev-next">' +
        '<li class="previous"><a class="button" href="/en-US/docs/Learn/One" rel="prev" title="Chapter one">Previous</a></li>' +
        '<li class="next"><a class="button" href="/en-US/docs/Learn/Three" rel="next" title="Three">Next</a></li>' +
        '</ul>',
      problems: [],
    })
  })

  test('a page that does not exist shows why the call failed', () => {
    expect(renderMacro('{{PreviousNext("Learn/Nowhere")}}', { pages })).toEqual({
      html: '<span class="macro-error">Macro PreviousNext failed: no page /en-US/docs/Learn/Nowhere</span>',
      problems: ['error macro-error: PreviousNext: no page /en-US/docs/Learn/Nowhere'],
    })
  })

  test('a missing argument gives no button', () => {
    expect(renderMacro('{{PreviousNext}}', { pages })).toEqual({ html: '<ul class="prev-next"></ul>', problems: [] })
  })

  test('a German page has German words and leads to English pages, marked as such, where there are no German ones', () => {
    const german = samplePage('Learn/One', { locale: 'de', shortTitle: 'Kapitel eins' })
    expect(renderMacro('{{PreviousNext("Learn/One", "Learn/Three")}}', { locale: 'de', pages: [...pages, german] }).html).toBe(
      '<ul class="prev-next">' +
        `<li class="previous"><a class="button" href="/de/docs/Learn/One" rel="prev" title="Kapitel eins">${CONTENT_TEXTS.de.previous}</a></li>` +
        `<li class="next"><a class="button only-in-en-us" href="/en-US/docs/Learn/Three" rel="next" ${ENGLISH}>${CONTENT_TEXTS.de.next}</a></li>` +
        '</ul>',
    )
  })
})
