import { expect, test } from 'vitest'
import { isWhole, readQuestion } from './question-words.ts'

test('words that tell nothing are left out, and names of code stay', () => {
  expect(readQuestion('How do I use Array.prototype.sort() with `::before`?')).toEqual({
    words: ['Array.prototype.sort', '::before'],
    names: ['Array.prototype.sort', '::before'],
  })
  expect(readQuestion('How can I center a <div> in CSS?')).toEqual({ words: ['center', '<div>', 'CSS'], names: ['<div>', 'CSS'] })
})

test('a question of stop words only keeps them', () => {
  expect(readQuestion('What is this?').words).toEqual(['What', 'is', 'this'])
})

test('of a long text the beginning is read', () => {
  expect(readQuestion('word '.repeat(20_000) + 'x'.repeat(100)).words).toEqual(['word'])
})

test.each([
  ['And what is gap?', true],
  ['How does async work?', true],
  ['And in Safari?', false],
  ['What about Safari?', false],
  ['How do I undo it?', false],
  ['Und in Safari?', false],
])('%s: can be understood by itself: %s', (question, expected) => {
  expect(isWhole(question)).toBe(expected)
})
