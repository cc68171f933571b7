import { afterEach, expect, test, vi } from 'vitest'
import { sriCheck } from '../checks/sri-check.ts'
import { proposePolicy } from '../policy/propose-policy.ts'
import { siteOf } from '../recording/site.ts'
import { exampleRecording } from '../testing/recording.fixture.ts'
import { baseOf, resolveAddress } from './page-addresses.ts'
import { scanHtml } from './scan-html.ts'

const PAGE = new URL('https://site.example:8443/a/b?c#d')
const OWN = 'https://site.example:8443/'

afterEach(() => vi.restoreAllMocks())

test.each([
  [undefined, OWN],
  ['', OWN],
  ['/x/', OWN],
  ['//other.example/x/', 'https://other.example/'],
  ['\\\\other.example', 'https://other.example/'],
  [' \0http://user:word@Other.example:80/x\n', 'http://other.example/'],
  ['https://[', OWN],
  // Browsers ignore these (HTML standard, 'set the frozen base URL').
  ['data:text/html,x', OWN],
  ['javascript:x', OWN],
  // Nothing relative leads anywhere below these.
  ['mailto:x', undefined],
  ['blob:https://other.example/x', undefined],
  ['ftp://other.example/', undefined],
])('below the base %j the origin is %j', (written, base) => {
  expect(baseOf(written, PAGE)).toBe(base)
})

test.each([
  ['x.js', 'https://base.example'],
  ['', 'https://base.example'],
  ['../../x?y', 'https://base.example'],
  ['//cdn.example/x', 'https://cdn.example'],
  ['/\t/cdn.example/x', 'https://cdn.example'],
  ['\\/cdn.example', 'https://cdn.example'],
  ['https:x.js', 'https://base.example'],
  ['http:x.js', 'http://x.js'],
  [`https://cdn.example/${'x'.repeat(1000)}`, 'https://cdn.example'],
  [`${' '.repeat(1000)}https://cdn.example/`, 'https://cdn.example'],
  [`https://${'a.'.repeat(126)}e`, `https://${'a.'.repeat(126)}e`],
  [`https://${'a.'.repeat(127)}e/`, undefined],
  [`https://${'a'.repeat(63)}.example/`, `https://${'a'.repeat(63)}.example`],
  [`https://${'a'.repeat(64)}.example/`, undefined],
  [`https://example。${'a'.repeat(64)}/`, undefined],
  [`ftp:/${'a'.repeat(64)}/`, undefined],
  [`${'a'.repeat(64)}.js`, 'https://base.example'],
])('%j leads to %j', (written, origin) => {
  expect(resolveAddress(written, 'https://base.example/')?.origin).toBe(origin)
})

test('without a base, what is complete leads somewhere', () => {
  expect(resolveAddress('x.js', undefined)).toBeNull()
  expect(resolveAddress('https:x.js', undefined)?.origin).toBe('https://x.js')
  expect(resolveAddress(`data:${'x'.repeat(1000)}`, undefined)?.protocol).toBe('data:')
})

test.each([
  ['a base of a MiB', `<base href="https://site.example/${'é'.repeat(500_000)}/"><script src=a></script><img src=b>`],
  ['addresses of a MiB', `<script src="https://a.example/${'é'.repeat(250_000)}"></script><img src="/${'é'.repeat(250_000)}">`],
  ['a host of a MiB', `<base href="https://${'a.'.repeat(500_000)}"><script src=a></script><img src=b>`],
  ['hosts of long labels', `<script src="https://${'é'.repeat(250_000)}"></script><img src="//${'é'.repeat(250_000)}">`],
])('for %s, texts that are parsed are as short as those of other pages', (_, body) => {
  const site = siteOf(exampleRecording({ body }), scanHtml)
  if (site === undefined) throw new Error('no site')
  const parse = vi.spyOn(URL, 'parse')
  sriCheck.judge(site)
  proposePolicy(site)
  const lengths = parse.mock.calls.map(([address, base]) => String(address).length + String(base ?? '').length)
  expect(Math.max(0, ...lengths)).toBeLessThan(600)
})
