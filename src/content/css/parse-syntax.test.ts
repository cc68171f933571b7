import { expect, test } from 'vitest'
import { parseSyntax, SyntaxProblem } from './parse-syntax.ts'
import type { SyntaxNode } from './syntax-node.ts'

const keyword = (text: string): SyntaxNode => ({ kind: 'keyword', text })
const literal = (text: string): SyntaxNode => ({ kind: 'literal', text })
const type = (name: string): SyntaxNode => ({ kind: 'type', name })
const combination = (combinator: ' ' | '&&' | '||' | '|', ...terms: SyntaxNode[]): SyntaxNode => ({
  kind: 'combination',
  combinator,
  terms,
})
const repeated = (content: SyntaxNode, multiplier: string): SyntaxNode => ({ kind: 'repeated', content, multiplier })

test('juxtaposition binds tighter than &&, this tighter than ||, this tighter than |', () => {
  expect(parseSyntax('a b | c || d && e f')).toEqual(
    combination(
      '|',
      combination(' ', keyword('a'), keyword('b')),
      combination('||', keyword('c'), combination('&&', keyword('d'), combination(' ', keyword('e'), keyword('f')))),
    ),
  )
})

test('brackets override precedence', () => {
  expect(parseSyntax('[ a | b ] c')).toEqual(
    combination(' ', { kind: 'bracket', content: combination('|', keyword('a'), keyword('b')) }, keyword('c')),
  )
})

test('types, functions and properties are distinguished, with their ranges', () => {
  expect(parseSyntax("<length [0,∞]> <rgb()> <'border-width'>")).toEqual(
    combination(' ', { kind: 'type', name: 'length', range: '[0,∞]' }, type('rgb()'), { kind: 'property', name: 'border-width' }),
  )
})

test('multipliers stand right after what they multiply, and can be piled up', () => {
  for (const multiplier of ['*', '+', '?', '!', '#', '{2}', '{1,4}', '{2,}', '#{1,3}']) {
    expect(parseSyntax(`a${multiplier}`)).toEqual(repeated(keyword('a'), multiplier))
  }
  expect(parseSyntax('<x>#?')).toEqual(repeated(repeated(type('x'), '#'), '?'))
  expect(parseSyntax('[ a ]!')).toEqual(repeated({ kind: 'bracket', content: keyword('a') }, '!'))
})

test('signs in quotes and signs that multiply nothing are literals', () => {
  expect(parseSyntax("'*' | + a")).toEqual(combination('|', literal("'*'"), combination(' ', literal('+'), keyword('a'))))
})

test('a function has its arguments, or none', () => {
  expect(parseSyntax('rgb( <number>#{3} , a? )')).toEqual({
    kind: 'function',
    name: 'rgb',
    content: combination(' ', repeated(type('number'), '#{3}'), literal(','), repeated(keyword('a'), '?')),
  })
  expect(parseSyntax('sibling-count()')).toEqual({ kind: 'function', name: 'sibling-count' })
  expect(parseSyntax('( <x> )')).toEqual({ kind: 'function', name: '', content: type('x') })
})

test('a type may hold a syntax of its own', () => {
  expect(parseSyntax('<boolean-expr[ <if-test> ]>')).toEqual({ kind: 'type', name: 'boolean-expr', content: type('if-test') })
})

test('braces, semicolons and lone parentheses of at-rules are literals', () => {
  expect(parseSyntax('@media <x> { <y> };')).toEqual(
    combination(' ', keyword('@media'), type('x'), literal('{'), type('y'), literal('}'), literal(';')),
  )
  expect(parseSyntax('<function-token> a )')).toEqual(combination(' ', type('function-token'), keyword('a'), literal(')')))
})

test.each([
  ['', 'expected a component, found the end'],
  ['a |', 'expected a component, found the end'],
  ['a || && b', 'expected a component, found `&&`'],
  ['[ a', 'expected `]`, found the end'],
  ['a ]', 'expected the end, found `]`'],
  ['f( [ a ) ]', 'expected `)`, found the end'],
])('%j is rejected: %s', (syntax, message) => {
  expect(() => parseSyntax(syntax)).toThrow(SyntaxProblem)
  expect(() => parseSyntax(syntax)).toThrow(message)
})

test.each(['[', 'a(', '*', '#'])('a definition of 16,000 times %j is a problem, not an overflow', (piece) => {
  expect(() => parseSyntax(`a${piece.repeat(16_000)}`)).toThrow(SyntaxProblem)
})
