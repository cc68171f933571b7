import { describe, expect, test } from 'vitest'
import { chainOf, type ExampleSite, testOf } from '../testing/recording.fixture.ts'

const HASH = 'sha384-oqVuAfXRKap7fdgcCY5uykM6'
const judge = (site: ExampleSite): string => testOf('subresource-integrity', site).result
const script = (src: string, integrity = ''): string =>
  `<script src="${src}"${integrity === '' ? '' : ` integrity="${integrity}"`}></script>`

const ALL = 'sri-implemented-and-all-scripts-loaded-securely'
const EXTERNAL = 'sri-implemented-and-external-scripts-loaded-securely'
const OWN = 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
const NONE = 'sri-not-implemented-but-no-scripts-loaded'
const WITHOUT = 'sri-not-implemented-but-external-scripts-loaded-securely'
const INSECURE_WITH = 'sri-implemented-but-external-scripts-not-loaded-securely'
const INSECURE = 'sri-not-implemented-and-external-scripts-not-loaded-securely'

test.each([
  ['', NONE],
  ['<script>let a</script>', NONE],
  [script('/a.js'), OWN],
  [script('https://static.site.example/a.js'), OWN],
  [script('https://site.example/a.js', HASH), ALL],
  [script('https://cdn.other/a.js', HASH), ALL],
  [script('/a.js') + script('https://cdn.other/a.js', HASH), EXTERNAL],
  [script('/a.js', HASH) + script('/b.js'), OWN],
  [script('https://cdn.other/a.js'), WITHOUT],
  [script('https://cdn.other/a.js', 'md5-abc'), WITHOUT],
  [script('https://cdn.other/a.js', HASH) + script('https://cdn.other/b.js'), WITHOUT],
  [script('http://cdn.other/a.js', HASH), INSECURE_WITH],
  [script('http://cdn.other/a.js'), INSECURE],
  [script('http://site.example/a.js'), INSECURE],
  [script('//site.example/a.js'), INSECURE],
  [script('//site.example/a.js', HASH), INSECURE_WITH],
  [script(' //cdn.other/a.js'), INSECURE],
  [script('HTTPS://cdn.other/a.js'), WITHOUT],
  [script(' https://cdn.other/a.js'), WITHOUT],
  [`<base href="https://cdn.other/">${script('a.js')}`, WITHOUT],
  [`<base href="http://cdn.other/">${script('a.js')}`, INSECURE],
  [`<base href="//cdn.other/x/">${script('/a.js')}`, WITHOUT],
  [`<base href="x/">${script('a.js')}`, OWN],
  [`<base href="data:text/html,x">${script('a.js')}`, OWN],
  [`<base href="mailto:x">${script('a.js')}`, NONE],
  [`<base href="mailto:x">${script('http://cdn.other/a.js')}`, INSECURE],
  [script('/&#9;/site.example/a.js'), INSECURE],
  [script(`https://${'a'.repeat(64)}.other/a.js`), NONE],
  [`<template>${script('http://cdn.other/a.js')}</template>`, NONE],
  [`<noscript>${script('http://cdn.other/a.js')}</noscript>`, NONE],
  [`<!-- ${script('http://cdn.other/a.js')} -->`, NONE],
  [script('data:text/javascript,1'), NONE],
  [script('https://['), NONE],
  [script('https://cdn.other&#47;a.js&amp;'), WITHOUT],
  ['<SCRIPT SRC=https://cdn.other/a.js SRC=/b.js></SCRIPT>', WITHOUT],
])('%s: %s', (head, result) => {
  expect(judge({ head })).toBe(result)
})

test('sites of one host that rents out names are different sites', () => {
  expect(judge({ host: 'a.github.io', head: script('https://b.github.io/a.js') })).toBe(WITHOUT)
})

test('a page with status 404 is judged as well', () => {
  expect(judge({ status: 404, head: script('//site.example/x.js') })).toBe(INSECURE)
})

test('scripts of a page without https come without https', () => {
  const http = chainOf(['http://site.example/', 200, { 'content-type': 'text/html' }])
  expect(judge({ https: null, http, head: script('/a.js') })).toBe(OWN)
  expect(judge({ https: null, http, head: script('http://cdn.other/a.js') })).toBe(INSECURE)
})

describe('the media type', () => {
  test.each([
    ['text/plain', 'sri-not-implemented-response-not-html'],
    ['application/json', 'sri-not-implemented-response-not-html'],
    ['Text/HTML ; charset=x', WITHOUT],
    ['application/xhtml+xml', WITHOUT],
    ['', WITHOUT],
  ])('%j: %s', (type, result) => {
    expect(judge({ headers: { 'content-type': type }, head: script('https://cdn.other/a.js') })).toBe(result)
  })

  test('HTML that is JSON is HTML; HTML that could not be decoded is not', () => {
    expect(judge({ body: '{"a": 1}' })).toBe(NONE)
    expect(judge({ body: null })).toBe('html-not-parseable')
    expect(judge({ body: null, headers: { 'content-type': 'image/png' } })).toBe('sri-not-implemented-response-not-html')
  })
})

test('hostile HTML of a MiB is read to its end', () => {
  const end = script('http://cdn.other/a.js')
  const fill = (text: string): string => text.repeat(Math.floor((1024 * 1024) / text.length))
  for (const text of ['<p>', '<b></i>', '<script src=a></script>', '<', '</', '<a b', '&amp', '<!--', '<meta name=referrer content=', '\0'])
    expect(judge({ head: fill(text) + end }), text).toMatch(/^sri-/)
  expect(judge({ head: fill('<b></i>') + end })).toBe(INSECURE)
})
