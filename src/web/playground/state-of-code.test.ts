import { expect, test } from 'vitest'
import { stateOfCode } from './state-of-code.ts'

const CODE = { html: 'h', css: 'c', js: 'j' }
const upper = async (source: string): Promise<string> => source.toUpperCase()
const translators = { toJavaScript: upper, toWasm: async (text: string): Promise<string> => btoa(text) }

test('plain code goes as it is, with nothing that it does without', async () => {
  expect(await stateOfCode({ ...CODE, options: { isModule: false, importMap: ' ' } }, translators)).toEqual(CODE)
})

test('TypeScript becomes JavaScript', async () => {
  expect(await stateOfCode({ ...CODE, src: '/en-US/docs/x', options: { isTypeScript: true, isModule: true } }, translators)).toEqual({
    ...CODE,
    js: 'J',
    src: '/en-US/docs/x',
    isModule: true,
  })
})

test('an import map that browsers would reject is left out', async () => {
  expect(await stateOfCode({ ...CODE, options: { importMap: '{"imports":{"a":"/a.js"}}' } }, translators)).toHaveProperty('importMap')
  expect(await stateOfCode({ ...CODE, options: { importMap: '{"imports":{"a":"a.js"}}' } }, translators)).not.toHaveProperty('importMap')
})

test('WebAssembly text becomes a module, and an empty one none', async () => {
  expect(await stateOfCode({ ...CODE, wat: '(module)' }, translators)).toEqual({ ...CODE, wasm: btoa('(module)') })
  expect(await stateOfCode({ ...CODE, wat: ' ' }, translators)).toEqual(CODE)
})
