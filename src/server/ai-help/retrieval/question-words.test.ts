import { expect, test } from 'vitest'
import { readQuestion } from './question-words.ts'

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
