import { describe, expect, test } from 'vitest'
import { joinBlocks } from './byte-rows.ts'
import { cutPieces, listTextBlocks, type MergedTexts, mergeTexts, type TextPieces } from './text-pieces.ts'
import { decodeText, encodeText } from './utf8.ts'

const NOTHING: TextPieces = { ends: new Uint32Array(), pieceEnds: new Uint32Array(), read: () => new Uint8Array() }
const URLS = Array.from({ length: 5000 }, (_, number) => `/en-US/docs/Page_${String(number).padStart(4, '0')}`)

describe('where pieces end', () => {
  test('they have some hundred documents, and the last one ends with the documents', () => {
    const ends = [...cutPieces(URLS)]
    expect(ends.length).toBeGreaterThan(3)
    expect(ends.length).toBeLessThan(30)
    expect(ends.at(-1)).toBe(URLS.length)
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b))
  })

  test('a document that is added or removed changes the end of one piece only', () => {
    const startsOf = (urls: readonly string[]): ReadonlySet<string | undefined> => new Set(Array.from(cutPieces(urls), (end) => urls[end]))
    const starts = startsOf(URLS)
    const added = startsOf(URLS.toSpliced(2500, 0, '/en-US/docs/Page_2499b'))
    const removed = startsOf(URLS.toSpliced(2500, 1))
    expect(starts.symmetricDifference(added).size).toBeLessThanOrEqual(1)
    expect(starts.symmetricDifference(removed).size).toBeLessThanOrEqual(1)
  })

  test('without documents there is no piece', () => {
    expect([...cutPieces([])]).toEqual([])
  })
})

describe('texts of which some are new', () => {
  const PIECE_ENDS = Uint32Array.of(2, 4, 7)
  const TEXTS = ['a', 'bb', '', 'd', 'ee', 'f', 'gg']

  test.each([
    ['none', [0, 1, 2, 3, 4, 5, 6], [], [2, 4, 7], ['known', 'known', 'known'], 'abbdeefgg'],
    ['one in the second piece', [0, 1, -1, 3, 4, 5, 6], ['new'], [2, 4, 7], ['known', 'new', 'known'], 'abbnewdeefgg'],
    ['the first is gone', [1, 2, 3, 4, 5, 6], [], [1, 3, 6], ['new', 'known', 'known'], 'bbdeefgg'],
    ['one has come between two pieces', [0, 1, -1, 2, 3, 4, 5, 6], ['new'], [2, 5, 8], ['known', 'new', 'known'], 'abbnewdeefgg'],
    ['two pieces have become one', [0, 1, 2, 3, 4, 5, 6], [], [4, 7], ['new', 'known'], 'abbdeefgg'],
    ['one piece has become two', [0, 1, 2, 3, 4, 5, 6], [], [2, 3, 4, 7], ['known', 'new', 'new', 'known'], 'abbdeefgg'],
    ['all', [-1, -2], ['x', 'y'], [2], ['new'], 'xy'],
    ['all are gone', [], [], [], [], ''],
  ] as const)('keep the pieces that are the same: %s', (_, sources, added, pieceEnds, kinds, text) => {
    const made = mergeTexts(NOTHING, TEXTS.map(encodeText), {
      sources: Int32Array.from(TEXTS, (_text, at) => -1 - at),
      pieceEnds: PIECE_ENDS,
    })
    const read: number[] = []
    const previous: TextPieces = {
      ...made,
      read(piece) {
        read.push(piece)
        return joinBlocks(blocksOf(made, piece))
      },
    }
    const merged = mergeTexts(previous, added.map(encodeText), {
      sources: Int32Array.from(sources),
      pieceEnds: Uint32Array.from(pieceEnds),
    })
    expect(merged.pieces.map((piece) => ('known' in piece ? 'known' : 'new'))).toEqual(kinds)
    const known = merged.pieces.flatMap((piece) => ('known' in piece ? [piece.known] : []))
    expect(read.filter((piece) => known.includes(piece))).toEqual([])
    expect(decodeText(joinBlocks(listTextBlocks(merged, previous)))).toBe(text)
    expect(merged.ends.at(-1) ?? 0).toBe(text.length)
  })
})

function blocksOf({ pieces }: MergedTexts, number: number): readonly Uint8Array[] {
  const piece = pieces[number]
  return piece === undefined || 'known' in piece ? [] : piece.blocks
}
