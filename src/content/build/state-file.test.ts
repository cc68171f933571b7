import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { expect, test } from 'vitest'
import { EMPTY_STATE } from '../testing/empty-state.fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { BuildState } from './build-state.ts'
import { packTexts } from './packed-lists.ts'
import { encodeState, readStateFile } from './state-file.ts'

const state: BuildState = { ...EMPTY_STATE, questions: ['css:color'], answers: ['x'] }
const read = (bytes: Uint8Array): BuildState | undefined => readStateFile(join(temporaryFolder({ 'state.bin': bytes }), 'state.bin'))
/** The bytes of the state with other fields. */
const encode = (fields: object): Buffer => serialize({ ...deserialize(encodeState(state)), ...fields })

test('the state of a previous build is read', () => {
  expect(read(encodeState(state))).toEqual(state)
})

test.each([
  ['that is empty', Buffer.alloc(0)],
  ['that is text', Buffer.from('{')],
  ['that is null', serialize(null)],
  ['that is a list', serialize([])],
  ['of another version', encode({ version: 2 })],
  ['without a key', encode({ key: undefined })],
  ['without an answer', encode({ answers: packTexts([]) })],
  ['with an answer that is cut off', encode({ answers: { ...packTexts(['xy']), text: 'x' } })],
  ['with another kind of field', encode({ search: 7 })],
  ['that is cut off', encodeState(state).subarray(0, -10)],
])('a state %s counts as none', (_, bytes) => {
  expect(read(bytes)).toBeUndefined()
})

test('without a previous build there is none', () => {
  expect(readStateFile('/nowhere/state.bin')).toBeUndefined()
})
