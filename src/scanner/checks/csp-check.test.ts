import { describe, expect, test } from 'vitest'
import { type ExampleSite, testOf } from '../testing/recording.fixture.ts'

const NAME = 'content-security-policy'
const judge = (site: ExampleSite): string => testOf(NAME, site).result
const withPolicy = (...policies: readonly string[]): ExampleSite => ({ headers: { 'content-security-policy': policies } })
const metaOf = (content: string): string => `<meta http-equiv="Content-Security-Policy" content="${content}">`

const DEFAULT_NONE = 'csp-implemented-with-no-unsafe-default-src-none'
const NO_UNSAFE = 'csp-implemented-with-no-unsafe'
const STYLE = 'csp-implemented-with-unsafe-inline-in-style-src-only'
const PASSIVE = 'csp-implemented-with-insecure-scheme-in-passive-content-only'
const INLINE = 'csp-implemented-with-unsafe-inline'
const SCHEME = 'csp-implemented-with-insecure-scheme'
const EVAL = 'csp-implemented-with-unsafe-eval'
const TWICE = 'csp-implemented-but-duplicate-directives'
const INVALID = 'csp-header-invalid'

test.each([
  ['', INVALID],
  ['   ', INVALID],
  ['defa', INVALID],
  ["default-src 'none'; img-src 'self'; default-src 'none'", INVALID],
  ["script-src 'strict-dynamic'", INVALID],
  ["default-src 'strict-dynamic'", INVALID],
  ['default-src', DEFAULT_NONE],
  ["default-src 'none'", DEFAULT_NONE],
  ["default-src 'none';;; ;;;style-src 'self' 'unsafe-inline'", STYLE],
  ["default-src 'UNSAFE-INLINE'", INLINE],
  ['upgrade-insecure-requests', INLINE],
  ["script-src 'none'", INLINE],
  ["object-src https:; script-src 'none'", INLINE],
  ["default-src *; script-src *; object-src 'none'", INLINE],
  ["default-src *; script-src 'self'; object-src 'none'", STYLE],
  ["default-src 'none'; script-src ftp://x", SCHEME],
  ['script-src ftp:', INLINE],
  ["default-src 'none'; script-src ftp:", INLINE],
  ["default-src 'none'; script-src 'unsafe-inline' http:", INLINE],
  ["default-src 'none'; script-src data:", INLINE],
  ["default-src 'none'; connect-src http://x.example", SCHEME],
  ["default-src 'none'; img-src 'none'; media-src http:; style-src 'unsafe-inline'", PASSIVE],
  ["default-src 'none'; img-src https:; media-src http://x", PASSIVE],
  ["default-src 'none'; script-src 'unsafe-eval'", EVAL],
  ["default-src 'none'; style-src 'unsafe-eval'", EVAL],
  ["default-src 'none'; script-src 'self' blob:", EVAL],
  ["default-src 'none'; script-src 'wasm-unsafe-eval'", DEFAULT_NONE],
  ["default-src 'none'; script-src 'sha256-YWJj' 'unsafe-inline'; style-src 'unsafe-inline'", STYLE],
  ["default-src https://x.example; style-src 'unsafe-inline' 'nonce-a'", NO_UNSAFE],
  ["default-src 'self'", NO_UNSAFE],
  ["default-src 'none'; script-src 'strict-dynamic' 'sha256-a' https://* 'unsafe-inline'", DEFAULT_NONE],
  ["default-src 'unsafe-inline'; script-src https://x", STYLE],
  ["default-src 'none'; report-uri /a; report-uri /b", TWICE],
  ["default-src 'none'; report-to a; report-to b", TWICE],
  ["default-src 'none'; script-src 'unsafe-inline'; report-uri /a; report-uri /b", INLINE],
  ["default-src 'none'; img-src http:; report-uri /a; report-uri /b", PASSIVE],
  ["default-src 'none'; script-src 'sha256-' 'unsafe-inline'", INLINE],
  ["default-src 'none'; script-src 'sha256-%%' 'unsafe-inline'", INLINE],
  ["default-src 'none'; script-src 'self'; script-src-elem 'self' 'unsafe-inline'", INLINE],
  ["default-src 'none'; script-src 'self'; script-src-attr 'unsafe-inline'", INLINE],
  ["default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'", STYLE],
  ["default-src 'none',", DEFAULT_NONE],
  [", default-src 'none' ,, ", DEFAULT_NONE],
  ["\tdefault-src\t'none'\f", DEFAULT_NONE],
  ["default-src 'none'; __proto__ x; constructor y", DEFAULT_NONE],
])('the policy %j is %s', (policy, result) => {
  expect(judge(withPolicy(policy))).toBe(result)
})

test('a page without a policy, and one with a policy that only reports, have none', () => {
  expect(judge({})).toBe('csp-not-implemented')
  expect(judge({ headers: { 'content-security-policy-report-only': "default-src 'none'" } })).toBe(
    'csp-not-implemented-but-reporting-enabled',
  )
})

test('http: is no problem of a page that came by http', () => {
  const headers: readonly [string, string][] = [['content-security-policy', "default-src 'none'; connect-src http://x.example"]]
  const http = { responses: [{ url: 'http://site.example/', status: 200, headers: [...headers] }], certificate: null, unreachable: null }
  expect(judge({ https: null, http })).toBe(DEFAULT_NONE)
})

describe('several policies', () => {
  test.each([
    ['two equal ones', ["default-src 'none', default-src 'none'"], DEFAULT_NONE],
    ['a strict one between two others', ["style-src *; script-src 'none'; object-src 'none', style-src 'self', style-src *"], NO_UNSAFE],
    [
      'inline scripts that one allows and no other restricts',
      ["img-src 'self'; object-src 'none'", "script-src 'unsafe-inline'; object-src 'none'"],
      INLINE,
    ],
    ['the same in the other order', ["script-src 'unsafe-inline'; object-src 'none'", "img-src 'self'; object-src 'none'"], INLINE],
    [
      'inline scripts that one allows and another forbids',
      ["default-src 'none'; script-src 'unsafe-inline'", "script-src 'self'"],
      DEFAULT_NONE,
    ],
    ['one that is cut off', ["default-src 'none'", 'de'], INVALID],
  ])('%s', (_, policies, result) => {
    expect(judge(withPolicy(...policies))).toBe(result)
  })

  test('they are counted, and nothing is allowed that one of them forbids', () => {
    const site = { ...withPolicy('default-src http:'), head: metaOf('default-src https:') }
    expect([judge(site), testOf(NAME, site).details.num_policies]).toEqual([DEFAULT_NONE, 2])
    expect(judge({ ...withPolicy("img-src 'none'"), head: metaOf("default-src 'none'") })).toBe(DEFAULT_NONE)
  })
})

describe('policies in the document', () => {
  test('names and blanks do not matter', () => {
    const names = ['content-security-policy', ' Content-Security-Policy ', 'CONTENT-SECURITY-POLICY', 'content-Security-policy\t']
    const head = names.map((name) => `<META Http-Equiv="${name}" CONTENT="default-src 'none'">`).join('')
    const { result, details } = testOf(NAME, { head })
    expect([result, details.num_policies, details.meta, details.http]).toEqual([DEFAULT_NONE, 4, true, false])
  })

  test.each([
    ['that browsers ignore there', metaOf("frame-ancestors 'none'")],
    ['after the head', `<p>${metaOf("default-src 'none'")}`],
    ['in a template', `<template>${metaOf("default-src 'none'")}</template>`],
    ['in a comment', `<!-- ${metaOf("default-src 'none'")} -->`],
    ['in a script', `<script>"${metaOf('default-src x').replaceAll('"', "'")}"</script>`],
    ['without contents', metaOf('')],
  ])('one %s does not count', (_, head) => {
    expect(judge({ head })).toBe('csp-not-implemented')
  })
})

test('of the policies in the document no more is looked at than a header can have', () => {
  const policy = `default-src 'none'; img-src ${'https://a.example/ '.repeat(400)}`
  const { num_policies: count } = testOf(NAME, { head: metaOf(policy).repeat(100) }).details
  expect(count).toBe(Math.floor((32 * 1024) / policy.length))
  expect(judge({ head: metaOf(`default-src ${'a '.repeat(16_384)}`) + metaOf("default-src 'none'") })).toBe(DEFAULT_NONE)
})

describe('the flags', () => {
  const flagsOf = (policy: string) => testOf(NAME, withPolicy(policy)).details.policy

  test('frame-ancestors, base-uri and form-action do not fall back to default-src', () => {
    expect(flagsOf("default-src 'none'")).toEqual({
      antiClickjacking: false,
      defaultNone: true,
      insecureBaseUri: true,
      insecureFormAction: true,
      insecureSchemeActive: false,
      insecureSchemePassive: false,
      strictDynamic: null,
      unsafeEval: false,
      unsafeInline: false,
      unsafeInlineStyle: false,
      unsafeObjects: false,
    })
    expect(flagsOf("default-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'")).toMatchObject({
      antiClickjacking: true,
      insecureBaseUri: false,
      insecureFormAction: false,
    })
  })

  test('strict-dynamic is good with a nonce', () => {
    expect(flagsOf("default-src 'none'; script-src 'strict-dynamic' 'nonce-abc' https://*")).toMatchObject({
      strictDynamic: true,
      unsafeInline: false,
    })
  })
})

test('a value can have any characters and any length', () => {
  for (const value of ['\0\x01'.repeat(1000), "'".repeat(30_000), ';'.repeat(30_000), ','.repeat(30_000), 'a '.repeat(15_000), '<script>'])
    expect(typeof judge(withPolicy(value))).toBe('string')
})
