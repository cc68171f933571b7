import { expect, test } from 'vitest'
import { gradeRecording } from '#scanner/grade/grade-recording.ts'
import type { RecordedResponse } from '#scanner/recording/recording.ts'
import { createTestApp } from '../http/testing/test-app.fixture.ts'

const ORIGIN = 'https://docs.example.org'

test('the pages of the site have at least 120 points', async () => {
  const site = await createTestApp({ kind: 'sqlite', origin: ORIGIN })
  const url = '/en-US/docs/Web'
  const reply = await site.app.inject({ url, headers: { host: 'docs.example.org' } })
  const headers = Object.entries(reply.headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, String(value)]),
  )
  const page: RecordedResponse = { url: ORIGIN + url, status: reply.statusCode, headers }
  const chain = { responses: [page], certificate: null, unreachable: null }
  const redirect: RecordedResponse = { url: `http://docs.example.org${url}`, status: 301, headers: [['location', ORIGIN + url]] }
  const recording = { host: 'docs.example.org', scannedAt: '2026-11-23T12:00:00Z', body: reply.body, cors: null, preload: null } as const
  const report = gradeRecording({ version: 1, ...recording, http: { ...chain, responses: [redirect, page] }, https: chain })
  expect(report?.tests.filter(({ pass }) => pass === false).map(({ result }) => result)).toEqual([])
  expect([reply.statusCode, report?.grade, (report?.score ?? 0) >= 120]).toEqual([200, 'A+', true])
  await site.close()
})
