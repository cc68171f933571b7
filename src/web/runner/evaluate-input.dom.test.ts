import { expect, test } from 'vitest'
import { evaluateInput } from './evaluate-input.ts'

test.each([
  ['1 + 1', 2],
  ['{ a: 1 }', { a: 1 }],
  ['{ const own = 2; own }', 2],
  ['await Promise.resolve(3)', 3],
  ['const given = await Promise.resolve(4); given', undefined],
  ['"await"', 'await'],
])('%s gives a value', async (code, value) => {
  expect(await evaluateInput(code)).toEqual({ value, isError: false })
})

test.each(['{ a: (timesRun += 1, JSON.parse("no JSON")) }', 'timesRun += 1; /* await */ JSON.parse("no JSON")'])(
  '%s runs once, whatever it throws',
  async (code) => {
    await evaluateInput('timesRun = 0')
    const { value, isError } = await evaluateInput(code)
    expect([String(value).startsWith('SyntaxError'), isError]).toEqual([true, true])
    expect(await evaluateInput('timesRun')).toEqual({ value: 1, isError: false })
    Reflect.deleteProperty(globalThis, 'timesRun')
  },
)

test('a declaration holds for the next lines', async () => {
  await evaluateInput('const declaredHere = 5')
  expect(await evaluateInput('declaredHere + 1')).toEqual({ value: 6, isError: false })
  Reflect.deleteProperty(globalThis, 'declaredHere')
})

test('what is thrown is the value, as an error', async () => {
  expect(await evaluateInput('throw "x"')).toEqual({ value: 'x', isError: true })
  expect(await evaluateInput('await Promise.reject("y")')).toEqual({ value: 'y', isError: true })
  const { value, isError } = await evaluateInput('1 +')
  expect([String(value).startsWith('SyntaxError'), isError]).toEqual([true, true])
})
