import { setTimeout } from 'node:timers/promises'
import vm from 'node:vm'
import { expect, test } from 'vitest'
import { LOOP_GUARD } from '#contracts/runner-page.ts'
import { guardLoops } from './guard-loops.ts'
import { SNIPPETS } from './guarded-snippets.fixture.ts'

/** What a script prints, and how it ends. */
async function outputOf(code: string, isModule: boolean, guard: () => void): Promise<readonly string[]> {
  const output: string[] = []
  const print = (...values: readonly unknown[]): void => void output.push(values.map(String).join(' '))
  const setTimer = (task: () => void): void => void globalThis.setTimeout(task, 0)
  const context = vm.createContext({ print, setTimer, [LOOP_GUARD]: guard })
  try {
    if (isModule) await runModule(code, context)
    else vm.runInContext(code, context)
  } catch (error) {
    output.push(String(error))
  }
  await setTimeout(2)
  return output
}

/** Modules of `vm` need a flag of Node's: what differs here is strict mode, `await` and exports, which a function can have as well. */
async function runModule(code: string, context: vm.Context): Promise<void> {
  const body = code
    .replace(/\bexport default /g, '')
    .replace(/\bexport /g, '')
    .replaceAll('import.meta', '({})')
  await vm.runInContext(`(async () => { "use strict";${body}\n})()`, context)
}

const isModule = (code: string): boolean => /^(?:for )?await |\bexport |import\.meta/.test(code)

test('there are more than a hundred snippets, and nearly all of them have loops', () => {
  expect(new Set(SNIPPETS).size).toBe(SNIPPETS.length)
  expect(SNIPPETS.length).toBeGreaterThan(100)
  expect(SNIPPETS.filter((code) => guardLoops(code, { isModule: isModule(code) }) !== code).length).toBeGreaterThan(100)
})

test.each(SNIPPETS)('prints the same with and without the guard: %s', async (code) => {
  const guarded = guardLoops(code, { isModule: isModule(code) })
  const plain = await outputOf(code, isModule(code), () => {})
  expect(await outputOf(guarded, isModule(code), () => {})).toEqual(plain)
  expect(plain.length).toBeGreaterThan(0)
  expect(guarded.split('\n').length).toBe(code.split('\n').length)
})

test.each([
  'while (true);',
  'for (;;) {}',
  'do {} while (true)',
  'for (let i = 0; i >= 0; i++) for (const x of [1]);',
  'try { while (true) { try { for (;;); } catch {} } } catch {}',
  '(async () => { while (true) await null })().catch(() => {})',
  'const o = { *[Symbol.iterator]() { while (1) yield 1 } }; for (const x of o);',
  '[...(function* () { while (true) yield 1 })()]',
])('can stop %s', async (code) => {
  let left = 1000
  const guard = (): void => {
    left -= 1
    if (left < 0) throw new RangeError('stopped')
  }
  await outputOf(guardLoops(code), false, guard)
  expect(left).toBeLessThan(0)
})

test('the guard gets the line of the loop', () => {
  expect(guardLoops('\n\nwhile (1) {}', { firstLine: 5 })).toBe(`\n\nwhile (1) {${LOOP_GUARD}(7);}`)
})

test.each(['while (', 'for (;;', 'let x = ;\nwhile (1) {}', 'await x; while (1) {}', 'return; for (;;) {}'])(
  'code that can not be parsed stays as it is: %s',
  (code) => {
    expect(guardLoops(code)).toBe(code)
  },
)

test('code without loops is not even parsed', () => {
  const code = 'const forest = "whileaway"; dodo()'
  expect(guardLoops(code)).toBe(code)
})
