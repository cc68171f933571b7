import { expect, test } from 'vitest'
import { parseSyntax } from '../css/parse-syntax.ts'
import { readPackageFile } from './installed-package.ts'
import { loadWebrefCss, WebrefCss } from './webref-css.ts'

const css = new WebrefCss({
  properties: [{ name: 'clip' }],
  types: [],
  functions: [
    { name: 'rect()', for: ['<basic-shape>'], syntax: 'rect( a )' },
    { name: 'rect()', for: ['clip'], syntax: 'rect( b )' },
    { name: 'scale()', for: ['transform'], syntax: 'scale( old )' },
    { name: 'scale()', syntax: 'scale( new )' },
    { name: 'type()', for: '@function' },
    { name: 'type()', for: 'attr()', syntax: 'type( a )' },
  ],
  atrules: [{ name: '@font-face', descriptors: [{ name: 'src', syntax: '<url>' }] }],
})

test('the definition is found that is part of the scope, with or without its signs', () => {
  expect(css.find('function', 'rect()', ['basic-shape'])?.syntax).toBe('rect( a )')
  expect(css.find('function', 'rect()', ['<basic-shape>'])?.syntax).toBe('rect( a )')
  expect(css.find('function', 'rect()', ["<'clip'>"])?.syntax).toBe('rect( b )')
  expect(css.find('function', 'type()', ['attr'])?.syntax).toBe('type( a )')
})

test('without a scope the definition is found that is part of nothing, else the first with a syntax', () => {
  expect(css.find('function', 'scale()')?.syntax).toBe('scale( new )')
  expect(css.find('function', 'type()', ['elsewhere'])?.syntax).toBe('type( a )')
})

test('kinds are distinguished, and descriptors belong to their rule', () => {
  expect(css.find('type', 'clip')).toBeUndefined()
  expect(css.find('descriptor', '@font-face/src')?.syntax).toBe('<url>')
  expect(css.find('descriptor', '@page/src')).toBeUndefined()
})

test('every syntax of the installed package follows the grammar', () => {
  expect(loadWebrefCss().find('property', 'display')?.syntax).toContain('<display-outside>')
  const { types, properties, functions }: Readonly<Record<string, readonly { syntax?: string }[]>> = JSON.parse(
    readPackageFile('@webref/css/css.json'),
  )
  for (const { syntax } of [...(types ?? []), ...(properties ?? []), ...(functions ?? [])])
    if (syntax !== undefined) expect(() => parseSyntax(syntax)).not.toThrow()
})
