import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { CompatData } from './compat-data.ts'
import { listSpecifications, loadSpecifications, Specifications, specificationsVersion } from './specifications.ts'

const series = { currentSpecification: 'x-2' }
const specs = new Specifications([
  { url: 'https://www.w3.org/TR/x-1/', title: 'X Level 1', shortname: 'x-1', series },
  {
    url: 'https://www.w3.org/TR/x-2/',
    title: 'X Level 2',
    shortname: 'x-2',
    series: { ...series, nightlyUrl: 'https://drafts.example/x/', releaseUrl: 'https://www.w3.org/TR/x/' },
    nightly: { url: 'https://drafts.example/x-2/', alternateUrls: ['https://mirror.example/x.html'] },
  },
  { url: 'https://html.spec.example/multipage/', title: 'HTML', shortname: 'html', series: { currentSpecification: 'html' } },
])

test.each([
  ['https://www.w3.org/TR/x-1/', 'X Level 1'],
  ['https://www.w3.org/TR/x-1', 'X Level 1'],
  ['https://www.w3.org/TR/x-1/#part', 'X Level 1'],
  ['https://www.w3.org/TR/x/#part', 'X Level 2'],
  ['https://drafts.example/x-2/#part', 'X Level 2'],
  ['https://drafts.example/x/#part', 'X Level 2'],
  ['https://mirror.example/x.html#part', 'X Level 2'],
  ['https://html.spec.example/multipage/dom.html#part', 'HTML'],
  ['https://html.spec.example/multipage/index.html', 'HTML'],
])('%s lies in %s', (url, title) => {
  expect(specs.findTitle(url)).toBe(title)
})

test.each(['https://unknown.example/', 'https://www.w3.org/TR/x-10/', '', 'nonsense'])('%j lies in none', (url) => {
  expect(specs.findTitle(url)).toBeUndefined()
})

const compat = new CompatData({
  browsers: {},
  a: { __compat: { spec_url: ['https://www.w3.org/TR/x-1/#a', 'https://unknown.example/#a'], support: {} } },
  b: { __compat: { spec_url: 'https://www.w3.org/TR/x-1/#a', support: {} } },
})

test('a page has the specifications of its keys, each once, and a word for unknown ones', () => {
  expect(listSpecifications(['a', 'b', 'nothing'], [], compat, specs, 'Unknown')).toEqual([
    { bcdSpecificationURL: 'https://www.w3.org/TR/x-1/#a', title: 'X Level 1' },
    { bcdSpecificationURL: 'https://unknown.example/#a', title: 'Unknown' },
  ])
})

test('addresses of its own win', () => {
  expect(listSpecifications(['a'], ['https://drafts.example/x/'], compat, specs, 'Unknown')).toEqual([
    { bcdSpecificationURL: 'https://drafts.example/x/', title: 'X Level 2' },
  ])
})

const rootWith = (specData: string): string[] => [temporaryFolder({ 'files/jsondata/SpecData.json': specData })]
const named = JSON.stringify({
  'RFC 9999': { name: 'RFC 9999', url: 'https://rfc.example/9999', status: 'RFC' },
  'Once more': { name: 'Another', url: 'https://rfc.example/9999/' },
  'Old HTML': { name: 'Not this one', url: 'https://html.spec.whatwg.org/multipage/dom.html' },
})

test('a specification that the package lacks has the title that a content root gives it, the first of two', () => {
  const known = loadSpecifications(rootWith(named))
  expect(known.findTitle('https://rfc.example/9999#section-4')).toBe('RFC 9999')
  expect(known.findTitle('https://html.spec.whatwg.org/multipage/dom.html#dom')).toBe('HTML')
  expect(known.problem).toBeUndefined()
})

test('a list of specifications that is not as expected is a problem, and is not used', () => {
  const known = loadSpecifications(rootWith('{"a": {"name": 1}}'))
  expect(known.problem).toBe('files/jsondata/SpecData.json: /a must have required properties url')
  expect(known.findTitle('https://rfc.example/9999')).toBeUndefined()
})

test('another list is another version', () => {
  const versions = [[], rootWith(named), rootWith('{}')].map(specificationsVersion)
  expect(new Set(versions).size).toBe(3)
})
