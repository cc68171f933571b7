import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRunnerApp, FRAMED, HELLO, HELLO_HOST, OPENED, ORIGIN, type RunnerApp, stateQuery } from './runner-app.fixture.ts'

let runner: RunnerApp

beforeAll(() => {
  runner = createRunnerApp()
})

afterAll(() => runner.close())

describe('the host decides what is sent (docs/behaviour/runner.md 1)', () => {
  test('code runs in a frame of the site on the host of its hash', async () => {
    const { statusCode, headers, body } = await runner.ask({})
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('<p>Hello</p>')
    expect(body).toContain('<style id="css-output">\np { color: red }\n</style>')
    expect(body).toContain('<script>\nconsole.log(1)\n</script>')
    expect(body.indexOf('runTheRunner()')).toBeLessThan(body.indexOf('<style>'))
  })

  test.each([
    ['of another hash', `${'0'.repeat(40)}.runner.localhost:3000`],
    ['of a part of the hash', `${HELLO.hash.slice(0, 39)}.runner.localhost:3000`],
    ['of more than the hash', `a${HELLO.hash}.runner.localhost:3000`],
    ['with a label before it', `a.${HELLO.hash}.runner.localhost:3000`],
    ['of no hash', 'runner.localhost:3000'],
    ['of another word', 'random.runner.localhost:3000'],
  ])('on a host %s it is rejected, in a frame and by itself', async (_, host) => {
    expect((await runner.ask({ host })).statusCode).toBe(403)
    expect((await runner.ask({ host, headers: OPENED })).statusCode).toBe(403)
  })

  test.each([
    ['the site itself', 'localhost:3000'],
    ['a host that only ends alike', `${HELLO.hash}.notrunner.localhost:3000`],
    ['a host that begins alike', `${HELLO.hash}.runner.localhost.evil.example`],
    ['a host without a dot', `${HELLO.hash}runner.localhost:3000`],
  ])('on %s there is no runner', async (_, host) => {
    expect((await runner.ask({ host })).statusCode).toBe(404)
  })

  test.each([
    `${HELLO.hash.toUpperCase()}.RUNNER.LOCALHOST:3000`,
    `${HELLO.hash}.runner.localhost`,
    `${HELLO.hash}.runner.localhost.:3000`,
  ])('case, port and the dot at the end do not make it another host: %s', async (host) => {
    expect((await runner.ask({ host })).statusCode).toBe(200)
  })

  test('opened by itself it asks first', async () => {
    const { statusCode, body } = await runner.ask({ headers: OPENED })
    expect(statusCode).toBe(200)
    expect(body).toContain('Caution: this is a demo page')
    expect(body).not.toContain('runTheRunner')
  })

  test('a program that says nothing of itself is asked as well', async () => {
    expect((await runner.ask({ headers: {} })).body).toContain('Caution: this is a demo page')
  })

  test.each(['https://evil.example/', 'http://localhost:3001/', 'http://localhost.evil.example/', 'not an address'])(
    'a frame of %s is rejected',
    async (referer) => {
      expect((await runner.ask({ headers: { ...FRAMED, referer } })).statusCode).toBe(403)
    },
  )

  test('whoever follows a link is asked, wherever it stands', async () => {
    for (const referer of [`${ORIGIN}/`, 'https://evil.example/'])
      expect((await runner.ask({ headers: { ...OPENED, referer } })).body).toContain('Caution: this is a demo page')
  })

  test('code that loads its own page again runs again', async () => {
    const host = HELLO_HOST
    expect((await runner.ask({ headers: { ...FRAMED, referer: `http://${host}/` } })).body).toContain('runTheRunner()')
  })

  test('it lies below any page, so that relative addresses mean what they mean there', async () => {
    for (const path of ['/en-US/docs/Web/CSS/runner.html', '/de/docs/Web/runner.html', '/en-US/blog/a-post/runner.html'])
      expect((await runner.ask({ path })).statusCode).toBe(200)
    for (const path of ['/runner.html/', '/en-US/runner.html', '/runner.htm', '/RUNNER.HTML', '/static/runner.html'])
      expect((await runner.ask({ path })).statusCode).toBe(404)
  })

  test('a domain of its own, behind a proxy', async () => {
    const named = createRunnerApp({ origin: 'https://docs.example', runner: 'https://{hash}.play.example', proxyHops: 1 })
    const headers = { ...FRAMED, referer: 'https://docs.example/', host: `${HELLO.hash}.play.example` }
    const url = `/runner.html${stateQuery(HELLO.text)}`
    const reply = await named.app.inject({ url, headers: { ...headers, 'x-forwarded-proto': 'https' } })
    expect([reply.statusCode, reply.headers['strict-transport-security']]).toEqual([200, 'max-age=63072000'])
    expect(reply.headers['content-security-policy']).toContain('frame-ancestors https://docs.example;')
    expect((await named.app.inject({ url, headers: { ...headers, referer: 'http://localhost:3000/' } })).statusCode).toBe(403)
    const asked = await named.app.inject({ url, headers: { ...headers, ...OPENED } })
    expect(asked.headers['set-cookie']).toMatch(/^__Host-leave=[\w-]{24}; Max-Age=60; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
    await named.close()
  })
})

describe('nothing of the site is served where code runs', () => {
  test.each([
    '/',
    '/en-US/',
    '/en-US/docs/Web/CSS',
    '/en-US/docs/Web/CSS/index.json',
    '/api/v1/whoami',
    '/healthz',
    '/static/app.01234567.js',
    '/sitemap.xml',
    '/en-US/docs/Web/CSS/data.json',
    '/nothing',
  ])('not %s', async (path) => {
    const { statusCode, headers, body } = await runner.ask({ path, query: '', headers: { accept: 'text/html' } })
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(body).toContain('404')
  })

  test('but the media next to pages and for any page, for all code', async () => {
    const { statusCode, headers } = await runner.ask({ path: '/en-US/docs/Web/CSS/film.mp4', query: '', headers: {} })
    expect([statusCode, headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      '*',
      'cross-origin',
    ])
    expect((await runner.ask({ path: '/de/docs/Web/CSS/film.mp4', query: '', headers: {} })).statusCode).toBe(200)
    expect((await runner.ask({ path: '/shared-assets/images/drawing.svg', query: '', headers: {} })).statusCode).toBe(200)
    expect((await runner.ask({ path: '/shared-assets/images/none.svg', query: '', headers: {} })).statusCode).toBe(404)
    expect((await runner.ask({ path: '/en-US/docs/Web/CSS/../../../../etc/film.mp4', query: '', headers: {} })).statusCode).toBe(404)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('no call of the API by %s', async (method) => {
    const headers = { host: HELLO_HOST, origin: ORIGIN }
    const reply = await runner.app.inject({ method, url: '/api/v2/collections/', headers, payload: '{}' })
    expect(reply.statusCode).toBe(405)
  })
})

test('no line of the log holds code, a leave, or who asked', async () => {
  runner.log.length = 0
  await runner.ask({})
  await runner.ask({ headers: OPENED, query: `${stateQuery(HELLO.text)}&code=secret-leave` })
  await runner.ask({ query: '?state=broken-state' })
  expect(runner.log.length).toBeGreaterThan(2)
  for (const line of runner.log) expect(line).not.toMatch(/state|secret-leave|broken|Hello|Referer/i)
  expect(runner.log.join()).toContain('/runner.html')
})

test('in dev the page that runs code has no script of the site’s', async () => {
  const dev = createRunnerApp({ dev: true })
  expect((await dev.ask({})).body).not.toContain('_dev')
  await dev.close()
})
