import { expect, test } from 'vitest'
import { type ByteRows, joinBlocks } from './byte-rows.ts'
import { DocumentCounter } from './document-counter.ts'
import { type IndexParts, partsOf } from './index-parts.ts'
import { COMMA, joinIndex, type MadeIndex, mergeIndex, type PreviousIndex } from './merge-index.ts'
import { SAMPLE_DOCUMENTS, sampleDocument } from './search-document.fixture.ts'
import type { SearchDocument } from './search-document.ts'
import { cutPieces } from './text-pieces.ts'
import { writeIndex } from './write-index.ts'

const PAGES = [
  ...SAMPLE_DOCUMENTS,
  ...Array.from({ length: 300 }, (_, number) =>
    sampleDocument(`Web/Page_${number}`, { body: `Wort${number % 7} maschine suche suchmaschine number${number} shared` }),
  ),
]

test.each([
  ['nothing has changed', PAGES],
  ['a document has changed', PAGES.map((page, at) => (at === 40 ? { ...page, body: 'entirely new words maschine' } : page))],
  ['a title has changed', PAGES.map((page, at) => (at === 40 ? { ...page, title: 'Entirely new' } : page))],
  ['a document and how likely another is have changed', withOtherPrior(PAGES)],
  ['the first and the last are gone', PAGES.slice(1, -1)],
  ['documents come before, between and after the others', withNew(PAGES)],
  ['all are gone', []],
  ['all have changed', PAGES.map((page) => ({ ...page, body: `${page.body} more` }))],
])('an index that is merged has the bytes of a new one when %s', (_, pages) => {
  for (const locale of ['en-US', 'de']) {
    const known = new Map(PAGES.map((page, number) => [page.slug, number]))
    const isSame = (page: SearchDocument): boolean => {
      const previous = PAGES[known.get(page.slug) ?? -1]
      return previous !== undefined && previous.body === page.body && previous.title === page.title
    }
    const changed = pages.filter((page) => !isSame(page))
    const sources = Int32Array.from(pages, (page) => (isSame(page) ? (known.get(page.slug) ?? -1) : -1 - changed.indexOf(page)))
    const priors = pages.map(({ prior }) => prior)
    const previous = previousOf(locale, PAGES)
    const merged = mergeIndex(locale, { added: countAll(locale, changed), sources, priors, pieceEnds: pieceEndsOf(pages) }, previous)
    const [bytes, written] = [joinIndex(locale, merged, previous), writeIndex(locale, pages)]
    expect(bytes.length === written.length && bytes.every((byte, at) => byte === written[at])).toBe(true)
  }
})

function previousOf(locale: string, pages: readonly SearchDocument[]): PreviousIndex {
  const added = countAll(locale, pages)
  const sources = Int32Array.from(pages, (_, number) => -1 - number)
  const documents = { added, sources, priors: pages.map(({ prior }) => prior), pieceEnds: pieceEndsOf(pages) }
  const { sections, texts, rowEnds, ...rest }: MadeIndex = mergeIndex(locale, documents)
  const rows = (blocks: readonly Uint8Array[], ends: Uint32Array, separator: Uint8Array): ByteRows => ({
    bytes: joinBlocks(blocks),
    ends,
    separator,
  })
  return {
    ...rest,
    rows: rows(sections.documents.slice(1, -1), rowEnds, COMMA),
    lengths: added.lengths,
    words: joinBlocks(sections.words),
    texts: {
      ...texts,
      read(number) {
        const piece = texts.pieces[number]
        return joinBlocks(piece === undefined || 'known' in piece ? [] : piece.blocks)
      },
    },
  }
}

function pieceEndsOf(pages: readonly SearchDocument[]): Uint32Array {
  return cutPieces(pages.map(({ slug }) => slug))
}

function countAll(locale: string, pages: readonly SearchDocument[]): IndexParts {
  const counter = new DocumentCounter(locale)
  const counted = pages.map((page) => counter.count(page))
  return partsOf(counter.terms, counted)
}

function withOtherPrior(pages: typeof PAGES): typeof PAGES {
  return pages.map((page, at) => (at === 40 ? { ...page, body: 'more' } : at === 7 ? { ...page, prior: 0.123 } : page))
}

function withNew(pages: typeof PAGES): typeof PAGES {
  const added = ['A', 'B', 'C', 'D'].map((name) => sampleDocument(`New/${name}`, { body: `zebra aardvark shared ${name}` }))
  const middle = pages.length / 2
  return [...added.slice(0, 1), ...pages.slice(0, middle), ...added.slice(1, 3), ...pages.slice(middle), ...added.slice(3)]
}
