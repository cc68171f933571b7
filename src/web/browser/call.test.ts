import { afterEach, expect, test, vi } from 'vitest'
import { ACCOUNT_ADDRESSES } from '#contracts/account-addresses.ts'
import { COLLECTION_ADDRESSES } from '#contracts/collection-addresses.ts'
import { call, sendBeacon } from './call.ts'

const requests: Request[] = []

function respond(body: string | null, init: ResponseInit = {}): void {
  requests.length = 0
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    requests.push(new Request(new URL(url, 'https://room.example'), request))
    return new Response(body, init)
  })
}

const read = () => call(COLLECTION_ADDRESSES.read, { params: { id: 'a/b' }, query: { limit: 2 } })
const add = () => call(COLLECTION_ADDRESSES.order, { params: { id: '1' }, body: { item: 'x', before: null } })

afterEach(() => void vi.unstubAllGlobals())

test('a call has its parameters in the path and the query, and gives the reply', async () => {
  respond('[{"text":"one"}]')
  expect(await read()).toEqual({ isOk: true, reply: [{ text: 'one' }] })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET https://room.example/api/v2/collections/a%2Fb/?limit=2'])
  expect(requests[0]?.headers.get('accept')).toBe('application/json')
})

test('a body goes as JSON, a form as form data, and a response may be empty', async () => {
  respond(null, { status: 201 })
  expect(await add()).toEqual({ isOk: true, reply: undefined })
  expect([requests[0]?.headers.get('content-type'), await requests[0]?.text()]).toEqual(['application/json', '{"item":"x","before":null}'])
  await call(ACCOUNT_ADDRESSES.ping, { form: { offline: 'true' } })
  expect(requests[1]?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded')
  expect(await requests[1]?.text()).toBe('offline=true')
})

test('of a failed GET users are shown the message, of a failed POST the error', async () => {
  const envelope = { code: 400, error: 'Validation Error', message: 'The name is missing.' }
  respond(JSON.stringify(envelope), { status: 400, statusText: 'Bad Request' })
  const { error, message } = envelope
  expect(await read()).toEqual({ isOk: false, status: 400, error, message, shown: 'The name is missing.' })
  expect(await add()).toEqual({ isOk: false, status: 400, error, message, shown: 'Validation Error' })
})

test('of a failure that says nothing users are shown its status', async () => {
  respond('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' })
  expect([await read(), await add()].map((result) => !result.isOk && result.shown)).toEqual(['502 Bad Gateway', 'Bad Gateway'])
  respond('', { status: 502 })
  expect([await read(), await add()].map((result) => !result.isOk && result.shown)).toEqual(['502', '502'])
})

test('a page in place of JSON is a failure, and so is no response', async () => {
  respond('<h1>Log in to this network</h1>')
  expect(await read()).toMatchObject({ isOk: false, status: 200 })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await read()).toEqual({ isOk: false, status: undefined, error: 'TypeError: no network', message: 'TypeError: no network' })
})

test('what no one waits for goes as a beacon of form data', () => {
  const send = vi.fn(() => true)
  vi.stubGlobal('navigator', { sendBeacon: send })
  expect(sendBeacon(ACCOUNT_ADDRESSES.ping, { offline: 'true' })).toBe(true)
  expect(send.mock.calls).toEqual([['/api/v1/ping', new URLSearchParams('offline=true')]])
})
