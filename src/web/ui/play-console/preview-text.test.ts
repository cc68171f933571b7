import { expect, test } from 'vitest'
import type { PlayValue } from '#contracts/play-messages.ts'
import { previewText } from './preview-text.ts'

const number = (text: string): PlayValue => ({ kind: 'number', text })
const string = (text: string): PlayValue => ({ kind: 'string', text })
const array = (...values: readonly PlayValue[]): PlayValue => ({
  kind: 'array',
  text: 'Array',
  entries: values.map((value, index) => ({ key: string(String(index)), value })),
})

test('what holds values names them, and what those hold is left out', () => {
  expect(previewText(array(number('-0'), string('a "b"'), array(number('1'))))).toBe(`[-0, 'a "b"', […]]`)
  expect(previewText(array())).toBe('[]')
  const object: PlayValue = {
    kind: 'object',
    text: 'Point',
    entries: [
      { key: string('x'), value: number('1') },
      { key: string('a b'), value: array() },
    ],
  }
  expect(previewText(object)).toBe('Point {x: 1, "a b": []}')
})

test('maps have arrows, sets have members', () => {
  const entries = [{ key: string('k'), value: number('1') }]
  expect(previewText({ kind: 'map', text: 'Map(1)', entries })).toBe('Map(1) {"k" → 1}')
  expect(previewText({ kind: 'set', text: 'Set(1)', entries: [{ value: number('1') }] })).toBe('Set(1) {1}')
})

test('long ones are cut', () => {
  expect(previewText(array(...Array.from({ length: 20 }, () => number('7'))))).toMatch(/^\[(?:7, ){8}…\]$/)
  expect(previewText(array(string('x'.repeat(200)))).length).toBeLessThan(100)
})
