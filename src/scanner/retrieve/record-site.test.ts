import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gradeRecording } from '../grade/grade-recording.ts'
import { type SiteServers, startSiteServers } from '../testing/site-servers.fixture.ts'
import { SCAN_LIMITS } from './scan-limits.ts'

let site: SiteServers
beforeAll(async () => {
  site = await startSiteServers()
})
afterAll(() => site.close())
beforeEach(() => {
  Object.assign(site.raw, { http: undefined, https: undefined })
  site.requests.length = 0
  site.connected.length = 0
  site.isCertified = true
  site.resolve = () => ['127.0.0.1']
  site.listener = (request, response) => {
    if ('encrypted' in request.socket) response.setHeader('content-type', 'text/html').end('<p>Hello')
    else response.writeHead(301, { location: `https://${request.headers.host}/` }).end()
  }
})

const redirectTo = (location: string): void => {
  site.listener = (_, response) => response.writeHead(302, { location }).end()
}
const routeOf = async (): Promise<readonly string[]> => (await site.scan()).recording.https?.responses.map(({ url }) => url) ?? []

describe('a site is recorded', () => {
  test('with both chains, the body and the preflight request', async () => {
    const { recording, problems } = await site.scan()
    expect(problems).toEqual({})
    expect(recording).toMatchObject({
      version: 1,
      host: 'site.example',
      scannedAt: '1970-01-01T00:00:00.000Z',
      body: '<p>Hello',
      preload: null,
    })
    expect(recording.http?.responses.map(({ url, status }) => [url, status])).toEqual([
      ['http://site.example/', 301],
      ['https://site.example/', 200],
    ])
    expect(recording.https).toMatchObject({ certificate: null, unreachable: null })
    expect(recording.cors).toMatchObject({ origin: 'https://scanner.example', status: 200 })
    expect(site.requests.toSorted()).toEqual([
      'GET http://site.example/',
      'GET https://site.example/',
      'GET https://site.example/',
      'OPTIONS https://site.example/',
    ])
  })

  test('without values of cookies, which still come back within a chain', async () => {
    site.listener = ({ headers, url }, response) => {
      if (url === '/' && headers.cookie === undefined) response.writeHead(302, { location: '/', 'set-cookie': 'id=secret1; Path=/' }).end()
      else response.setHeader('set-cookie', ['a=secret2; Secure', 'secret3']).end()
    }
    const { recording } = await site.scan()
    expect(JSON.stringify(recording)).not.toContain('secret')
    expect(recording.https?.responses.map(({ headers }) => headers.filter(([name]) => name === 'set-cookie'))).toEqual([
      [['set-cookie', 'id=; Path=/']],
      [
        ['set-cookie', 'a=; Secure'],
        ['set-cookie', '='],
      ],
    ])
  })

  test('with cookies that a later redirect changes and deletes, also when there are as many as are sent back', async () => {
    const sent: (string | undefined)[] = []
    const many = Array.from({ length: SCAN_LIMITS.cookies - 2 }, (_, index) => `c${index}=`)
    const steps = [['step=1', 'gone=1', ...many, 'more=1'], ['step=2', 'gone=; Max-Age=0'], []]
    site.listener = (request, response) => {
      if (!('encrypted' in request.socket)) return void response.end()
      if (request.method === 'GET') sent.push(request.headers.cookie)
      const [set = [], next] = steps.slice(sent.length - 1)
      response.writeHead(next === undefined ? 200 : 302, { location: '/', 'set-cookie': set }).end()
    }
    await site.scan()
    expect(sent).toEqual([undefined, ['step=1', 'gone=1', ...many].join('; '), ['step=2', ...many].join('; ')])
  })

  test('with the problem of a certificate that is not trusted, or is for another name', async () => {
    const { recording } = await site.scan('www.elsewhere.example')
    expect(recording.https?.certificate).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    site.isCertified = false
    expect((await site.scan()).recording.https?.certificate).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(gradeRecording((await site.scan()).recording)?.tests.find(({ name }) => name === 'redirection')?.result).toBe(
      'redirection-invalid-cert',
    )
  })

  test('without https, and without http', async () => {
    site.raw.https = 'closed'
    const { recording, problems } = await site.scan()
    expect(recording).toMatchObject({ https: null, http: { unreachable: 'https://site.example/' } })
    expect(problems.https?.stage).toBe('connection')
    Object.assign(site.raw, { http: 'closed', https: undefined })
    expect((await site.scan()).recording).toMatchObject({ http: null, https: { unreachable: null } })
  })

  test('from the next address when the first one does not answer', async () => {
    site.resolve = () => ['127.0.0.1', '127.0.0.1']
    const broken = new Set(['first'])
    site.raw.https = (socket) => void (broken.size === 0 ? undefined : socket.destroy())
    const { problems } = await site.scan()
    expect(problems.https?.stage).toBe('tls')
    expect(site.connected.length).toBeGreaterThan(3)
  })

  test('header values can have any bytes that HTTP allows', async () => {
    site.raw.http = (socket) =>
      void socket.end(Buffer.from('HTTP/1.1 200 OK\r\nX-Frame-Options: \xff\xfe\x80 <script>\r\n__proto__: x\r\n\r\n', 'latin1'))
    const { recording } = await site.scan()
    expect(recording.http?.responses[0]?.headers).toEqual([
      ['x-frame-options', '\xff\xfe\x80 <script>'],
      ['__proto__', 'x'],
    ])
  })
})

describe('redirects', () => {
  test.each([
    'data:text/html,x',
    'javascript:1',
    'file:///etc/passwd',
    'ftp://site.example/',
    'gopher://site.example/',
    'https://[',
    'blob:x',
  ])('to %s is not followed', async (location) => {
    redirectTo(location)
    expect(await routeOf()).toEqual(['https://site.example/'])
  })

  test('cookies with any bytes do not end a chain', async () => {
    site.raw.http = (socket) =>
      void socket.end(Buffer.from('HTTP/1.1 302 Found\r\nLocation: /x\r\nSet-Cookie: a=\x80\xff\r\nSet-Cookie: \xe9=\t1\r\n\r\n', 'latin1'))
    site.raw.https = 'closed'
    const { recording, problems } = await site.scan()
    expect([problems.http, (recording.http?.responses.length ?? 0) > 1]).toEqual([undefined, true])
  })

  test.each([
    'https://site.example./',
    'https://a_b.example/',
    `https://${'a'.repeat(70)}.example/`,
    'https://a..example/',
    'https://xn--a.example/',
    '/%00?%ff#x',
    '/|^`{}<>"\'',
  ])('to the odd address %s is a hop, or the end of the chain', async (location) => {
    redirectTo(location)
    const { recording } = await site.scan()
    expect(recording.https?.responses[0]?.status).toBe(302)
  })

  test('without Location is not followed', async () => {
    site.listener = (_, response) => response.writeHead(302).end()
    expect(await routeOf()).toEqual(['https://site.example/'])
  })

  test('with a long Location is not followed', async () => {
    redirectTo(`/${'a'.repeat(SCAN_LIMITS.addressLength)}`)
    expect(await routeOf()).toEqual(['https://site.example/'])
  })

  test('user and password of a Location are not sent', async () => {
    site.listener = ({ url, headers }, response) => {
      if (url === '/') response.writeHead(302, { location: 'https://user:password@site.example/x#y' }).end()
      else response.end(String(headers.authorization))
    }
    const { recording } = await site.scan()
    expect([recording.https?.responses.at(-1)?.url, recording.body]).toEqual(['https://site.example/x', 'undefined'])
  })

  test('a loop ends after ten redirects', async () => {
    redirectTo('/')
    const { recording } = await site.scan()
    expect(recording.https?.responses).toHaveLength(SCAN_LIMITS.hops + 1)
    expect(recording.https?.unreachable).toBe('https://site.example/')
  })

  test('to another port is not followed', async () => {
    for (const port of [22, 25, 3000, 6379, 8080, 8443]) {
      redirectTo(`https://site.example:${port}/`)
      const { recording } = await site.scan()
      expect(recording.https).toMatchObject({ unreachable: `https://site.example:${port}/` })
      expect(recording.https?.responses).toHaveLength(1)
    }
  })

  test.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[fd00:ec2::254]/',
    'http://2130706433.invalid@192.168.0.1/',
    'http://0x0a.1/',
    'http://012.0.0.1/',
    'http://3232235521/',
    'http://0/',
    '//100.100.100.200/',
    'http://intern.example/',
    'http://half.example/',
  ])('to %s is not followed', async (location) => {
    site.resolve = (host) =>
      host === 'intern.example' ? ['192.168.1.1'] : host === 'half.example' ? ['127.0.0.1', '10.0.0.1'] : ['127.0.0.1']
    redirectTo(location)
    const { recording } = await site.scan()
    expect(recording.https?.responses).toHaveLength(1)
    expect(recording.https?.unreachable).toMatch(/^https?:/)
    expect(new Set(site.connected)).toEqual(new Set(['127.0.0.1']))
  })
})

describe('addresses', () => {
  test.each([
    ['none', [], 'name'],
    ['a private one', ['10.0.0.1'], 'address'],
    ['a public and a private one', ['8.8.8.8', '192.168.0.1'], 'address'],
    ['a public one and the metadata of a cloud', ['8.8.8.8', '169.254.169.254'], 'address'],
    ['a mapped one', ['::ffff:127.0.0.1'], 'address'],
    ['no address at all', ['localhost'], 'address'],
  ])('%s: nothing is connected to', async (_, addresses, stage) => {
    site.resolve = () => addresses
    const { recording, problems } = await site.scan()
    expect([recording.http, recording.https, problems.http?.stage, problems.https?.stage]).toEqual([null, null, stage, stage])
    expect(site.connected).toEqual([])
  })

  test('a name is resolved once for a connection, which goes to the checked address', async () => {
    const asked = new Map<string, number>()
    site.resolve = (host) => {
      const count = (asked.get(host) ?? 0) + 1
      asked.set(host, count)
      // The first two requests get a good address, later ones a private one.
      return count <= 2 ? ['127.0.0.1'] : ['10.0.0.1']
    }
    const { recording } = await site.scan()
    expect(new Set(site.connected)).toEqual(new Set(['127.0.0.1']))
    expect([recording.http?.unreachable, recording.cors]).toEqual(['https://site.example/', null])
    expect(asked.get('site.example')).toBe(site.connected.length + 2)
  })
})

describe('headers have limits', () => {
  test('a header that is too large ends the chain', async () => {
    site.raw.https = 'closed'
    site.raw.http = (socket) => void socket.end(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(SCAN_LIMITS.headerBytes)}\r\n\r\n`)
    expect((await site.scan()).problems.http?.message).toBe('the header of the response is larger than 32 KiB')
    site.raw.http = (socket) => void socket.end(`HTTP/1.1 200 OK\r\n${'X: aaaa\r\n'.repeat(10_000)}\r\n`)
    expect((await site.scan()).problems.http?.stage).toBe('response')
  })

  test.each(['', 'SSH-2.0-x\r\n', 'HTTP/1.1 200 OK\r\nX: \x01\x00\r\n\r\n', 'HTTP/1.1 200 OK\nX', 'HTTP/1.1 99 x\r\n\r\n'])(
    'what is no response ends the chain: %j',
    async (text) => {
      site.raw.https = 'closed'
      site.raw.http = (socket) => void socket.end(text)
      expect((await site.scan()).problems.http?.stage).toBe('response')
    },
  )
})
