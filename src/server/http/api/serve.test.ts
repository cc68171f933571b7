import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closedObject, orNull } from '#contracts/closed-object.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'
import type { TestRequest } from '../testing/test-client.fixture.ts'

const Settings = closedObject({
  name: Type.String({ minLength: 1, maxLength: 5 }),
  theme: Type.Optional(orNull(Type.Union([Type.Literal('light'), Type.Literal('dark')]))),
  no_ads: Type.Optional(Type.Boolean()),
  items: Type.Optional(Type.Array(Type.Unknown())),
  deep: Type.Optional(closedObject({ count: Type.Integer() })),
})

const calls = {
  save: endpoint(
    { method: 'POST', path: '/api/test/save' },
    { summary: 'Saves', access: 'anyone', body: Settings, reply: Settings, status: 201 },
  ),
  list: endpoint(
    { method: 'GET', path: '/api/test/list/{id}' },
    {
      summary: 'Lists',
      access: 'anyone',
      params: closedObject({ id: Type.String({ pattern: '^[a-z]+$' }) }),
      query: closedObject({
        limit: Type.Optional(Type.Integer({ maximum: 20 })),
        all: Type.Optional(Type.Boolean()),
        tag: Type.Optional(Type.Array(Type.String())),
      }),
      reply: Type.Unknown(),
    },
  ),
  form: endpoint(
    { method: 'POST', path: '/api/test/form' },
    {
      summary: 'A form',
      access: 'anyone',
      form: Type.Object({ offline: Type.Optional(Type.String()) }),
      reply: Type.Unknown(),
    },
  ),
  nothing: endpoint({ method: 'POST', path: '/api/test/nothing' }, { summary: 'Takes nothing', access: 'anyone', status: 201 }),
  gone: endpoint(
    { method: 'DELETE', path: '/api/test/list/{id}' },
    { summary: 'Removes', access: 'staff', params: closedObject({ id: Type.String() }), status: 204 },
  ),
  mine: endpoint({ method: 'POST', path: '/api/test/mine' }, { summary: 'For accounts', access: 'account', body: Settings }),
  wrong: endpoint(
    { method: 'GET', path: '/api/test/wrong' },
    { summary: 'Answers wrongly', access: 'anyone', reply: closedObject({ count: Type.Integer() }) },
  ),
  kept: endpoint({ method: 'GET', path: '/api/test/kept' }, { summary: 'May be kept', access: 'anyone', reply: Type.String() }),
} as const

let it: TestApp
beforeAll(async () => {
  it = await createTestApp({
    kind: 'sqlite',
    join(_app, serve) {
      serve(calls.save, ({ body }) => body)
      serve(calls.list, ({ params, query }) => ({ params, query }))
      serve(calls.form, ({ form }) => form)
      serve(calls.nothing, () => undefined)
      serve(calls.gone, () => undefined)
      serve(calls.mine, () => undefined)
      serve(calls.wrong, () => JSON.parse('{"count":"3"}'))
      serve(calls.kept, ({ reply }) => {
        reply.header('cache-control', 'public, max-age=60')
        return 'x'
      })
    },
  })
})
afterAll(() => it.close())

const save = (request: TestRequest) => it.client().post('/api/test/save', request)
const saveText = (payload: string | Buffer) => save({ payload, headers: { 'content-type': 'application/json' } })

describe('a JSON body', () => {
  test('comes through as it is, and the response has the status of the contract and is not cached', async () => {
    const json = { name: 'é\n😀', theme: null, no_ads: true, items: [1e3, 'a:b,{"'], deep: { count: -3 } }
    const reply = await save({ json })
    expect([reply.statusCode, reply.json()]).toEqual([201, json])
    expect(reply.headers['cache-control']).toBe('private, no-store')
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test.each([
    ['an unknown key', '{"name":"a","nmae":"b"}', 'nmae: is not known here'],
    ['an unknown key within', '{"name":"a","deep":{"count":1,"x":1}}', 'deep.x: is not known here'],
    ['a missing key', '{}', 'name: is missing'],
    ['a word where a boolean is expected', '{"name":"a","no_ads":"true"}', 'no_ads: expected boolean'],
    ['a number where a text is expected', '{"name":1}', 'name: expected string'],
    ['a text for a number', '{"name":"a","deep":{"count":"1"}}', 'deep.count: expected integer'],
    ['a word that is no choice', '{"name":"a","theme":"blue"}', 'theme: expected "light" or "dark" or null'],
    ['a text that is too long', '{"name":"abcdef"}', 'name: must not have more than 5 characters'],
    ['another kind of value', '[]', 'body: expected object'],
    ['no JSON', '{name:1}', 'body: is not JSON'],
    ['nothing', ' ', 'body: is not JSON'],
    ['a key that comes twice', '{"name":"a","name":"b"}', 'name: comes twice'],
    ['a key that comes twice, once escaped', '{"name":"a","n\\u0061me":"b"}', 'name: comes twice'],
    ['a key that comes twice within', '{"name":"a","deep":{"count":1,"count":2}}', 'count: comes twice'],
    ['a prototype', '{"name":"a","__proto__":{"admin":true}}', '__proto__: is not a valid key'],
    ['an escaped prototype', '{"name":"a","\\u005f_proto__":{}}', '__proto__: is not a valid key'],
    ['a NUL', '{"name":"a\\u0000"}', 'body: has a NUL character in one of its texts'],
    ['half a surrogate pair', '{"name":"\\ud83d"}', 'body: has half a surrogate pair in one of its texts'],
    ['half a surrogate pair in a key', '{"name":"a","\\ude00":1}', 'body: has half a surrogate pair in one of its texts'],
    ['33 levels', `{"name":"a","items":${'['.repeat(32)}${']'.repeat(32)}}`, 'body: is nested more than 32 levels deep'],
    [
      'a hundred thousand levels',
      `{"name":"a","items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'body: is nested more than 32 levels deep',
    ],
    [
      'more values than texts of such a length have',
      `{"name":"a","items":[0${',0'.repeat(60_000)}]}`,
      'body: has more than 104857 marks and values',
    ],
    ['a number beyond all', '{"name":"a","deep":{"count":1e999}}', 'deep.count: expected integer'],
  ])('with %s is rejected and says what and where', async (_, text, problem) => {
    const reply = await saveText(text)
    expect(reply.json()).toEqual({ code: 400, error: 'Validation Error', message: `Error validating input ${problem}` })
    expect(reply.statusCode).toBe(400)
  })

  test('with bytes that are no UTF-8 is rejected', async () => {
    const reply = await saveText(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]))
    expect(reply.json().message).toBe('Error validating input body: is not UTF-8')
  })

  test('with the same key in different objects, and 32 levels, is accepted', async () => {
    const reply = await saveText(`{"name":"a","items":[{"a":1},{"a":1},${'['.repeat(30)}${']'.repeat(30)}]}`)
    expect(reply.statusCode).toBe(201)
  })

  test('with a text of two megabytes, quotes and backslashes is read to its end', async () => {
    const reply = await saveText(JSON.stringify({ name: 'a', items: ['\\"'.repeat(250_000), 'x'.repeat(900_000)] }))
    expect(reply.statusCode).toBe(201)
  })

  test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/json-seq', 'multipart/form-data; boundary=x', ''])(
    'of the type %s is rejected with 415',
    async (type) => {
      const reply = await save({ payload: '{"name":"a"}', headers: type === undefined ? {} : { 'content-type': type } })
      expect([reply.statusCode, reply.json().error]).toEqual([415, 'Unsupported Media Type'])
    },
  )

  test('may name its charset', async () => {
    expect((await save({ payload: '{"name":"a"}', headers: { 'content-type': 'Application/JSON; charset=UTF-8' } })).statusCode).toBe(201)
  })

  test('of three megabytes is rejected with 413 and an envelope', async () => {
    const reply = await saveText(JSON.stringify({ name: 'a', items: ['x'.repeat(3 * 1024 * 1024)] }))
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({ code: 413, error: 'Content Too Large', message: expect.stringMatching(/./) })
  })
})

describe('a form', () => {
  const send = (payload: string) =>
    it.client().post('/api/test/form', { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

  test('is words by name', async () => {
    expect((await send('offline=a+b%C3%A9&other=1&empty')).json()).toEqual({ offline: 'a bé', other: '1', empty: '' })
  })

  test('may be empty, with a type or without', async () => {
    expect((await send('')).json()).toEqual({})
    expect((await it.client().post('/api/test/form')).json()).toEqual({})
  })

  test.each([
    ['offline=1&offline=2', 'offline: comes twice'],
    ['offline=%00', 'body: has a NUL character in one of its fields'],
    ['offline=%ZZ', 'body: has a field with broken percent-encoding'],
    ['offline=%FF', 'body: has a field with broken percent-encoding'],
    ['__proto__=1', '__proto__: is not a valid field'],
    [Array.from({ length: 201 }, (_, index) => `f${index}=1`).join('&'), 'body: has more than 200 fields'],
  ])('%s is rejected', async (payload, problem) => {
    const reply = await send(payload)
    expect([reply.statusCode, reply.json().message]).toEqual([400, `Error validating input ${problem}`])
  })

  test('is not read from JSON', async () => {
    expect((await it.client().post('/api/test/form', { json: {} })).statusCode).toBe(415)
  })
})

describe('a query string', () => {
  const ask = async (query: string) => await it.client().get(`/api/test/list/abc${query}`)

  test('is the only input whose words become numbers and booleans', async () => {
    expect((await ask('?limit=5&all=true&tag=1&tag=b')).json()).toEqual({
      params: { id: 'abc' },
      query: { limit: 5, all: true, tag: ['1', 'b'] },
    })
  })

  test('may have names that are not known, such as those that links are marked with', async () => {
    expect((await ask('?utm_source=x&__proto__x=1')).json().query).toEqual({})
  })

  test.each([
    '?limit=5x',
    '?limit=',
    '?limit=21',
    '?limit=1.5',
    '?limit=0x10',
    '?limit=1&limit=2',
    '?all=perhaps',
    '?limit=%00',
    '?tag=%ZZ',
  ])('%s is rejected', async (query) => {
    const reply = await ask(query)
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'Validation Error'])
  })
})

describe('an address', () => {
  test('whose parameters lead nowhere is not found', async () => {
    expect((await it.client().get('/api/test/list/ABC')).statusCode).toBe(404)
  })

  test.each([
    ['PUT', '/api/test/list/abc', 'DELETE, GET, HEAD'],
    ['POST', '/api/test/list/abc', 'DELETE, GET, HEAD'],
    ['GET', '/api/test/save', 'POST'],
    ['HEAD', '/api/test/save', 'POST'],
    ['OPTIONS', '/api/test/save', 'POST'],
    ['POST', '/api/v1/search', 'GET, HEAD'],
    ['DELETE', '/api/v1/search/suggestions', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/en-US/search', 'GET, HEAD'],
    ['POST', '/opensearch.xml', 'GET, HEAD'],
    ['PATCH', '/en-US/docs/Web', 'GET, HEAD'],
  ] as const)('that is known answers %s %s with 405 and what is allowed', async (method, url, allow) => {
    const reply = await it.client().send(method, url, { headers: { accept: 'application/json' } })
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow])
    if (method !== 'HEAD') expect(reply.json()).toMatchObject({ code: 405, error: 'Method Not Allowed' })
  })

  test.each(['/api/test/save/', '/api/test/Save', '/api/test', '/api/test/list/', '/api/test/list/a/b', '/api'])(
    'with another spelling is another one: %s is not found',
    async (url) => {
      const reply = await it.client().post(url)
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'Not Found'])
    },
  )
})

describe('who may call', () => {
  test('is looked at before the body is', async () => {
    const reply = await it.client().post('/api/test/mine', { payload: '{', headers: { 'content-type': 'application/json' } })
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'Unauthorized'])
  })

  test('staff only means 401 for anonymous users and 403 for others', async () => {
    const client = it.client()
    expect((await client.delete('/api/test/list/abc')).statusCode).toBe(401)
    await client.signIn(await it.createAccount())
    expect((await client.delete('/api/test/list/abc')).statusCode).toBe(403)
    await client.signIn(await it.createAccount({ is_staff: 1 }))
    const reply = await client.delete('/api/test/list/abc')
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
  })
})

test('a call that takes no body rejects one', async () => {
  expect((await it.client().post('/api/test/nothing')).statusCode).toBe(201)
  expect((await it.client().post('/api/test/nothing', { json: { a: 1 } })).statusCode).toBe(400)
})

test('a response that is not what its contract says is an error of the server', async () => {
  const reply = await it.client().get('/api/test/wrong')
  expect([reply.statusCode, reply.json().message]).toEqual([500, 'internal server error'])
})

test('a response may say itself how long it is stored', async () => {
  expect((await it.client().get('/api/test/kept')).headers['cache-control']).toBe('public, max-age=60')
})
