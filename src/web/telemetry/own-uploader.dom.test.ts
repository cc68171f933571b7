import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnUploader } from './own-uploader.ts'

const fetched = vi.fn<typeof fetch>()
const ID = '00000000-0000-4000-8000-000000000001'
const PAGE = `https://own.invalid/submit/lectern/page/1/${ID}`
const DELETION = `https://own.invalid/submit/lectern/deletion-request/1/${ID}`

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function post(address: string) {
  const payload = '{"ping_info":{"seq":1}}'
  const request = { identifier: ID, headers: {}, payload, maxBodySize: 1e6, asCompressedPayload: () => request }
  return new OwnUploader().post(address, request)
}
const respond = (status: number) => fetched.mockResolvedValue(new Response(null, { status }))
const readPings = (): unknown => JSON.parse(localStorage.getItem('pings') ?? '{}')

test('a ping goes to the site itself, without cookies', async () => {
  respond(204)
  await post(PAGE)
  const [address, options] = fetched.mock.calls[0] ?? []
  expect([address, options?.credentials, options?.keepalive]).toEqual([`${location.origin}/submit/lectern/page/1/${ID}`, 'omit', true])
  expect(readPings()).toEqual({})
})

test('a ping is compressed by the browser', async () => {
  respond(204)
  await post(PAGE)
  const { headers, body } = fetched.mock.calls[0]?.[1] ?? {}
  expect(headers).toMatchObject({ 'Content-Encoding': 'gzip' })
  const stream = new Response(body).body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(stream).text()).toBe('{"ping_info":{"seq":1}}')
})

test.each([500, 503, 507])('a ping that is answered with %i is stored where Glean looks for it', async (status) => {
  respond(status)
  await post(PAGE)
  expect(readPings()).toEqual({
    [ID]: { collectionDate: expect.any(String), path: `/submit/lectern/page/1/${ID}`, payload: { ping_info: { seq: 1 } } },
  })
})

test('a ping that reaches no server is stored', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  await post(PAGE)
  expect(Object.keys(Object(readPings()))).toEqual([ID])
})

test.each([400, 404, 413, 429])('a ping that is answered with %i is not stored', async (status) => {
  respond(status)
  await post(PAGE)
  expect(readPings()).toEqual({})
})

test('what was stored and tampered with does not stop it', async () => {
  for (const stored of ['no JSON', '[]', 'null', '7']) {
    localStorage.setItem('pings', stored)
    respond(503)
    await post(PAGE)
    expect(Object.keys(Object(readPings()))).toEqual([ID])
  }
})

test('where the storage is full, a ping is lost and nothing else', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  respond(503)
  await expect(post(PAGE)).resolves.toMatchObject({ status: 503 })
  expect(setItem).toHaveBeenCalledOnce()
})

test('after opting out, a ping that fails is not stored, and a deletion request is until the server has it', async () => {
  localStorage.setItem('telemetry', 'off')
  localStorage.setItem('userLifetimeMetrics', '{}')
  respond(503)
  await post(PAGE)
  expect(readPings()).toEqual({})
  await post(DELETION)
  expect(Object.keys(Object(readPings()))).toEqual([ID])
  respond(204)
  await post(DELETION)
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(['telemetry']))
})

test('a page that is being left sends a beacon', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const sendBeacon = vi.fn(() => true)
  vi.stubGlobal('navigator', { onLine: true, sendBeacon, doNotTrack: null })
  await post(PAGE)
  expect(sendBeacon).toHaveBeenCalledWith(`${location.origin}/submit/lectern/page/1/${ID}`, '{"ping_info":{"seq":1}}')
  expect(fetched).not.toHaveBeenCalled()
})
