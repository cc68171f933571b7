import { expect, test } from 'vitest'
import { readWatAnswer } from './read-wat-answer.ts'

test.each([
  { typ: 'ready' },
  { typ: 'compiled', id: 1, wasm: 'AGFzbQEAAAA=' },
  { typ: 'not-compiled', id: 2, reason: 'module.wat:1:2: error' },
])('what the compiler says is read: $typ', (answer) => {
  expect(readWatAnswer({ ...answer, more: 1 })).toEqual(answer)
})

test.each([
  [undefined],
  ['ready'],
  [null],
  [{}],
  [{ typ: 'compiled', id: 1 }],
  [{ typ: 'compiled', id: '1', wasm: 'AA==' }],
  [{ typ: 'compiled', id: 1, wasm: '"><script>' }],
  [{ typ: 'not-compiled', id: 1, reason: {} }],
  [{ typ: 'console', lines: [] }],
])('anything else is not: %j', (data) => {
  expect(readWatAnswer(data)).toBeUndefined()
})
