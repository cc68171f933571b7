import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { buildSample, htmlOf } from '../testing/build-sample.ts'
import { alerts } from './alerts.ts'
import { listTokens, markdownToHtml } from './markdown.ts'

const render = (text: string): string =>
  markdownToHtml(text, { labels: { note: 'Note:', warning: 'Warning <1>:', good_example: '', bad_example: '' }, report: () => {} })

describe('a blockquote with a mark becomes a card', () => {
  test.each([
    ['> [!NOTE]\n> Some *text*.', '<div class="notecard note">\n<p><strong>Note:</strong> Some <em>text</em>.</p>\n</div>\n'],
    ['> [!note]  \n> text', '<div class="notecard note">\n<p><strong>Note:</strong> text</p>\n</div>\n'],
    ['> [!WARNING]\n> text', '<div class="notecard warning">\n<p><strong>Warning &lt;1&gt;:</strong> text</p>\n</div>\n'],
    ['> [!CALLOUT]\n> text', '<div class="callout">\n<p>text</p>\n</div>\n'],
    ['> [!NOTE] text\n> more', '<div class="notecard note">\n<p><strong>Note:</strong> text\nmore</p>\n</div>\n'],
    ['> [!CALLOUT]\ttext', '<div class="callout">\n<p>text</p>\n</div>\n'],
    ['> [!NOTE]\n> one\n>\n> two', '<div class="notecard note">\n<p><strong>Note:</strong> one</p>\n<p>two</p>\n</div>\n'],
  ])('%j', (text, html) => {
    expect(render(text)).toBe(html)
  })
})

describe('a mark that stands alone in its paragraph', () => {
  test('gives its label to the paragraph after it', () => {
    expect(render('> [!NOTE]\n>\n> text').replace(/\n/g, '')).toBe('<div class="notecard note"><p><strong>Note:</strong> text</p></div>')
    expect(render('> [!CALLOUT]\n>\n> text').replace(/\n/g, '')).toBe('<div class="callout"><p>text</p></div>')
  })

  test('keeps its label where no paragraph is after it', () => {
    expect(render('> [!NOTE]\n>\n> - item').replace(/\n/g, '')).toBe(
      '<div class="notecard note"><p><strong>Note:</strong> </p><ul><li>item</li></ul></div>',
    )
    expect(render('> [!NOTE]').replace(/\n/g, '')).toBe('<div class="notecard note"><p><strong>Note:</strong> </p></div>')
  })
})

test('cards may hold anything and stand anywhere', () => {
  expect(render('- a\n\n  > [!NOTE]\n  > b\n  >\n  > > quote\n\n- c\n')).toContain(
    '<div class="notecard note">\n<p><strong>Note:</strong> b</p>\n<blockquote>\n<p>quote</p>\n</blockquote>\n</div>',
  )
})

test.each([
  '> text',
  '> [!HINWEIS]\n> text',
  '> **Note:** text',
  '> [!HINWEIS] text',
  '> [!NOTE](/x)',
  '> [!NOTE]text',
  '> text\n> [!NOTE]',
  '> - [!NOTE]',
])('%j stays a blockquote', (text) => {
  expect(render(text)).toMatch(/^<blockquote>/)
})

test('quotations around and inside of cards stay quotations', () => {
  expect(render('> a\n>\n> > [!NOTE]\n> > b\n> >\n> > > c\n').replace(/\n/g, '')).toBe(
    '<blockquote><p>a</p><div class="notecard note"><p><strong>Note:</strong> b</p><blockquote><p>c</p></blockquote></div></blockquote>',
  )
})

/** How often a token is looked at while so many cards are made. */
function countReads(cards: number): number {
  let reads = 0
  const tokens = new Proxy(listTokens('> [!NOTE]\n> text\n\n'.repeat(cards)), {
    get(target, key) {
      reads += 1
      return Reflect.get(target, key)
    },
  })
  alerts(tokens, { note: '', warning: '' }, () => {})
  return reads
}

test('each card costs the same, however many a page has', () => {
  expect(countReads(400)).toBeLessThan(countReads(100) * 5)
})

test('a German page has German labels', () => {
  const built = buildSample({ 'files/de/a/index.md': '---\ntitle: A\nslug: A\n---\n> [!NOTE]\n> x\n\n> [!WARNING]\n> y\n' }, '/de/docs/A')
  expect(htmlOf(built)).toContain(`<strong>${CONTENT_TEXTS.de.note}</strong> x`)
  expect(htmlOf(built)).toContain(`<strong>${CONTENT_TEXTS.de.warning}</strong> y`)
})
