import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { scanHtml, scanHtmlInSlices } from '../html/scan-html.ts'
import { type SiteServers, startSiteServers } from '../testing/site-servers.fixture.ts'
import { scanHost } from './scan-host.ts'

let site: SiteServers
beforeAll(async () => {
  site = await startSiteServers()
})
afterAll(() => site.close())
beforeEach(() => {
  Object.assign(site.raw, { http: undefined, https: undefined })
  site.resolve = () => ['127.0.0.1']
  site.connected.length = 0
})

const scan = (host = 'site.example.org') => site.scanHost(host)

test('a site that answers is graded', async () => {
  site.listener = (_, response) => response.setHeader('x-content-type-options', 'nosniff').end()
  expect(await scan(' Site.Example.ORG ')).toMatchObject({ report: { host: 'site.example.org', grade: 'F', statusCode: 200 } })
})

test.each([200, 204, 301, 304, 401, 403])('status %i is judged', async (status) => {
  site.listener = (_, response) => response.writeHead(status).end()
  expect(await scan()).toMatchObject({ report: { statusCode: status } })
})

test.each([404, 406, 429, 500, 503])('status %i is not', async (status) => {
  site.listener = (_, response) => response.writeHead(status).end()
  expect(await scan()).toEqual({ error: 'scan-failed', message: `Site did respond with an unexpected HTTP status code ${status}.` })
})

test('a site that does not answer is down, and the message says why', async () => {
  Object.assign(site.raw, { http: 'closed', https: 'closed' })
  expect(await scan()).toEqual({
    error: 'scan-failed',
    message:
      'The site seems to be down. (https: the server cannot be reached (ECONNREFUSED); http: the server cannot be reached (ECONNREFUSED))',
  })
})

test('a name without an address is tried with www.', async () => {
  site.listener = (_, response) => response.end()
  site.resolve = (host) => (host.startsWith('www.') ? ['127.0.0.1'] : [])
  expect(await scan()).toMatchObject({ report: { host: 'www.site.example.org' } })
  site.resolve = () => []
  expect(await scan()).toEqual({ error: 'invalid-hostname-lookup', message: 'site.example.org cannot be resolved' })
})

test('a scan that ends while a name is looked up says nothing about the name, which is not tried with www.', async () => {
  const stop = new AbortController()
  const asked: string[] = []
  site.resolve = (host) => {
    asked.push(host)
    stop.abort()
    return []
  }
  expect(await scanHost('site.example.org', { ...site.scanOptions(), signal: stop.signal })).toEqual({
    error: 'scan-failed',
    message: 'The site seems to be down. (https: no name server answered in time; http: no name server answered in time)',
  })
  expect(new Set(asked)).toEqual(new Set(['site.example.org']))
})

test('a name with an address that is not public is not scanned', async () => {
  site.resolve = () => ['8.8.8.8', '10.0.0.5']
  expect(await scan()).toEqual({
    error: 'invalid-hostname',
    message: 'Invalid hostname: site.example.org has an address that is not public',
  })
  expect(site.connected).toEqual([])
})

test('a name that is none is not even resolved', async () => {
  site.resolve = () => {
    throw new Error('resolved')
  }
  expect(await scan('127.1')).toEqual({ error: 'invalid-hostname-ip', message: 'Cannot scan IP addresses' })
})

test('a page of a million elements is graded, and so is one whose end is cut off', async () => {
  servers('<p>'.repeat(1_000_000))
  expect(await scan()).toMatchObject({ report: { statusCode: 200 } })
  servers(`<!doctype html>${'<script src="/a.js"></script>'.repeat(100_000)}`)
  expect(await scan()).toMatchObject({ report: { statusCode: 200 } })
})

function servers(body: string): void {
  site.listener = (_, response) => response.setHeader('content-type', 'text/html').end(body)
}

test('HTML has the same facts in slices', async () => {
  const script = '<script src="/a.js" integrity="sha256-a"></script>'
  for (const body of [
    '',
    '<p>',
    `${'<b></i>'.repeat(100_000)}${script}`,
    `<meta name=referrer content=origin>${script.repeat(20_000)}`,
    '<a b'.repeat(50_000),
  ])
    expect(await scanHtmlInSlices(body)).toEqual(scanHtml(body))
})
