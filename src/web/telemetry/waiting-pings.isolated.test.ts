// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runTelemetry } from './run-telemetry.ts'
import { fetched, startRecording } from './sent-pings.fixture.ts'

beforeEach(startRecording)
afterEach(() => void vi.unstubAllGlobals())

test('of 251 pings that wait, the 250 newest stay', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 503 }))
  const pings = Array.from({ length: 251 }, (_, index) => {
    const collectionDate = new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString()
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
    return [id, { collectionDate, path: `/submit/lectern/page/1/${id}`, payload: { index } }] as const
  })
  localStorage.setItem('pings', JSON.stringify(Object.fromEntries(pings)))
  runTelemetry()
  await vi.waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(0))
  const sent = fetched.mock.calls.map(([url]) => String(url).slice(-3))
  expect(sent).not.toContain('000')
  expect(sent).toContain('001')
})
