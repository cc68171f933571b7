import { expect, test } from 'vitest'
import { countDocuments, mergeParts } from './index-parts.ts'
import { SAMPLE_DOCUMENTS, sampleDocument } from './search-document.fixture.ts'
import { joinIndex, writeIndex } from './write-index.ts'

const PAGES = [
  ...SAMPLE_DOCUMENTS,
  ...Array.from({ length: 300 }, (_, number) =>
    sampleDocument(`Web/Page_${number}`, { body: `Wort${number % 7} maschine suche suchmaschine number${number} shared` }),
  ),
]

test.each([
  ['nothing has changed', PAGES],
  ['a document has changed', PAGES.map((page, at) => (at === 40 ? { ...page, body: 'entirely new words maschine' } : page))],
  ['the first and the last are gone', PAGES.slice(1, -1)],
  ['documents come before, between and after the others', withNew(PAGES)],
  ['all are gone', []],
  ['all have changed', PAGES.map((page) => ({ ...page, body: `${page.body} more` }))],
])('an index that is merged has the bytes of a new one when %s', (_, pages) => {
  for (const locale of ['en-US', 'de']) {
    const known = new Map(PAGES.map((page, number) => [page, number]))
    const changed = pages.filter((page) => !known.has(page))
    const sources = Int32Array.from(pages, (page) => known.get(page) ?? -1 - changed.indexOf(page))
    const parts = mergeParts(countDocuments(locale, PAGES), countDocuments(locale, changed), sources)
    const priors = pages.map(({ prior }) => prior)
    const merged = joinIndex(locale, parts, priors)
    const written = writeIndex(locale, pages)
    expect(merged.length === written.length && merged.every((byte, at) => byte === written[at])).toBe(true)
  }
})

function withNew(pages: typeof PAGES): typeof PAGES {
  const added = ['A', 'B', 'C', 'D'].map((name) => sampleDocument(`New/${name}`, { body: `zebra aardvark shared ${name}` }))
  const middle = pages.length / 2
  return [...added.slice(0, 1), ...pages.slice(0, middle), ...added.slice(1, 3), ...pages.slice(middle), ...added.slice(3)]
}
