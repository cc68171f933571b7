import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeState } from './runner.fixture.ts'
import { createRunnerApp, FRAMED, HELLO, HELLO_HOST, type RunnerApp, stateQuery } from './runner-app.fixture.ts'

let runner: RunnerApp

beforeAll(() => {
  runner = createRunnerApp()
})

afterAll(() => runner.close())

describe('the headers of a page that runs code', () => {
  test('who may show it, what it may do, and no more', async () => {
    const { headers } = await runner.ask({})
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://localhost:3000 http://127.0.0.1:3000;')
    expect(policy).toContain('sandbox allow-scripts allow-same-origin allow-forms allow-modals')
    expect(policy).not.toMatch(/allow-top-navigation|allow-popups/)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'cache-control': 'private, no-store',
    })
    expect(headers['set-cookie']).toBeUndefined()
    for (const name of ['clear-site-data', 'origin-agent-cluster']) expect(headers[name]).toBeUndefined()
  })

  test('cookies that code has set for all hosts of the runner are cleared before they keep it from being asked', async () => {
    const reply = await runner.ask({ headers: { ...FRAMED, cookie: `a=${'x'.repeat(5000)}` } })
    expect([reply.statusCode, reply.headers['clear-site-data']]).toEqual([200, '"cookies"'])
  })

  test('the theme stands in the document before anything is painted, that of the address first', async () => {
    const scheme = async (query: string) =>
      /color-scheme" content="([^"]+)"/.exec((await runner.ask({ query: `${stateQuery(HELLO.text)}${query}` })).body)?.[1]
    expect([await scheme(''), await scheme('&theme=dark'), await scheme('&theme=os-default'), await scheme('&theme="><script>')]).toEqual([
      'light dark',
      'dark',
      'light dark',
      'light dark',
    ])
    expect((await runner.run({ theme: 'dark' })).body).toContain('content="dark"')
  })

  test('code can not end its own element, nor its stylesheet', async () => {
    const { body } = await runner.run({
      js: 'print("</script><img src=x>", `<!--`, /<\\/script>/)',
      css: 'a::after { content: "</style><b>" }',
    })
    expect(body).toContain('print("\\x3C/script><img src=x>", `\\x3C!--`')
    expect(body).toContain('content: "<\\/style><b>"')
  })

  test('a module is a module, and its import map stands before it', async () => {
    const { body } = await runner.run({ js: 'import "a"', isModule: true, importMap: '{"imports":{"a":"</script>"}}' })
    expect(body).toContain('<script type="importmap">{"imports":{"a":"\\u003c/script>"}}</script>')
    expect(body).toContain('<script type="module">\nimport "a"\n</script>')
  })

  test('scripts in the HTML are guarded as well, data is not', async () => {
    const { body } = await runner.run({
      html: '<script>while (1) {}</script>\n<script type="text/plain">while (1) {}</script><SCRIPT type=module>\nfor (;;) x()</SCRIPT>',
    })
    expect(body).toContain('<script>while (1) {__loopGuard(1);}</script>')
    expect(body).toContain('<script type="text/plain">while (1) {}</script>')
    expect(body).toContain('for (;;) {__loopGuard(3,1);x()/*__loopGuard*/}</SCRIPT>')
  })

  test('compiled WebAssembly becomes an address', async () => {
    expect((await runner.run({ js: 'fetch("{%wasm-url%}")', wasm: 'AGFzbQ==' })).body).toContain(
      'fetch("data:application/wasm;base64,AGFzbQ==")',
    )
  })

  test('a small state makes no document of any size: a module that stands in its script too often is rejected, with the reason', async () => {
    const codeWith = (places: number) => ({ js: '{%wasm-url%}'.repeat(places), wasm: 'A'.repeat(1_000_000) })
    expect((await runner.run(codeWith(2))).body.length).toBeLessThan(2_010_000)
    expect(encodeState(codeWith(400)).text.length).toBeLessThan(2000)
    const { statusCode, body } = await runner.run(codeWith(400))
    expect([statusCode, body]).toEqual([400, expect.stringContaining('{%wasm-url%} stands in the script too often')])
  })

  test.each(['ix-choice', 'ix-tabbed', 'ix-wat'] as const)('the stylesheet of %s comes before its own', async (defaults) => {
    const { body } = await runner.run({ css: 'p { margin: 0 }', defaults })
    expect(body.match(/<style/g)?.length).toBe(2)
    expect(body).toContain('</style><style id="css-output">\np { margin: 0 }\n</style>')
  })

  test('the element of its own styles is there without styles too', async () => {
    const { body } = await runner.run({ css: '' })
    expect(body).toContain('<style id="css-output">\n\n</style>')
  })

  test('it is compressed for who takes that', async () => {
    const reply = await runner.ask({ headers: { ...FRAMED, 'accept-encoding': 'gzip, br' } })
    expect(reply.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(reply.rawPayload).toString()).toContain('<p>Hello</p>')
  })

  test('HEAD is answered as GET', async () => {
    const reply = await runner.app.inject({
      method: 'HEAD',
      url: `/runner.html${stateQuery(HELLO.text)}`,
      headers: { host: HELLO_HOST, ...FRAMED },
    })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
  })
})
