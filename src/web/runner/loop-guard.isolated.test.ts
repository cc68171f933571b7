import { beforeEach, expect, test, vi } from 'vitest'
import { LOOP_GUARD } from '#contracts/runner-page.ts'
import { installLoopGuard, withoutGuards } from './loop-guard.ts'

let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)
installLoopGuard({ loop: 'stopped after {seconds} seconds in line {line}' })

function turn(line = 1): void {
  const guard: unknown = Reflect.get(globalThis, LOOP_GUARD)
  if (typeof guard === 'function') guard(line)
}

/** Ends the task, so that the next loop is the first one. */
beforeEach(() => new Promise((resolve) => setTimeout(resolve, 5)))

test('a loop that runs for more than two seconds is stopped, with its line', () => {
  for (let index = 0; index <= 200; index += 1) {
    now += 10
    turn(7)
  }
  now += 10
  expect(() => turn(7)).toThrow(new RangeError('stopped after 2 seconds in line 7'))
  expect(() => turn(8), 'it stays stopped when the code catches the error').toThrow('line 8')
})

test('the time begins anew with each task', async () => {
  for (let task = 0; task < 5; task += 1) {
    for (let index = 0; index < 150; index += 1) {
      now += 10
      turn()
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(() => turn()).not.toThrow()
})

test('a pause of more than a second, as in a dialog or a debugger, does not count', () => {
  for (let index = 0; index < 20; index += 1) {
    now += 1001
    turn()
  }
  expect(() => turn()).not.toThrow()
})

test('fast loops look at the clock less and less often, at most every 1024 turns', () => {
  const looks = vi.mocked(performance.now)
  for (let index = 0; index < 5000; index += 1) turn()
  looks.mockClear()
  for (let index = 0; index < 10_240; index += 1) turn()
  expect(looks).toHaveBeenCalledTimes(10)
})

test('a loop that became slow is looked at in each turn again', () => {
  const looks = vi.mocked(performance.now)
  for (let index = 0; index < 100; index += 1) turn()
  for (let index = 0; index < 1024; index += 1) {
    now += 11
    turn()
    now -= 11
  }
  now += 50
  for (let index = 0; index < 1100; index += 1) turn()
  now += 500
  looks.mockClear()
  for (let index = 0; index < 2048; index += 1) turn()
  expect(looks.mock.calls.length).toBeLessThan(2048)
})

test('the text of code has no guards', () => {
  expect(withoutGuards(`for (;;) {${LOOP_GUARD}(12,1); work() /*${LOOP_GUARD}*/}`)).toBe('for (;;)  work() ')
  expect(withoutGuards(`while (a) {${LOOP_GUARD}(3); b }`)).toBe('while (a) { b }')
  const guarded = new Function(`${LOOP_GUARD}(1);return 1`)
  expect(String(guarded)).not.toContain(LOOP_GUARD)
})
