// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measure } from '../browser/measure.ts'
import { runTelemetry } from './run-telemetry.ts'
import { sentPings, startRecording, viewPage } from './sent-pings.fixture.ts'

beforeEach(startRecording)
afterEach(() => void vi.unstubAllGlobals())

test('after opting out, one deletion request is sent, nothing is reported and nothing stays stored', async () => {
  runTelemetry()
  viewPage(1)
  await vi.waitFor(() => expect(sentPings()).toEqual(['page']))
  localStorage.setItem('telemetry', 'off')
  runTelemetry()
  viewPage(2)
  measure({ name: 'search.open' })
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['telemetry']))
  expect(sentPings()).toEqual(['page', 'deletion-request'])
})
