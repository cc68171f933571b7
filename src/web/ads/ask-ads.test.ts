import { afterEach, expect, test, vi } from 'vitest'
import { askAds, keywordsOf } from './ask-ads.ts'

const question = { path: '/de/docs/Web/CSS', pongs: ['side', 'top'], locale: 'de' } as const
const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, init: ResponseInit): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('the server is asked for the placements with the words of the address', async () => {
  const fetch = answerWith('{"plusAvailable":true}', { status: 200 })
  expect(await askAds(question, signal)).toEqual({ plusAvailable: true })
  const [url, request] = fetch.mock.calls[0] ?? []
  expect([url, request?.method, JSON.parse(request?.body)]).toEqual([
    '/pong/get',
    'POST',
    { keywords: ['docs', 'web', 'css'], pongs: ['side', 'top'], locale: 'de' },
  ])
})

test('a response that fails or is no JSON raises its status text', async () => {
  answerWith('no', { status: 502, statusText: 'Bad Gateway' })
  await expect(askAds(question, signal)).rejects.toThrow('Bad Gateway')
  answerWith('<!doctype html>', { status: 200, statusText: 'OK' })
  await expect(askAds(question, signal)).rejects.toThrow('OK')
  answerWith('', { status: 200, statusText: 'OK' })
  await expect(askAds(question, signal)).rejects.toThrow('no JSON')
})

test('words that could be more than words of a page are left out', () => {
  expect(keywordsOf('/en-US/docs/Web/API/%E3%81%82/x y')).toEqual(['docs', 'web', 'api'])
  expect(keywordsOf(`/en-US/${'a/'.repeat(100)}`)).toHaveLength(20)
})
