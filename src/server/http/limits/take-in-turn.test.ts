import { expect, test } from 'vitest'
import type { Limits } from './limits.ts'
import { takeInTurn } from './take-in-turn.ts'

const TAKEN = { policy: '', limit: 1, windowSeconds: 1, remaining: 0, resetSeconds: 1, retryAfterSeconds: 0 }

/** Limits of which the buckets with these keys are empty. */
function limitsWithout(...empty: readonly string[]): { readonly limits: Limits; readonly asked: string[] } {
  const asked: string[] = []
  const limits: Limits = {
    async take(_rate, keys) {
      asked.push(...keys)
      return { ...TAKEN, ok: !keys.some((key) => empty.includes(key)) }
    },
    spend: async () => ({ ...TAKEN, ok: true }),
  }
  return { limits, asked }
}

test('every bucket is asked while none is empty', async () => {
  const { limits, asked } = limitsWithout()
  expect(
    await takeInTurn(limits, [
      ['scan', 'address:a'],
      ['scan', 'subject:b'],
    ]),
  ).toBeUndefined()
  expect(asked).toEqual(['address:a', 'subject:b'])
})

test('an empty bucket takes nothing from those after it', async () => {
  const { limits, asked } = limitsWithout('address:a')
  expect(
    (
      await takeInTurn(limits, [
        ['scan', 'address:a'],
        ['scan', 'subject:b'],
      ])
    )?.ok,
  ).toBe(false)
  expect(asked).toEqual(['address:a'])
})
