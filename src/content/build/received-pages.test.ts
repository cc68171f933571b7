import { describe, expect, test } from 'vitest'
import type { CountedPage } from '../search/counted-pages.ts'
import { ReceivedPages } from './received-pages.ts'
import { MissingSourceError } from './write-index-files.ts'

describe('pages that threads have counted', () => {
  test('have the numbers of one list of terms, whatever numbers the threads gave them', () => {
    const received = new ReceivedPages()
    received.take({ ...posted('/a', 1), from: 0, added: ['tree', 'leaf'], page: pageOf([0, 1]) })
    received.take({ ...posted('/b', 2), from: 0, added: ['leaf', 'root'], page: pageOf([1, 0]) })
    received.take({ ...posted('/c', 1), from: 2, added: ['root'], page: pageOf([2, 0]) })
    const termsOf = (url: string): readonly (string | undefined)[] =>
      Array.from(received.find(url)?.document.counts.numbers ?? [], (number) => received.terms[number])
    expect(['/a', '/b', '/c'].map(termsOf)).toEqual([
      ['tree', 'leaf'],
      ['root', 'leaf'],
      ['root', 'tree'],
    ])
    expect(received.terms).toEqual(['tree', 'leaf', 'root'])
  })

  test('are not found when they are not to be found, and are missed when they did not come', () => {
    const received = new ReceivedPages()
    received.take({ ...posted('/a', 1), from: 0, added: [] })
    expect(received.find('/a')).toBeUndefined()
    expect(() => received.find('/b')).toThrow(MissingSourceError)
  })

  test('of a thread that begins a new list have the numbers of the new one', () => {
    const received = new ReceivedPages()
    received.take({ ...posted('/a', 1), from: 0, added: ['tree'], page: pageOf([0]) })
    received.take({ ...posted('/b', 1), from: 0, added: ['leaf'], page: pageOf([0]) })
    expect(received.terms[received.find('/b')?.document.counts.numbers[0] ?? -1]).toBe('leaf')
  })
})

function posted(url: string, thread: number): { readonly locale: string; readonly url: string; readonly thread: number } {
  return { locale: 'en-US', url, thread }
}

function pageOf(numbers: readonly number[]): CountedPage {
  const row = { url: '', title: '', shortTitle: '', summary: '', pageType: '', names: [] }
  const counts = { numbers: Uint32Array.from(numbers), places: new Uint8Array(numbers.length), length: numbers.length }
  return { document: { row, counts, text: new Uint8Array() }, links: [], popularity: null }
}
