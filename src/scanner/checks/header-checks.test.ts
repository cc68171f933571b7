import { describe, expect, test } from 'vitest'
import type { TestName } from '#contracts/observatory.ts'
import { testOf } from '../testing/recording.fixture.ts'

const resultOf = (name: TestName, header: string, value: string | readonly string[] | undefined): string =>
  testOf(name, { headers: value === undefined ? {} : { [header]: value } }).result

describe('Referrer-Policy', () => {
  test.each([
    [undefined, 'not-implemented'],
    ['no-referrer', 'private'],
    ['Same-Origin', 'private'],
    ['strict-origin', 'private'],
    ['strict-origin-when-cross-origin', 'private'],
    ['no-referrer, whimsy', 'private'],
    ['no-referrer, unsafe-url', 'unsafe'],
    ['origin', 'unsafe'],
    ['origin-when-cross-origin', 'unsafe'],
    ['no-referrer-when-downgrade', 'unsafe'],
    ['whimsy', 'header-invalid'],
    ['', 'header-invalid'],
  ])('%j: %s', (value, result) => {
    expect(resultOf('referrer-policy', 'referrer-policy', value)).toBe(`referrer-policy-${result}`)
  })

  test('that of the document comes after that of the header; of several in the document the last one counts', () => {
    const site = {
      headers: { 'referrer-policy': 'unsafe-url' },
      head: '<meta name=referrer content=origin><meta name="Referrer" content="same-origin">',
    }
    expect(testOf('referrer-policy', site)).toMatchObject({ result: 'referrer-policy-private', details: { http: true, meta: true } })
    expect(testOf('referrer-policy', { headers: site.headers })).toMatchObject({ details: { http: true, meta: false } })
    expect(testOf('referrer-policy', { head: site.head })).toMatchObject({ details: { http: false, meta: true } })
  })

  test.each([
    [[''], 'not-implemented', null],
    [['no-referrer', ''], 'private', 'no-referrer'],
    [['no-referrer', 'whimsy'], 'private', 'no-referrer'],
    [['unsafe-url', 'whimsy', ''], 'unsafe', 'unsafe-url'],
    [['whimsy'], 'header-invalid', 'whimsy'],
    [['Never'], 'private', 'Never'],
    [['default'], 'private', 'default'],
    [['always'], 'unsafe', 'always'],
    [['no-referrer', 'origin-when-crossorigin'], 'unsafe', 'origin-when-crossorigin'],
    [['no-referrer, whimsy'], 'private', 'no-referrer, whimsy'],
    [['constructor'], 'header-invalid', 'constructor'],
  ])('%j in the document: %s', (contents, result, data) => {
    const head = contents.map((content) => `<meta name=referrer content="${content}">`).join('')
    expect(testOf('referrer-policy', { head })).toMatchObject({ result: `referrer-policy-${result}`, details: { data } })
  })

  test('a value of the document that browsers do not know leaves that of the header; legacy words are none of the header', () => {
    const head = '<meta name=referrer content=whimsy>'
    expect(testOf('referrer-policy', { head, headers: { 'referrer-policy': 'origin' } }).result).toBe('referrer-policy-unsafe')
    expect(resultOf('referrer-policy', 'referrer-policy', 'never')).toBe('referrer-policy-header-invalid')
  })
})

test.each([
  [undefined, 'not-implemented'],
  ['nosniff', 'nosniff'],
  ['NoSniff ', 'nosniff'],
  ['nosniff, nosniff', 'header-invalid'],
  [['nosniff', 'nosniff'], 'header-invalid'],
  ['sniff', 'header-invalid'],
])('X-Content-Type-Options %j: %s', (value, result) => {
  expect(resultOf('x-content-type-options', 'x-content-type-options', value)).toBe(`x-content-type-options-${result}`)
})

describe('X-Frame-Options', () => {
  test.each([
    [undefined, 'not-implemented'],
    ['DENY', 'sameorigin-or-deny'],
    ['SameOrigin ', 'sameorigin-or-deny'],
    ['ALLOW-FROM https://a.example', 'allow-from-origin'],
    ['SAMEORIGIN, SAMEORIGIN', 'header-invalid'],
    ['x', 'header-invalid'],
  ])('%j: %s', (value, result) => {
    expect(resultOf('x-frame-options', 'x-frame-options', value)).toBe(`x-frame-options-${result}`)
  })

  test('frame-ancestors of the header wins; in the document neither of them counts', () => {
    const headers = { 'x-frame-options': 'DENY', 'content-security-policy': "frame-ancestors 'self'" }
    expect(testOf('x-frame-options', { headers }).result).toBe('x-frame-options-implemented-via-csp')
    const head = `<meta http-equiv="X-Frame-Options" content="DENY"><meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">`
    expect(testOf('x-frame-options', { head }).result).toBe('x-frame-options-not-implemented')
  })
})

test.each([
  [undefined, 'not-implemented'],
  ['same-origin', 'implemented-with-same-origin'],
  ['Same-Site', 'implemented-with-same-site'],
  ['cross-origin', 'implemented-with-cross-origin'],
  [['same-origin', 'same-origin'], 'header-invalid'],
  ['none', 'header-invalid'],
])('Cross-Origin-Resource-Policy %j: %s', (value, result) => {
  expect(resultOf('cross-origin-resource-policy', 'cross-origin-resource-policy', value)).toBe(`corp-${result}`)
})

describe('Cross-Origin-Opener-Policy and Cross-Origin-Embedder-Policy', () => {
  test.each([
    ['opener', undefined, 'coop-not-implemented'],
    ['opener', 'same-origin', 'coop-implemented-with-same-origin'],
    ['opener', 'same-origin-allow-popups', 'coop-implemented-with-same-origin-allow-popups'],
    ['opener', 'noopener-allow-popups', 'coop-implemented-with-noopener-allow-popups'],
    ['opener', 'unsafe-none', 'coop-implemented-with-unsafe-none'],
    ['embedder', undefined, 'coep-not-implemented'],
    ['embedder', 'require-corp', 'coep-implemented-with-require-corp'],
    ['embedder', 'credentialless', 'coep-implemented-with-credentialless'],
    ['embedder', 'unsafe-none', 'coep-implemented-with-unsafe-none'],
  ] as const)('%s %j: %s', (kind, value, result) => {
    expect(resultOf(`cross-origin-${kind}-policy`, `cross-origin-${kind}-policy`, value)).toBe(result)
  })

  test.each([
    '"same-origin"',
    'Same-Origin',
    'SAME-ORIGIN',
    ['same-origin', 'same-origin'],
    'same-origin; report-to=a b',
    'same-origin; Report-To',
    'same-origin; report-to="a',
    'same-origin;',
    'x',
    '',
    'a'.repeat(30_000),
  ])('%j is not valid', (value) => {
    expect(resultOf('cross-origin-opener-policy', 'cross-origin-opener-policy', value)).toBe('coop-header-invalid')
    const other = JSON.parse(JSON.stringify(value).replaceAll('same-origin', 'require-corp'))
    expect(resultOf('cross-origin-embedder-policy', 'cross-origin-embedder-policy', other)).toBe('coep-header-invalid')
  })

  test.each([
    'same-origin; report-to',
    'same-origin; report-to="a; b\\""',
    'same-origin;a=1;b=-2.5;c=?1;d=:YQ==:;e=tok/en',
    '  same-origin  ',
  ])('%j is valid', (value) => {
    expect(resultOf('cross-origin-opener-policy', 'cross-origin-opener-policy', value)).toBe('coop-implemented-with-same-origin')
  })
})
