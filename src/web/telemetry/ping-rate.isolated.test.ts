// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measure } from '../browser/measure.ts'
import { runTelemetry } from './run-telemetry.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => new Response(null, { status: 204 }))
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const sentPaths = (): readonly string[] => fetched.mock.calls.map(([url]) => String(url).split('/')[5] ?? '')

function view(number: number): void {
  measure({ name: 'page.view', url: `${location.origin}/de/${number}`, referrer: '', title: 'T' })
}

test('of 41 pings within a minute, 40 are sent and one waits', async () => {
  runTelemetry()
  for (let number = 0; number < 41; number++) view(number)
  await vi.waitFor(() => expect(fetched.mock.calls.length).toBe(40))
  expect(new Set(sentPaths())).toEqual(new Set(['page']))
})
