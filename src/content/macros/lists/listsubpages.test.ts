import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [
  samplePage('Learn'),
  samplePage('Learn/Ten', { title: 'Part 10: `ten`', shortTitle: 'Part 10' }),
  samplePage('Learn/Two', { title: 'Part 2' }),
  samplePage('Learn/Two/Deeper', { title: 'Part 2.1', status: ['deprecated'] }),
  samplePage('Learn/Two/Deeper/Still', { title: 'Part 2.1.1' }),
]
const [learn] = pages
const render = (call: string, page = learn) => renderMacro(call, { pages, ...(page === undefined ? {} : { page }) })

const ten = '<a href="/en-US/docs/Learn/Ten">Part 10</a>'
const two = '<a href="/en-US/docs/Learn/Two">Part 2</a>'

test('the direct sub-pages are links in the order of their short titles, numbers by value', () => {
  expect(render('{{ListSubPages}}')).toEqual({ html: `<ul><li>${two}</li><li>${ten}</li></ul>`, problems: [] })
})

test('another page may be named, with its locale or without', () => {
  const expected = `<ul><li>${two}</li><li>${ten}</li></ul>`
  for (const address of ['/en-US/docs/Learn', '/docs/Learn/', '/Learn', 'Learn']) {
    expect(render(`{{ListSubPages("${address}")}}`, samplePage('Other'))).toEqual({ html: expected, problems: [] })
  }
})

test('a page that has moved is found where it is now', () => {
  expect(renderMacro('{{ListSubPages("/en-US/docs/Old")}}', { pages, redirects: { '/en-US/docs/Old': '/en-US/docs/Learn' } }).html).toBe(
    `<ul><li>${two}</li><li>${ten}</li></ul>`,
  )
})

test('with an empty address, a depth, reversed and ordered, it is a numbered list, the last first, levels inside', () => {
  const deeper = `<a href="/en-US/docs/Learn/Two/Deeper">Part 2.1</a>\u00A0<span role="img" class="icon icon-deprecated" title="Deprecated. Not for use in new websites." aria-label="Deprecated"></span>`
  expect(render('{{ListSubPages("", 2, 1, 1)}}').html).toBe(`<ol><li>${ten}</li><li>${two}<ol><li>${deeper}</li></ol></li></ol>`)
})

test('a depth of 0 is all levels', () => {
  expect(render('{{ListSubPages("", 0)}}').html).toContain('<ul><li><a href="/en-US/docs/Learn/Two/Deeper/Still">Part 2.1.1</a></li></ul>')
})

test('a page without sub-pages gets nothing, and a note', () => {
  expect(render('{{ListSubPages("Learn/Ten")}}')).toEqual({
    html: '',
    problems: ['info macro-empty-list: ListSubPages: there are no pages below /en-US/docs/Learn/Ten'],
  })
})

test('a depth that is no number shows why the call failed', () => {
  expect(render('{{ListSubPages("", "deep")}}')).toEqual({
    html: '<span class="macro-error">Macro ListSubPages failed: argument 2 (depth) is &quot;deep&quot;; expected a number</span>',
    problems: ['error macro-error: ListSubPages: argument 2 (depth) is "deep"; expected a number'],
  })
})

test('a German page lists German pages in the English order, and English ones with a mark', () => {
  const german = [samplePage('Learn', { locale: 'de' }), samplePage('Learn/Two', { locale: 'de', title: 'Zweiter Teil' })]
  expect(
    renderMacro('{{ListSubPages}}', { pages: [...pages, ...german], locale: 'de', page: samplePage('Learn', { locale: 'de' }) }).html,
  ).toBe(
    `<ul><li><a href="/de/docs/Learn/Two">Zweiter Teil</a></li><li><a href="/en-US/docs/Learn/Ten" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}">Part 10</a></li></ul>`,
  )
})

test('a German redirect from a sub-page to a page above it makes no endless list', () => {
  const page = samplePage('Learn', { locale: 'de' })
  const redirects = { '/de/docs/Learn/Two': '/de/docs/Learn' }
  expect(renderMacro('{{ListSubPages("", 0)}}', { pages: [...pages, page], redirects, page }).html).toBe(
    `<ul><li><a href="/en-US/docs/Learn/Ten" class="only-in-en-us" title="${CONTENT_TEXTS.de.only_in_english}">Part 10</a></li></ul>`,
  )
})
