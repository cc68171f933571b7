import { describe, expect, test } from 'vitest'
import type { PreloadEntry } from '../recording/recording.ts'
import { chainOf, type ExampleSite, testOf } from '../testing/recording.fixture.ts'

const HOME = 'https://site.example/'
const START = 'http://site.example/'
const listed = (more: Partial<PreloadEntry> = {}): PreloadEntry => ({
  name: 'site.example',
  includeSubdomains: true,
  forcesHttps: true,
  ...more,
})

describe('HSTS', () => {
  const judge = (site: ExampleSite): string => testOf('strict-transport-security', site).result

  test.each([
    ['max-age=15552000', 'hsts-implemented-max-age-at-least-six-months'],
    ['max-age=15551999', 'hsts-implemented-max-age-less-than-six-months'],
    ['max-age=0', 'hsts-implemented-max-age-less-than-six-months'],
    ['Max-Age="31536000" ; includeSubDomains', 'hsts-implemented-max-age-at-least-six-months'],
    ['max-age=99999999999999999999', 'hsts-implemented-max-age-at-least-six-months'],
    ['max-age=31536000;', 'hsts-implemented-max-age-at-least-six-months'],
    ['includeSubDomains; preload', 'hsts-header-invalid'],
    ['max-age=31536000, max-age=31536000', 'hsts-header-invalid'],
    ['max-age=31536000; max-age=0', 'hsts-header-invalid'],
    ['max-age=abc', 'hsts-header-invalid'],
    ['max-age=-1', 'hsts-header-invalid'],
    ['max-age=1e9', 'hsts-header-invalid'],
    ['', 'hsts-header-invalid'],
  ])('%j: %s', (value, result) => {
    expect(judge({ headers: { 'strict-transport-security': value } })).toBe(result)
  })

  test('sent twice', () => {
    expect(judge({ headers: { 'strict-transport-security': ['max-age=31536000', 'max-age=31536000'] } })).toBe('hsts-header-invalid')
  })

  test('not sent', () => {
    expect(judge({})).toBe('hsts-not-implemented')
  })

  test('sent by http only', () => {
    const http = chainOf([START, 200, { 'strict-transport-security': 'max-age=31536000' }])
    expect(judge({ https: null, http })).toBe('hsts-not-implemented-no-https')
  })

  test('with a certificate that is not valid', () => {
    const https = { ...chainOf([HOME, 200, { 'strict-transport-security': 'max-age=31536000' }]), certificate: 'CERT_HAS_EXPIRED' }
    expect(judge({ https })).toBe('hsts-invalid-cert')
  })

  test.each([
    ['the host', 'site.example', listed({ includeSubdomains: false }), true],
    ['a host below', 'www.site.example', listed(), true],
    ['a host below one without its subdomains', 'www.site.example', listed({ includeSubdomains: false }), false],
    ['a host that only ends alike', 'notsite.example', listed(), false],
    ['a host with pinned keys only', 'site.example', listed({ forcesHttps: false }), false],
  ])('preloaded: %s', (_, host, entry, isListed) => {
    const { result, details } = testOf('strict-transport-security', { host, preload: [entry] })
    expect([result, details.preloaded]).toEqual([isListed ? 'hsts-preloaded' : 'hsts-not-implemented', isListed])
  })

  test('without a list it is not known whether a host is preloaded', () => {
    expect(testOf('strict-transport-security', {}).details.preloaded).toBe(null)
  })
})

describe('redirects', () => {
  const judge = (site: ExampleSite): string => testOf('redirection', site).result
  const via = (...urls: readonly string[]): ExampleSite => ({
    http: chainOf(...urls.map((url, index): readonly [string, number] => [url, index === urls.length - 1 ? 200 : 301])),
  })

  test.each([
    [[START, HOME], 'redirection-to-https'],
    [[START, 'https://site.example:8443/'], 'redirection-to-https'],
    [[START, 'http://site.example/x', HOME], 'redirection-not-to-https-on-initial-redirection'],
    [[START, 'https://www.site.example/'], 'redirection-off-host-from-http'],
    [[START, 'http://other.example/'], 'redirection-not-to-https'],
    [[START, HOME, START], 'redirection-not-to-https'],
    [[START], 'redirection-missing'],
  ])('%j: %s', (urls, result) => {
    expect(judge(via(...urls))).toBe(result)
  })

  test('no answer by http', () => {
    expect(judge({ http: null })).toBe('redirection-not-needed-no-http')
  })

  test('a certificate that is not valid', () => {
    const { http } = via(START, HOME)
    expect(judge({ http: http === null || http === undefined ? null : { ...http, certificate: 'DEPTH_ZERO_SELF_SIGNED_CERT' } })).toBe(
      'redirection-invalid-cert',
    )
  })

  test('preloaded hosts that redirect; one that answers by http has no redirect', () => {
    expect(judge({ ...via(START, 'https://www.site.example/'), preload: [listed()] })).toBe('redirection-all-redirects-preloaded')
    expect(judge({ ...via(START), preload: [listed()] })).toBe('redirection-missing')
  })

  test('a redirect to an https address that does not answer leads to https', () => {
    const { result, details } = testOf('redirection', { https: null, http: { ...chainOf([START, 301]), unreachable: HOME } })
    expect([result, details.destination]).toEqual(['redirection-to-https', HOME])
  })
})

describe('CORS', () => {
  const ORIGIN = 'https://scanner.example'
  const prefix = 'cross-origin-resource-sharing-'
  const judge = (site: ExampleSite): string => testOf('cross-origin-resource-sharing', site).result
  const answer = (status: number, headers: readonly [string, string][]): ExampleSite => ({
    cors: { origin: ORIGIN, status, headers: [...headers] },
  })
  const ALLOW = 'access-control-allow-origin'
  const CREDENTIALS: [string, string] = ['access-control-allow-credentials', 'true']

  test.each([
    [answer(204, []), 'not-implemented'],
    [answer(404, [[ALLOW, ORIGIN], CREDENTIALS]), 'not-implemented'],
    [answer(200, [[ALLOW, '*']]), 'implemented-with-public-access'],
    [answer(200, [[ALLOW, '*'], CREDENTIALS]), 'implemented-with-public-access'],
    [answer(200, [[ALLOW, 'https://other.example'], CREDENTIALS]), 'implemented-with-restricted-access'],
    [answer(200, [[ALLOW, ORIGIN]]), 'implemented-with-restricted-access'],
    [answer(200, [[ALLOW, ORIGIN], CREDENTIALS]), 'implemented-with-universal-access'],
    [answer(200, [[ALLOW, 'null'], CREDENTIALS]), 'implemented-with-universal-access'],
    [{ headers: { [ALLOW]: '*' } }, 'implemented-with-public-access'],
  ])('%j: %s', (site, result) => {
    expect(judge(site)).toBe(prefix + result)
  })
})
