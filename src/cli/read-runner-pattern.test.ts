import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './build-web-policy.ts'
import { cookieDomain, readRunnerPattern } from './read-runner-pattern.ts'

test.each(['http://localhost:3000', 'http://docs.localhost', 'http://127.0.0.1:80', 'http://[::1]:3000', 'http://192.168.1.5:3000'])(
  'on %s code runs below localhost',
  (origin) => {
    expect(readRunnerPattern(undefined, origin)).toBeUndefined()
  },
)

test('on other http addresses code runs below the host of the site, unless the operator says where', () => {
  expect(readRunnerPattern(undefined, 'http://docs.example:8080')).toBe('http://{hash}.runner.docs.example:8080')
  expect(readRunnerPattern('https://{hash}.play.example', 'https://docs.example')).toBe('https://{hash}.play.example')
  expect(readRunnerPattern('https://{hash}.Play.example/', 'https://docs.example')).toBe('https://{hash}.play.example')
  expect(readRunnerPattern('http://{hash}.play.example:8080', 'http://localhost:3000')).toBe('http://{hash}.play.example:8080')
})

test.each([
  'https://play.example',
  'https://a.{hash}.play.example',
  'https://{hash}play.example',
  'https://{hash}.',
  'https://{hash}.*.example',
  'https://{hash}.play.example/path',
  'https://{hash}.play.example?a',
  'https://user@{hash}.play.example',
  '{hash}.play.example',
  'ftp://{hash}.play.example',
  'http://{hash}.play.example',
  'https://{hash}.docs.example',
  'https://{hash}.example',
  'https://{hash}.runner.www.docs.example',
  'https://{hash}.play.docs.example',
  '',
])('%s is rejected for https://www.docs.example', (value) => {
  expect(readRunnerPattern(value, 'https://www.docs.example')).toBeNull()
})

test('a site on https needs another registrable domain for code, by the public suffix list', () => {
  expect(readRunnerPattern(undefined, 'https://docs.example')).toBeNull()
  expect(readRunnerPattern('https://{hash}.play.example.co.uk', 'https://docs.example.co.uk')).toBeNull()
  expect(readRunnerPattern('https://{hash}.play.co.uk', 'https://docs.example.co.uk')).toBe('https://{hash}.play.co.uk')
  expect(readRunnerPattern('https://{hash}.one-play.github.io', 'https://one.github.io')).toBe('https://{hash}.one-play.github.io')
  expect(readRunnerPattern('https://{hash}.docs.example', 'https://localhost:3000')).toBe('https://{hash}.docs.example')
})

test.each([
  ['docs.example.co.uk', 'example.co.uk'],
  ['a.b.one.github.io', 'one.github.io'],
  ['github.io', 'github.io'],
  ['localhost', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
])('cookies of %s reach as far as %s', (hostname, domain) => {
  expect(cookieDomain(hostname)).toBe(domain)
})

test('pages may show frames of these hosts, and of no others of their own', () => {
  expect(contentSecurityPolicy(undefined)).toContain("frame-src 'self' http://*.runner.localhost:* https://www.youtube-nocookie.com")
  expect(contentSecurityPolicy('https://{hash}.play.example')).toContain(
    "frame-src 'self' https://*.play.example https://www.youtube-nocookie.com",
  )
})
