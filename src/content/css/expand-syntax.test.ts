import { expect, test } from 'vitest'
import { WebrefCss } from '../data/webref-css.ts'
import { expandNames, expandSyntax } from './expand-syntax.ts'
import { SyntaxProblem } from './parse-syntax.ts'

const css = new WebrefCss({
  properties: [{ name: 'size', syntax: '<length>' }],
  types: [
    { name: 'a', syntax: '<b> | <f()>' },
    { name: 'b', syntax: "<'size'> <a>" },
    { name: 'color', syntax: 'red | <hue>' },
    { name: 'hue', syntax: '<number>' },
    { name: 'length' },
    { name: 'part', for: 'x', syntax: 'x-part' },
    { name: 'part', for: '<b2>', syntax: 'b2-part' },
    { name: 'b2', syntax: '<part>' },
    { name: 'broken', syntax: '[ a' },
  ],
  functions: [{ name: 'f()', syntax: 'f( <color> )' }],
  atrules: [],
})

const titles = (syntax: string, name = 'p'): string[] => expandSyntax(name, syntax, css, undefined).map(({ title }) => title)

test('what a definition names is defined breadth first, each once, and what has no syntax not at all', () => {
  expect(titles('<a> | <b> | <length> | <nowhere>')).toEqual(['p', '<a>', '<b>', '<f()>', "<'size'>"])
})

test('colors and gradients are not expanded, unless the page is about them', () => {
  expect(titles('<color>')).toEqual(['p'])
  expect(titles('red | <hue>', '<color>')).toEqual(['<color>', '<hue>'])
})

test('of several definitions of a name the one counts that is part of what names it', () => {
  expect(expandSyntax('p', '<b2>', css, undefined).at(-1)?.syntax).toBe('b2-part')
  expect(expandSyntax('p', '<part>', css, 'x').at(-1)?.syntax).toBe('x-part')
})

test('a list of names gives their definitions only', () => {
  expect(expandNames('<hue> <f()>', css, undefined).map(({ title }) => title)).toEqual(['<hue>', '<f()>'])
})

test('a syntax that breaks the grammar is kept as text', () => {
  const [definition] = expandNames('<broken>', css, undefined)
  expect(definition?.syntax).toBe('[ a')
  expect(definition?.node).toBeInstanceOf(SyntaxProblem)
})
