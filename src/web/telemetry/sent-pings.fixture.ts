import { vi } from 'vitest'
import { measure } from '../browser/measure.ts'

/** Stands for `fetch` in tests of pings: each request is answered with 204. */
export const fetched = vi.fn<typeof fetch>()

/** Begins with an empty storage and without requests. */
export function startRecording(): void {
  localStorage.clear()
  fetched.mockReset()
  fetched.mockImplementation(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
}

/** The kinds of the pings that were sent, in order. */
export function sentPings(): readonly string[] {
  return fetched.mock.calls.map(([url]) => String(url).split('/')[5] ?? '')
}

/** A page view, as the application reports it. */
export function viewPage(number: number): void {
  measure({ name: 'page.view', url: `${location.origin}/de/${number}`, referrer: '', title: 'T' })
}
