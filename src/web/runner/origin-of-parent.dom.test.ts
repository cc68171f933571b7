import { expect, test, vi } from 'vitest'
import { originOfParent } from './origin-of-parent.ts'

const ALLOWED = ['https://room.example', 'https://www.room.example']

function within(ancestorOrigins: readonly string[] | undefined, referrer: string): string | undefined {
  vi.stubGlobal('location', { ancestorOrigins })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  return originOfParent(ALLOWED)
}

test('the page around is known by the browser’s list, else by the referrer', () => {
  expect(within(['https://www.room.example'], 'https://room.example/a')).toBe('https://www.room.example')
  expect(within(undefined, 'https://www.room.example/en-US/')).toBe('https://www.room.example')
})

test('a page around that is not allowed is none', () => {
  expect(within(['https://elsewhere.example'], '')).toBeUndefined()
  expect(within(undefined, 'https://elsewhere.example/')).toBeUndefined()
})

test('where the browser says nothing, it is the first that is allowed', () => {
  expect(within(undefined, '')).toBe('https://room.example')
})
