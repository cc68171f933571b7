import { gradeRecording } from '#scanner/grade/grade-recording.ts'
import type { Recording } from '#scanner/recording/recording.ts'
import { quantile } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * How long the scanner takes to grade a recorded response: a page of usual size, and a hostile one of 1 MiB.
 *
 *     node bench/scanner.ts
 */
const ROUNDS = 500
const HEADERS: [string, string][] = [
  ['content-type', 'text/html; charset=utf-8'],
  ['content-security-policy', "default-src 'self'; script-src 'self' 'nonce-abc' https://cdn.example; img-src *; object-src 'none'"],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ...Array.from({ length: 20 }, (_, index): [string, string] => ['set-cookie', `name${index}=; Path=/; Secure; HttpOnly; SameSite=Lax`]),
]
const SCRIPTS = '<script src="https://cdn.example/a.js" integrity="sha256-YWJj"></script>'.repeat(20)

const yardstick = measureYardstick()
measure('a page of 64 KiB', `<!doctype html>${SCRIPTS}${'<p class="text">Some <b>text</b> of a page.</p>'.repeat(1400)}`, ROUNDS)
measure('1 MiB of nested elements', '<b></i>'.repeat(150_000), 20)
measure('1 MiB of scripts', '<script src=//a.example/b></script>'.repeat(30_000), 20)

function measure(name: string, body: string, rounds: number): void {
  const recording = recordingOf(body)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    gradeRecording(recording)
    times.push(performance.now() - started)
  }
  console.log(`${name}: p50 ${yardstick.milliseconds(quantile(times, 0.5))}, p99 ${yardstick.milliseconds(quantile(times, 0.99))}`)
}

function recordingOf(body: string): Recording {
  const page = { url: 'https://site.example/', status: 200, headers: HEADERS }
  const https = { responses: [page], certificate: null, unreachable: null }
  const redirect = { url: 'http://site.example/', status: 301, headers: [] }
  const http = { ...https, responses: [redirect, page] }
  return { version: 1, host: 'site.example', scannedAt: '2026-11-23T12:00:00Z', http, https, body, cors: null, preload: [] }
}
