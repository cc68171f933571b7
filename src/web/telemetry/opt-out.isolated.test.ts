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

test('after opting out, one deletion request is sent, nothing is told and nothing stays stored', async () => {
  runTelemetry()
  view(1)
  await vi.waitFor(() => expect(sentPaths()).toEqual(['page']))
  localStorage.setItem('telemetry', 'off')
  runTelemetry()
  view(2)
  measure({ name: 'search.open' })
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['telemetry']))
  expect(sentPaths()).toEqual(['page', 'deletion-request'])
})
