import { expect, test } from 'vitest'
import { splitCompounds } from './split-compounds.ts'

function listsOf(words: readonly string[]): Map<string, { documents: number[]; places: number[] }> {
  return new Map(words.map((word, document) => [word, { documents: [document], places: [1] }]))
}

test('the halves of a compound have its documents too, with and without joining letters', () => {
  const lists = listsOf(['suchmaschine', 'such', 'maschine', 'arbeitsplatz', 'arbeit', 'platz'])
  splitCompounds(lists)
  expect(lists.get('such')?.documents).toEqual([0, 1])
  expect(lists.get('maschine')?.documents).toEqual([0, 2])
  expect(lists.get('arbeit')?.documents).toEqual([3, 4])
  expect(lists.get('platz')?.documents).toEqual([3, 5])
})

test('a word is split where both of its parts are words', () => {
  const lists = listsOf(['datenbanktabelle', 'datenbank', 'daten', 'banktabelle'])
  splitCompounds(lists)
  expect(lists.get('datenbank')?.documents).toEqual([1])
  expect(lists.get('daten')?.documents).toEqual([0, 2])
  expect(lists.get('banktabelle')?.documents).toEqual([0, 3])
})
