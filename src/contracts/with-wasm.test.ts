import { expect, test } from 'vitest'
import { MAX_STATE_BYTES, WASM_PLACE } from './play-state.ts'
import { withWasm } from './with-wasm.ts'

const ADDRESS = 'data:application/wasm;base64,'

test('each place becomes the address, whatever stands around it and whatever the module holds', () => {
  expect(withWasm(`a("${WASM_PLACE}") + '${WASM_PLACE}'`, '$&')).toBe(`a("${ADDRESS}$&") + '${ADDRESS}$&'`)
  expect(withWasm(WASM_PLACE, undefined)).toBe(WASM_PLACE)
})

test('addresses have at most the size of a state together', () => {
  const half = 'A'.repeat(MAX_STATE_BYTES / 2 - ADDRESS.length)
  expect(withWasm(WASM_PLACE.repeat(2), half)).toHaveLength(MAX_STATE_BYTES)
  expect(withWasm(WASM_PLACE.repeat(2), `${half}A`)).toBeUndefined()
  expect(withWasm(WASM_PLACE.repeat(100_000), 'A')).toBeUndefined()
})

test('the largest module that fits into a state can stand in its script', () => {
  const rest = JSON.stringify({ js: WASM_PLACE, wasm: '' }).length
  expect(withWasm(WASM_PLACE, 'A'.repeat(MAX_STATE_BYTES - rest))).toBeDefined()
})
