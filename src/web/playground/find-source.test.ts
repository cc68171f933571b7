import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { encodePlayState } from '../ui/play-frame/encode-play-state.ts'
import { EMPTY_MODEL } from './code/play-model.ts'
import { findSource } from './find-source.ts'
import { keepSessionCode } from './session-code.ts'

const CODE = { html: '<p>', css: 'p {}', js: '' }
const OTHER = { html: '<b>', css: '', js: '' }

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const queryOf = async (state: typeof CODE): Promise<string> => `?state=${encodeURIComponent((await encodePlayState(state)).text)}`
const find = (query: string, isFromOwnPage = false) => findSource({ query, isFromOwnPage })

function respond(status: number, body: object): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

describe('an address without code', () => {
  test('opens an empty playground', async () => {
    expect(await find('')).toEqual({ kind: 'opened', opened: EMPTY_MODEL })
    expect(await find('?x=1')).toEqual({ kind: 'opened', opened: EMPTY_MODEL })
  })

  test('opens what this tab has', async () => {
    keepSessionCode({ ...EMPTY_MODEL, code: CODE, isTrusted: true }, '')
    expect(await find('')).toMatchObject({ kind: 'opened', opened: { code: CODE, isTrusted: true } })
  })
})

describe('an address with code', () => {
  test.each([true, false])('opens that code, which is trusted when a page of the site led here: %s', async (isFromOwnPage) => {
    keepSessionCode({ ...EMPTY_MODEL, code: OTHER }, '')
    const opened = { code: CODE, original: CODE, isTrusted: isFromOwnPage, document: 'state' }
    expect(await find(await queryOf(CODE), isFromOwnPage)).toEqual({ kind: 'opened', opened })
  })

  test('opens what the user made of it, after a reload', async () => {
    const query = await queryOf(CODE)
    keepSessionCode({ ...EMPTY_MODEL, code: OTHER, original: CODE, isTrusted: false }, query)
    expect(await find(query)).toMatchObject({ kind: 'opened', opened: { code: OTHER, original: CODE, isTrusted: false } })
  })

  test('that is damaged says so', async () => {
    expect(await find('?state=nonsense')).toEqual({ kind: 'bad-state' })
  })

  test('keeps the options of the code', async () => {
    const { text } = await encodePlayState({ ...CODE, isModule: true, wat: '(module)' })
    const found = await find(`?state=${encodeURIComponent(text)}`)
    expect(found).toMatchObject({ opened: { code: { ...CODE, wat: '(module)', options: { isModule: true } } } })
  })
})

describe('a permalink', () => {
  test('opens code of others, whatever page led here', async () => {
    respond(200, { ...CODE, src: null, state: 'visible' })
    const opened = { code: CODE, original: CODE, id: 'abc', isTrusted: false, document: 'id:abc' }
    expect(await find('?id=abc', true)).toEqual({ kind: 'opened', opened })
  })

  test('that leads nowhere says why', async () => {
    respond(404, { code: 404, error: 'Not Found', message: 'No' })
    expect(await find('?id=abc')).toEqual({ kind: 'problem', id: 'abc', problem: { kind: 'unknown' } })
  })
})
