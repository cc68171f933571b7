import { expect, test } from 'vitest'
import { EMPTY_CODE, isEmptyCode } from './play-code.ts'
import { EMPTY_MODEL, isUnsaved, type PlayModel, reduceModel } from './play-model.ts'

const CODE = { html: '<p>', css: 'p {}', js: 'p()' }
const OPENED: PlayModel = { ...EMPTY_MODEL, code: CODE, original: CODE, isTrusted: false }

test('an edit changes one language and changes no editor', () => {
  const model = reduceModel(OPENED, { type: 'edit', language: 'css', text: 'b {}' })
  expect(model).toEqual({ ...OPENED, code: { ...CODE, css: 'b {}' } })
})

test('code that others shared is not trusted because it was edited or formatted', () => {
  const edited = reduceModel(OPENED, { type: 'edit', language: 'js', text: 'q()' })
  expect(reduceModel(edited, { type: 'replace', code: CODE }).isTrusted).toBe(false)
  expect(reduceModel(edited, { type: 'trust' }).isTrusted).toBe(true)
})

test('a permalink holds the code that was sent, not what was edited meanwhile', () => {
  const edited = reduceModel({ ...EMPTY_MODEL, code: CODE }, { type: 'edit', language: 'css', text: 'b {}' })
  const shared = reduceModel(edited, { type: 'share', id: 'a', code: CODE })
  expect(shared).toMatchObject({ id: 'a', original: CODE, code: { css: 'b {}' } })
  expect(isUnsaved(shared)).toBe(true)
})

test('other code is put into the editors', () => {
  expect(reduceModel(OPENED, { type: 'replace', code: CODE }).version).toBe(OPENED.version + 1)
  const opened = reduceModel(OPENED, { type: 'open', opened: { ...EMPTY_MODEL, document: 'draft' } })
  expect(opened).toMatchObject({ version: OPENED.version + 1, document: 'draft', isTrusted: true })
  expect(opened.original).toBeUndefined()
})

test('what is unsaved is what no draft and no address holds', () => {
  expect(isUnsaved(EMPTY_MODEL)).toBe(false)
  expect(isUnsaved(OPENED)).toBe(false)
  const edited = reduceModel(OPENED, { type: 'edit', language: 'js', text: 'q()' })
  expect(isUnsaved(edited)).toBe(true)
  const saved = reduceModel(edited, { type: 'save', draft: { id: 'a', name: 'A', revision: 1, saved: edited.code, isTrusted: true } })
  expect(isUnsaved(saved)).toBe(false)
  expect(isUnsaved(reduceModel(saved, { type: 'set-options', options: { isModule: true } }))).toBe(true)
  expect(isUnsaved(reduceModel(saved, { type: 'set-options', options: {} }))).toBe(false)
})

test('the editor of WebAssembly text comes and goes; an empty one is no change', () => {
  const used = reduceModel(OPENED, { type: 'use-wat', isUsed: true })
  expect(used.code.wat).toBe('')
  expect(isUnsaved(used)).toBe(false)
  const written = reduceModel(used, { type: 'edit', language: 'wat', text: '(module)' })
  expect(isUnsaved(written)).toBe(true)
  expect(reduceModel(written, { type: 'use-wat', isUsed: true }).code.wat).toBe('(module)')
  expect(reduceModel(written, { type: 'use-wat', isUsed: false }).code.wat).toBeUndefined()
  expect(isEmptyCode({ ...EMPTY_CODE, wat: '(module)' })).toBe(false)
})
