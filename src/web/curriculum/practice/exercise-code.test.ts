import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepCode, readStoredCode } from './exercise-code.ts'

const CODE = { html: '<p>', css: '', js: 'let a' }
let values: Map<string, string>

beforeEach(() => {
  values = new Map()
  vi.stubGlobal('location', { pathname: '/en-US/curriculum/core/' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('code is stored for one exercise of one page, until it is forgotten', () => {
  keepCode('one', CODE)
  expect(readStoredCode('one')).toEqual(CODE)
  expect(readStoredCode('two')).toBeUndefined()
  vi.stubGlobal('location', { pathname: '/en-US/curriculum/other/' })
  expect(readStoredCode('one')).toBeUndefined()
  vi.stubGlobal('location', { pathname: '/en-US/curriculum/core/' })
  keepCode('one', undefined)
  expect(readStoredCode('one')).toBeUndefined()
  expect(values.size).toBe(0)
})

test.each(['', '{', 'null', '7', '"x"', '[]', '{"html":"","css":""}', '{"html":"","css":"","js":1}'])(
  '%j in the storage is no code',
  (stored) => {
    values.set('curriculum-code:/en-US/curriculum/core/#one', stored)
    expect(readStoredCode('one')).toBeUndefined()
  },
)
