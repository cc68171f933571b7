import { expect, test } from 'vitest'
import { stateOfCode } from './state-of-code.ts'

const CODE = { html: 'h', css: 'c', js: 'j' }
const upper = async (source: string): Promise<string> => source.toUpperCase()

test('plain code goes as it is, with nothing that it does without', async () => {
  expect(await stateOfCode({ ...CODE, options: { isModule: false, importMap: ' ' } }, upper)).toEqual(CODE)
})

test('TypeScript becomes JavaScript', async () => {
  expect(await stateOfCode({ ...CODE, src: '/en-US/docs/x', options: { isTypeScript: true, isModule: true } }, upper)).toEqual({
    ...CODE,
    js: 'J',
    src: '/en-US/docs/x',
    isModule: true,
  })
})

test('an import map that browsers would refuse is left out', async () => {
  expect(await stateOfCode({ ...CODE, options: { importMap: '{"imports":{"a":"/a.js"}}' } }, upper)).toHaveProperty('importMap')
  expect(await stateOfCode({ ...CODE, options: { importMap: '{"imports":{"a":"a.js"}}' } }, upper)).not.toHaveProperty('importMap')
})
