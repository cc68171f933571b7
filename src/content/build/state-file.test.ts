import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EMPTY_STATE } from '../testing/empty-state.fixture.ts'
import { plainState } from '../testing/plain-state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { packTexts } from '../text/packed-lists.ts'
import type { BuildState, PageState } from './build-state.ts'
import { encodeState, readStateFile } from './state-file.ts'
import { encodeValues, StoredValues } from './value-file.ts'

const PAGE: PageState = { record: 'r', keys: Uint32Array.of(0), docHash: 'd', htmlHash: 'h', shell: 's' }

const state: BuildState = { ...EMPTY_STATE, questions: ['css:color'], answers: ['x'], pages: { '/en-US/docs/A': PAGE } }
const read = (bytes: Uint8Array): BuildState | undefined => {
  const found = readStateFile(join(temporaryFolder({ 'state.bin': bytes }), 'state.bin'))
  return found === undefined ? undefined : plainState(found)
}
const encode = (fields: object = {}): Buffer => Buffer.concat([...encodeState({ ...state, ...fields })])
/** A file of the same values, of which the one with a number is another. */
function replaceValue(number: number, value: unknown): Buffer {
  const values: unknown[] = []
  using stored = new StoredValues(join(temporaryFolder({ 'state.bin': encode() }), 'state.bin'))
  while (!stored.isAtEnd) values.push(stored.next())
  return Buffer.concat([...encodeValues(values.with(number, value))])
}

test('the state of a previous build is read', () => {
  expect(read(encode())).toEqual(state)
})

test('pages in many parts keep their order', () => {
  const pages = Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`/en-US/docs/${at}`, { ...PAGE, record: `r${at}` }]))
  const found = read(encode({ pages }))?.pages ?? {}
  expect(found).toEqual(pages)
  expect(Object.keys(found)).toEqual(Object.keys(pages))
})

test.each([
  ['that is empty', () => Buffer.alloc(0)],
  ['that is text', () => Buffer.from('{')],
  ['whose first value is null', () => replaceValue(0, null)],
  ['whose first value is a list', () => replaceValue(0, [])],
  ['of another version', () => encode({ version: 2 })],
  ['without a key', () => encode({ key: undefined })],
  ['without an answer', () => encode({ answers: [] })],
  ['with an answer that is cut off', () => replaceValue(2, { ...packTexts(['xy']), text: 'x' })],
  ['with another kind of field', () => encode({ search: 7 })],
  ['that is cut off', () => encode().subarray(0, -10)],
  ['without its last value', () => encode().subarray(0, encode({ pages: {} }).length)],
])('a state %s counts as none', (_, makeBytes) => {
  expect(read(makeBytes())).toBeUndefined()
})

test('without a previous build there is none', () => {
  expect(readStateFile('/nowhere/state.bin')).toBeUndefined()
})
