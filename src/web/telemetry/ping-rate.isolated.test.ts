// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runTelemetry } from './run-telemetry.ts'
import { fetched, sentPings, startRecording, viewPage } from './sent-pings.fixture.ts'

beforeEach(startRecording)
afterEach(() => void vi.unstubAllGlobals())

test('of 41 pings within a minute, 40 are sent and one waits', async () => {
  runTelemetry()
  for (let number = 0; number < 41; number++) viewPage(number)
  await vi.waitFor(() => expect(fetched.mock.calls.length).toBe(40))
  expect(new Set(sentPings())).toEqual(new Set(['page']))
})
