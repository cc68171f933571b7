import { expect, test } from 'vitest'
import { raw } from '#markup/html.ts'
import { layoutSyntax, type SyntaxWriter } from './layout-syntax.ts'
import { parseSyntax } from './parse-syntax.ts'

const piece = (text: string) => ({ html: raw(text), width: text.length })
const WRITER: SyntaxWriter = {
  sign: piece,
  functionName: (name) => piece(`${name}(`),
  component: (node) => piece(node.kind === 'type' ? `<${node.name}>` : node.kind === 'property' ? `<'${node.name}'>` : node.text),
}

const layOut = (syntax: string): string[] => layoutSyntax(parseSyntax(syntax), WRITER).map(({ html }) => html.toString())

test('alternatives stand on a line each, with the combinators in one column', () => {
  expect(layOut('auto | <length-percentage>|none')).toEqual(['auto                 |', '<length-percentage>  |', 'none'])
})

test('a juxtaposition stays on one line where it fits, without a space before commas', () => {
  expect(layOut('a <b> , c#{2}')).toEqual(['a <b>, c#{2}'])
})

test('a line is not longer than 50 characters where the grammar lets it be broken', () => {
  expect(layOut('[ aaaaaaaaaaaaaaa | bbbbbbbbbbbbbbbbbbbb | ccccccccccccccc ]# eeeee ffffff')).toEqual([
    '[',
    '  aaaaaaaaaaaaaaa       |',
    '  bbbbbbbbbbbbbbbbbbbb  |',
    '  ccccccccccccccc',
    ']# eeeee ffffff',
  ])
  expect(layOut('f( <aaaaaaaaaaaaaaaaaaaaaaa> , <bbbbbbbbbbbbbbbbbbbbbbbbbbbb> )')).toEqual([
    'f(',
    '  <aaaaaaaaaaaaaaaaaaaaaaa>,',
    '  <bbbbbbbbbbbbbbbbbbbbbbbbbbbb>',
    ')',
  ])
})

test('a word that is too long stays whole and moves no column', () => {
  const long = 'x'.repeat(60)
  expect(layOut(`${long} | a | bb`)).toEqual([`${long}  |`, 'a   |', 'bb'])
})

test('brackets around the whole are left out, multiplied ones are not', () => {
  expect(layOut('[ a | b ]')).toEqual(['a  |', 'b'])
  expect(layOut('[ a | b ]#')).toEqual(['[ a | b ]#'])
})

test('a definition may have more terms than a call has room for arguments', () => {
  const count = 150_000
  expect(layOut(`x f(${'a | '.repeat(count)}a)`)).toHaveLength(count + 4)
})
