import { expect, test } from 'vitest'
import { declarationsOf, isSupported } from './css-declarations.ts'

test('declarations are distinguished, but not within brackets and strings', () => {
  expect(declarationsOf('color: red;\nbackground: url("a;b") no-repeat;\n--gap: calc((1px + 2px) * 2)')).toEqual([
    { name: 'color', value: 'red' },
    { name: 'background', value: 'url("a;b") no-repeat' },
    { name: '--gap', value: 'calc((1px + 2px) * 2)' },
  ])
})

test('comments and what is important are left out', () => {
  expect(declarationsOf('/* a: b; */ color: red /* ; */ !important;')).toEqual([{ name: 'color', value: 'red' }])
})

test('a comment or a string that is not closed ends nothing too early', () => {
  expect(declarationsOf('color: red; /* width: 1px;')).toEqual([{ name: 'color', value: 'red' }])
  expect(declarationsOf('content: "a; color: red')).toEqual([{ name: 'content', value: '"a; color: red' }])
})

test('a text is supported when each of its declarations is', () => {
  const supports = (name: string, value: string): boolean => name === 'color' && value === 'red'
  expect(isSupported('color: red;', supports)).toBe(true)
  expect(isSupported('color: red', supports)).toBe(true)
  expect(isSupported('color: red; ; color: red', supports)).toBe(true)
  expect(isSupported('color: red; color: crimsonish', supports)).toBe(false)
  expect(isSupported('color: red; nonsense', supports)).toBe(false)
  expect(isSupported(' ; ', supports)).toBe(false)
})
