import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENDPOINTS } from '#contracts/endpoints.ts'
import { rejectUnnamedStatus } from '../testing/reject-unnamed-status.fixture.ts'
import { createTestApp, type TestApp } from '../testing/test-app.fixture.ts'

let it: TestApp
let document: OpenApi
beforeAll(async () => {
  const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
  it = await createTestApp({
    kind: 'sqlite',
    origin: 'https://example.org',
    signIn: { kind: 'outside', provider },
  })
  document = (await it.app.inject('/api/openapi.json')).json()
})
afterAll(() => it.close())

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly object[]
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: object }[]
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, object>>
}

interface OpenApi {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: object
    readonly responses: Readonly<Record<string, object>>
    readonly securitySchemes: object
  }
}

const listOperations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })))
const endpoints = Object.values(ENDPOINTS).flatMap((calls) => Object.values(calls))

test('the document is OpenAPI 3.1 and names where the site is', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toEqual({ title: expect.stringMatching(/./), version: expect.stringMatching(/^\d/) })
  expect(document.servers).toEqual([{ url: 'https://example.org' }])
  expect(document.components.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie', name: '__Host-session' } })
})

test('every call is in it once, under a name of its own', () => {
  expect(listOperations()).toHaveLength(endpoints.length)
  const names = listOperations().map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { method, path } of endpoints) expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined()
})

test('every call in it is served, and no one serves a call that is not in it', () => {
  for (const { method, path } of endpoints) {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    expect(it.app.hasRoute({ method, url }), `${method} ${path}`).toBe(true)
  }
  const served = listRoutes(it.app.printRoutes({ commonPrefix: false })).filter((call) =>
    /^(?!HEAD )\w+ \/(api\/v\d|events|pong|pimg|:locale)\//.test(call),
  )
  const known = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
  // Where two calls call a part of the same path differently, the router prints both names.
  const unnamed = (call: string) => call.replace(/:[\w:|]+/g, ':')
  expect(served.map(unnamed).sort()).toEqual(known.map(unnamed).sort())
})

test('the parameters of a path are those of its operations', () => {
  for (const { path, operation } of listOperations()) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(described.map(({ name }) => name).sort(), path).toEqual(inPath.sort())
    expect(described.every(({ required }) => required)).toBe(true)
  }
})

test('every operation says what it answers, also when it fails, and where it refers to, there is something', () => {
  for (const { path, operation } of listOperations()) {
    const statuses = Object.keys(operation.responses)
    expect(
      statuses.filter((status) => /^[23]\d\d$/.test(status)),
      path,
    ).toHaveLength(1)
    expect(statuses, path).toContain('429')
    expect(operation.summary).toMatch(/./)
  }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer]) => pointer?.split('/') ?? [])
  expect(references.length).toBeGreaterThan(10)
  for (const pointer of references) expect(follow(document, pointer), pointer.join('/')).toBeTypeOf('object')
})

test('errors of a call are named by their status, several of one status together', () => {
  const share = document.paths['/api/v1/play/']?.post?.responses ?? {}
  expect(share[409]).toEqual({ $ref: '#/components/responses/shares_full' })
  const open = document.paths['/api/v1/play/{id}']?.get?.responses ?? {}
  expect(Object.keys(open)).toEqual(['200', '400', '404', '410', '429', '503'])
  expect(open[410]).toEqual({ $ref: '#/components/responses/gone' })
  expect(open[400]).toMatchObject({ description: expect.stringMatching(/malformed\. \/ |\/ .*malformed/) })
  expect(JSON.stringify(open[400])).toContain('#/components/schemas/Error')
})

test('a call that is answered otherwise than its contract names makes tests fail', () => {
  expect(() => rejectUnnamedStatus('GET', '/api/v1/play/abc?confirmed=true', 410)).not.toThrow()
  expect(() => rejectUnnamedStatus('GET', '/api/v1/play/abc', 409)).toThrow('was answered with 409')
  expect(() => rejectUnnamedStatus('POST', '/api/v1/play/flag', 409)).toThrow('was answered with 409')
  expect(() => rejectUnnamedStatus('GET', '/api/v1/whoami', 200)).not.toThrow()
})

test('who has to be signed in is said, and what a body is', () => {
  expect(document.paths['/api/v1/plus/settings/']?.post).toMatchObject({
    security: [{ session: [] }],
    requestBody: { required: true, content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } } },
    responses: { 401: expect.anything(), 403: expect.anything(), 415: expect.anything() },
  })
  expect(document.paths['/api/v1/whoami']?.get?.security).toEqual([{}, { session: [] }])
  expect(document.paths['/events/fxa']?.post?.security).toEqual([{ signature: [] }])
})

test('only a call that takes a form says so, next to its JSON', () => {
  for (const { method, path, form, body } of endpoints) {
    const { requestBody } = document.paths[path]?.[method.toLowerCase()] ?? {}
    const types = [
      ...(body === undefined ? [] : ['application/json']),
      ...(form === undefined ? [] : ['application/x-www-form-urlencoded']),
    ]
    expect(Object.keys(requestBody?.content ?? {}), `${method} ${path}`).toEqual(types)
  }
  expect(endpoints.some(({ form }) => form !== undefined)).toBe(true)
})

function follow(value: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce(
    (at: unknown, name) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([key]) => key === name)?.[1] : undefined),
    value,
  )
}

/** Method and path of each route in the tree that the router prints. */
function listRoutes(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*)── (\S*)(?: \((.*)\))?$/.exec(line) ?? []
    const depth = Math.floor(indent.length / 4)
    above.splice(depth, above.length, part)
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${above.join('')}`)
  })
}
