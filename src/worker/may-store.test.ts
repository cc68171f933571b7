import { expect, test } from 'vitest'
import { mayStore } from './may-store.ts'
import { basic } from './worker.fixture.ts'

test('a whole response for everybody is stored', () => {
  expect(mayStore(basic('a'))).toBe(true)
  expect(mayStore(basic('a', { 'cache-control': 'public, max-age=3600', 'content-type': 'text/html; charset=utf-8' }), 'text/html')).toBe(
    true,
  )
})

test('private responses, errors, parts, redirected and other ones are not', () => {
  for (const value of ['private, no-cache', 'no-store', 'private, max-age=86400', 'max-age=1, No-Store'])
    expect([value, mayStore(basic('a', { 'cache-control': value }))]).toEqual([value, false])
  for (const status of [404, 500, 206, 203]) expect([status, mayStore(basic('a', {}, status))]).toEqual([status, false])
  expect(mayStore(basic('a', { 'content-type': 'application/json' }), 'text/html')).toBe(false)
  // Made by a script: its type is `default`.
  expect(mayStore(new Response('a'))).toBe(false)
})
