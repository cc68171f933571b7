import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SiteServers, startSiteServers } from '../testing/site-servers.fixture.ts'

let site: SiteServers
beforeAll(async () => {
  site = await startSiteServers()
})
afterAll(() => site.close())
beforeEach(() => {
  Object.assign(site.raw, { http: undefined, https: undefined })
})

describe('a scan that is stopped ends', () => {
  const stopSoon = () => ({ signal: AbortSignal.timeout(200) })

  test('while a body drips: what there is of it is judged', async () => {
    site.listener = (_, response) => {
      response.setHeader('content-type', 'text/html').write('<p>a')
    }
    expect((await site.scan('site.example', stopSoon())).recording).toMatchObject({ body: '<p>a', cors: null })
  })

  test.each([
    ['deflate', deflateRawSync('<p>a')],
    ['deflate', deflateSync('<p>a')],
    ['deflate, gzip', gzipSync(deflateSync('<p>a'))],
  ])('while a body in the encoding %s drips', async (encoding, bytes) => {
    site.listener = (_, response) => {
      response.setHeader('content-encoding', encoding).write(bytes.subarray(0, -1))
    }
    expect((await site.scan('site.example', stopSoon())).recording).toMatchObject({ body: '<p>a' })
  })

  test('while a header drips', async () => {
    site.raw.https = 'closed'
    site.raw.http = (socket) => void socket.write('HTTP/1.1 200 OK\r\nX: ')
    expect((await site.scan('site.example', stopSoon())).problems.http?.stage).toBe('time')
  })

  test('while a TLS handshake does not end', async () => {
    site.raw.http = 'closed'
    site.raw.https = () => {}
    const { problems } = await site.scan('site.example', stopSoon())
    expect(problems.https?.message).toBe('the TLS handshake took too long')
  })

  test('while responses before the response go on and on', async () => {
    site.raw.https = 'closed'
    site.raw.http = (socket) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10)
      socket.on('close', () => clearInterval(timer))
    }
    expect((await site.scan('site.example', stopSoon())).problems.http?.stage).toBe('time')
  })
})
