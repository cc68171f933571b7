import { expect, test } from 'vitest'
import { QuestionTable } from './question-table.ts'

test('each question has one number, in the order they are first asked', () => {
  const table = new QuestionTable()
  expect(['a', 'b', 'a', 'c'].map((question) => table.numberOf(question))).toEqual([0, 1, 0, 2])
  expect(table.questions).toEqual(['a', 'b', 'c'])
})

test('known questions keep their numbers, and others come after them', () => {
  const table = new QuestionTable(['a', 'b'])
  expect(['b', 'c', 'a', 'd', 'c'].map((question) => table.numberOf(question))).toEqual([1, 2, 0, 3, 2])
  expect({ length: table.length, added: table.added, questions: table.questions }).toEqual({
    length: 4,
    added: ['c', 'd'],
    questions: ['a', 'b', 'c', 'd'],
  })
  expect([0, 2, 4].map((number) => table.at(number))).toEqual(['a', 'c', undefined])
})

test('a question that was not asked has no number', () => {
  expect(new QuestionTable(['a']).find('b')).toBeUndefined()
  expect(new QuestionTable().find('b')).toBeUndefined()
})

test('numbers of another table are those of the same questions', () => {
  const numberOf = new QuestionTable(['b']).renumber(['a', 'b'])
  expect([1, 0, 1].map(numberOf)).toEqual([0, 1, 0])
})
