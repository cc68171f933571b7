import { expect, test } from 'vitest'
import type { PageSection, ReadPage } from './read-page.ts'
import { type ScoredWords, scoreSections } from './score-sections.ts'

function pageOf(url: string, ...texts: readonly string[]): ReadPage {
  const sections: readonly PageSection[] = texts.map((text) => ({ url, heading: null, paragraphs: [text], code: [] }))
  const page = { url, title: url, shortTitle: url, pageType: '', popularity: 0, parentTitle: null, baseline: null, support: {} }
  return { ...page, sections }
}

/** The addresses of sections of pages at the same rank, the best first. */
function orderOf(pages: readonly ReadPage[], words: ScoredWords): readonly string[] {
  const scored = scoreSections(
    pages.map((page) => ({ page, rank: 0 })),
    words,
    (text) => text.split(' '),
  )
  return scored.map(({ section }) => section.url)
}

test('sections with rare words of the question come first', () => {
  const pages = [pageOf('common', 'set the width'), pageOf('rare', 'set the gutter'), pageOf('other', 'set a height')]
  expect(orderOf(pages, { asked: ['set', 'gutter'], before: [] })[0]).toBe('rare')
})

test('words of the question before count less than those of the question', () => {
  const pages = [pageOf('before', 'grid columns tracks'), pageOf('asked', 'the gap property')]
  expect(orderOf(pages, { asked: ['gap'], before: ['gap', 'grid', 'columns'] })).toEqual(['asked', 'before'])
  expect(orderOf(pages, { asked: ['gap', 'grid', 'columns'], before: [] })).toEqual(['before', 'asked'])
})
