import { expect, test } from 'vitest'
import { TextNumbers } from './text-numbers.ts'

test('each of many texts has its number, and no other text has one', () => {
  const texts = Array.from({ length: 5000 }, (_, number) => `/en-US/docs/${number.toString(36)}`)
  const numbers = new TextNumbers(texts)
  expect(texts.map((text) => numbers.find(text))).toEqual(texts.map((_, number) => number))
  expect(['', '/en-US/docs', '/en-US/docs/0x', '日本'].map((text) => numbers.find(text))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('of no texts none is found', () => {
  expect(new TextNumbers([]).find('a')).toBeUndefined()
  expect(new TextNumbers(['']).find('')).toBe(0)
})
