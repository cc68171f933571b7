import { expect, test } from 'vitest'
import { watLanguage } from './wat-language.ts'

/** The words of a text with what they are. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = []
  watLanguage.parser.parse(text).iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'Document' && name !== 'wat') words.push(`${name} ${text.slice(from, to)}`)
    },
  })
  return words.filter((word) => !word.startsWith('punctuation'))
}

test('instructions, names, numbers and texts are distinguished', () => {
  expect(wordsOf('(func $add (export "a\\"b") i32.const -0x1_F f32.const 1e-3)')).toEqual([
    'keyword func',
    'labelName $add',
    'keyword export',
    'string "a\\"b"',
    'keyword i32.const',
    'number -0x1_F',
    'keyword f32.const',
    'number 1e-3',
  ])
})

test('comments end with their line, or where they are closed, also within one another', () => {
  expect(wordsOf(';; (module\n(; a (; b ;)\nc ;) end')).toEqual([
    'comment ;; (module',
    'comment (; a (; b ;)',
    'comment c ;)',
    'keyword end',
  ])
})
