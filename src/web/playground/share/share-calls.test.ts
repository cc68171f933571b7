import { afterEach, describe, expect, test, vi } from 'vitest'
import { SHARE_BYTES_MAX } from '#contracts/playground-limits.ts'
import { createPermalink } from './create-permalink.ts'
import { openShare } from './open-share.ts'
import { sendFlag } from './send-flag.ts'

const CODE = { html: '<p>', css: '', js: '' }
const asked: { url: string; body: unknown }[] = []

function respond(status: number, body: unknown): void {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(request.body ?? null)) })
    return new Response(body === undefined ? null : JSON.stringify(body), { status })
  })
}
const reject = (status: number): void => respond(status, { code: status, error: 'Short', message: 'Long.' })
afterEach(() => void vi.unstubAllGlobals())

describe('a permalink', () => {
  test('is asked for with all that the code is, and gives its id', async () => {
    respond(201, { id: 'an-id' })
    const options = { isModule: true }
    expect(await createPermalink({ ...CODE, src: '/de/docs/Web', options })).toEqual({ kind: 'created', id: 'an-id' })
    expect(asked).toEqual([{ url: '/api/v1/play/', body: { ...CODE, src: '/de/docs/Web', options } }])
  })

  test('has WebAssembly text where there is some', async () => {
    respond(201, { id: 'an-id' })
    await createPermalink({ ...CODE, wat: '(module)' })
    expect(asked[0]?.body).toEqual({ ...CODE, wat: '(module)', src: null })
    await createPermalink({ ...CODE, wat: '' })
    expect(asked[1]?.body).toEqual({ ...CODE, src: null })
  })

  test.each([
    [401, { kind: 'signed-out' }],
    [403, { kind: 'rejected' }],
    [409, { kind: 'full' }],
    [413, { kind: 'too-large' }],
    [500, { kind: 'failed', reason: 'Short' }],
  ])('that is answered with %i is not there', async (status, created) => {
    reject(status)
    expect(await createPermalink(CODE)).toEqual(created)
  })

  test('of code that is too large is not even asked for', async () => {
    respond(201, { id: 'an-id' })
    expect(await createPermalink({ ...CODE, js: 'ä'.repeat(SHARE_BYTES_MAX / 2) })).toEqual({ kind: 'too-large' })
    expect(asked).toEqual([])
  })
})

describe('a permalink that is opened', () => {
  test('gives the code, with empty texts where there are none', async () => {
    respond(200, { html: '<p>', css: null, js: null, wat: '(module)', src: null, state: 'visible' })
    expect(await openShare('a/b')).toEqual({ kind: 'code', code: { ...CODE, wat: '(module)' } })
    respond(200, { html: '<p>', css: null, js: null, src: null, state: 'visible' })
    expect(await openShare('a/b')).toEqual({ kind: 'code', code: CODE })
    expect(asked[0]?.url).toBe('/api/v1/play/a%2Fb')
  })

  test('and is flagged gives the code only to a user who has confirmed', async () => {
    respond(200, { html: null, css: null, js: null, src: null, state: 'flagged' })
    expect(await openShare('id')).toEqual({ kind: 'flagged' })
    respond(200, { ...CODE, src: '/de/docs/Web', options: { isModule: true }, state: 'flagged' })
    expect(await openShare('id', 'confirmed')).toEqual({
      kind: 'code',
      code: { ...CODE, src: '/de/docs/Web', options: { isModule: true } },
    })
    expect(asked[0]?.url).toBe('/api/v1/play/id?confirmed=true')
  })

  test.each([
    [400, { kind: 'broken-id' }],
    [404, { kind: 'unknown' }],
    [410, { kind: 'removed' }],
    [503, { kind: 'failed', message: 'Long.' }],
  ])('and is answered with %i says why', async (status, opened) => {
    reject(status)
    expect(await openShare('id')).toEqual(opened)
  })
})

describe('a report', () => {
  test('is sent without the blanks around it', async () => {
    respond(201, undefined)
    expect(await sendFlag('id', '  bad \n')).toEqual({ kind: 'sent' })
    expect(asked).toEqual([{ url: '/api/v1/play/flag', body: { id: 'id', reason: 'bad' } }])
  })

  test.each([
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [429, { kind: 'too-often' }],
    [500, { kind: 'failed', reason: 'Short' }],
  ])('that is answered with %i says why', async (status, sent) => {
    reject(status)
    expect(await sendFlag('id', '')).toEqual(sent)
  })
})

test('without a response, none of them has a reason that a user could read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const failed = { kind: 'failed', reason: undefined }
  expect([await createPermalink(CODE), await sendFlag('id', '')]).toEqual([failed, failed])
  expect(await openShare('id')).toEqual({ kind: 'failed', message: undefined })
})
