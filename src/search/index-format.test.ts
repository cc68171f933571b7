import { describe, expect, test } from 'vitest'
import { IndexFormatError } from './index-format.ts'
import { SAMPLE_DOCUMENTS, sampleDocument } from './search-document.fixture.ts'
import { SearchIndex } from './search-index.ts'
import { searchPages } from './search-pages.ts'
import { writeIndex } from './write-index.ts'

const bytes = writeIndex('en-US', SAMPLE_DOCUMENTS)

describe('an index is read', () => {
  test('from memory that threads share', () => {
    const shared = new SharedArrayBuffer(bytes.byteLength)
    new Uint8Array(shared).set(bytes)
    expect(titlesOf(new Uint8Array(shared))).toEqual(titlesOf(bytes))
  })

  test('from the middle of other bytes', () => {
    const around = new Uint8Array(bytes.byteLength + 7)
    around.set(bytes, 3)
    expect(titlesOf(around.subarray(3, 3 + bytes.byteLength))).toEqual(titlesOf(bytes))
  })

  test('when it has no documents', () => {
    expect(titlesOf(writeIndex('de', []))).toEqual([])
  })
})

test.each([1, 127, 128, 129, 300, 16_500])('a term that stands in two documents %i apart is found in both', (distance) => {
  const documents = Array.from({ length: distance + 1 }, (_, number) =>
    sampleDocument(`Page_${number}`, { title: number === 0 || number === distance ? 'teapot' : '' }),
  )
  const index = new SearchIndex(writeIndex('en-US', documents))
  expect([...index.postingsOf(index.findTerm('teapot') ?? -1).documents]).toEqual([0, distance])
})

describe('an index is rejected', () => {
  test.each([
    ['that is empty', new Uint8Array(), 'is no search index'],
    ['that is something else', new Uint8Array(64), 'is no search index'],
    ['whose header is damaged', bytes.map((byte, at) => (at === 9 ? 0 : byte)), 'has a damaged header'],
    ['whose words are damaged', withDamagedWords(), 'has damaged words'],
    ['that is cut off', bytes.subarray(0, bytes.byteLength - 64), 'is cut off'],
    ['of another version', ofVersion(7), 'has version 7; expected 1: build the site again'],
  ])('%s', (_, damaged, message) => {
    expect(() => new SearchIndex(damaged)).toThrow(IndexFormatError)
    expect(() => new SearchIndex(damaged)).toThrow(message)
  })
})

function titlesOf(index: Uint8Array): readonly string[] {
  return searchPages({ q: 'video', page: 1, size: 10, sort: 'best' }, [new SearchIndex(index)], () => 0).documents.map(({ title }) => title)
}

function withDamagedWords(): Uint8Array {
  const at = bytes.findLastIndex((_, index) => String.fromCharCode(...bytes.subarray(index, index + 3)) === '[["')
  return bytes.map((byte, index) => (index === at ? 0 : byte))
}

function ofVersion(version: number): Uint8Array {
  const at = bytes.findIndex((_, index) => String.fromCharCode(...bytes.subarray(index, index + 11)) === '"version":1')
  return bytes.map((byte, index) => (index === at + 10 ? 48 + version : byte))
}
