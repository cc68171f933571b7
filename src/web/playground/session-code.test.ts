import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_MODEL, type PlayModel } from './code/play-model.ts'
import { findSessionCode, keepSessionCode } from './session-code.ts'

const KEY = 'playground-session-code'
const CODE = { html: '<p>', css: 'p {}', js: '' }

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})

test('what another page of the site left may run, and Reset leads back to it', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ ...CODE, src: '/en-US/docs/Web' }))
  const code = { ...CODE, src: '/en-US/docs/Web' }
  expect(findSessionCode()).toEqual({ model: { code, original: code, isTrusted: true, document: 'handed-over' } })
})

test('what the playground keeps comes back with where it is from', () => {
  const draft = { id: 'a', name: 'A', revision: 2, saved: CODE, isTrusted: true }
  const model: PlayModel = {
    ...EMPTY_MODEL,
    code: { ...CODE, wat: '', options: { isTypeScript: true } },
    original: CODE,
    id: 'x',
    draft,
    isTrusted: true,
  }
  keepSessionCode(model, '?id=x')
  const { version: _, ...kept } = model
  expect(findSessionCode()).toEqual({ model: { ...kept, document: 'kept' }, query: '?id=x' })
})

test('code of others that no one has allowed is not allowed by a reload', () => {
  keepSessionCode({ ...EMPTY_MODEL, code: CODE, original: CODE, isTrusted: false }, '?state=x')
  expect(findSessionCode()?.model.isTrusted).toBe(false)
  sessionStorage.setItem(KEY, JSON.stringify({ ...CODE, query: '?state=x' }))
  expect(findSessionCode()?.model.isTrusted).toBe(false)
})

test('what is no code is none', () => {
  for (const bad of ['', '{', 'null', '[]', '{"html":1}', '"x"']) {
    sessionStorage.setItem(KEY, bad)
    expect(findSessionCode(), bad).toBeUndefined()
  }
})
