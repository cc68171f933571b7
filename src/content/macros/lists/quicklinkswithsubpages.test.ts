import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { samplePage } from '../../testing/sample-page.ts'

const pages = [samplePage('Guide'), samplePage('Guide/One'), samplePage('Guide/One/Two'), samplePage('Guide/One/Two/Three')]
const expected = '<ol><li><a href="/en-US/docs/Guide/One">One</a><ol><li><a href="/en-US/docs/Guide/One/Two">Two</a></li></ol></li></ol>'

test('two levels are listed, numbered', () => {
  expect(renderMacro('{{QuickLinksWithSubpages}}', { pages, page: samplePage('Guide') })).toEqual({ html: expected, problems: [] })
  expect(renderMacro('{{QuickLinksWithSubpages("/en-US/docs/Guide")}}', { pages }).html).toBe(expected)
})

test('an argument that names no page gives nothing, and a note', () => {
  expect(renderMacro('{{QuickLinksWithSubpages(12)}}', { pages })).toEqual({
    html: '',
    problems: ['info macro-empty-list: QuickLinksWithSubpages: there are no pages below /en-US/docs/12'],
  })
})

test('a Japanese page lists Japanese pages where there are some', () => {
  const own = [samplePage('Guide', { locale: 'ja' }), samplePage('Guide/One', { locale: 'ja', title: '一' })]
  expect(renderMacro('{{QuickLinksWithSubpages("Guide")}}', { pages: [...pages, ...own], locale: 'ja' }).html).toBe(
    `<ol><li><a href="/ja/docs/Guide/One">一</a><ol><li><a href="/en-US/docs/Guide/One/Two" class="only-in-en-us" title="${CONTENT_TEXTS.ja.only_in_english}">Two</a></li></ol></li></ol>`,
  )
})
