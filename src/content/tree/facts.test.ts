import { describe, expect, test } from 'vitest'
import { type SampleSite, sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { answer, Questions } from './facts.ts'

const page = samplePage('Web/CSS', { title: 'CSS' })
const asset = { path: '/x/a.png', key: 'en-us/web/a.png', hash: 'h' }

const ask = (key: string, site: SampleSite): string => answer(key, sampleFacts(site), { v: '1' })

describe('an answer changes when what the page shows of it changes', () => {
  test.each<[string, SampleSite, SampleSite]>([
    ['resolve:/en-us/docs/web/css', { pages: [page] }, { pages: [] }],
    ['resolve:/en-us/docs/web/css', { pages: [page] }, { pages: [{ ...page, title: 'Other' }] }],
    ['resolve:/en-us/docs/web/css', { pages: [page] }, { pages: [{ ...page, shortTitle: 'Other' }] }],
    ['resolve:/en-us/docs/web/css', { pages: [page] }, { pages: [{ ...page, status: ['deprecated'] }] }],
    [
      'resolve:/en-us/docs/old',
      { pages: [page], redirects: { '/en-US/docs/Old': page.url } },
      { pages: [page], redirects: { '/en-US/docs/Old': `${page.url}#x` } },
    ],
    [
      'resolve:/en-us/docs/old',
      { redirects: { '/en-US/docs/Old': 'https://a.example/' } },
      { redirects: { '/en-US/docs/Old': 'https://b.example/' } },
    ],
    ['resolve:/de/docs/web/css', { pages: [page] }, { pages: [page, { ...page, locale: 'de', url: '/de/docs/Web/CSS' }] }],
    ['children:web', { pages: [page] }, { pages: [page, samplePage('Web/JS')] }],
    ['translations:web/css', { pages: [page] }, { pages: [page, { ...page, locale: 'de', url: '/de/docs/Web/CSS' }] }],
    ['source:/en-us/docs/web/css', { pages: [page] }, { pages: [{ ...page, hash: 'new' }] }],
    ['asset:en-us/web/a.png', { assets: [asset] }, { assets: [{ ...asset, hash: 'new' }] }],
    ['asset:en-us/web/a.png', { assets: [asset] }, { assets: [{ ...asset, key: 'en-us/web/A.png' }] }],
    ['css:color', { pages: [samplePage('Web/CSS/Reference/Properties/color')] }, {}],
    ['js:Array', { pages: [samplePage('Web/JavaScript/Reference/Global_Objects/Array')] }, {}],
    ['api:fetch', { pages: [samplePage('Web/API/fetch')] }, {}],
  ])('%s', (key, before, after) => {
    expect(ask(key, before)).not.toBe(ask(key, after))
    expect(ask(key, before)).toBe(ask(key, before))
  })
})

test('an answer stays when only the text of a linked page changes', () => {
  const site = (hash: string): SampleSite => ({ pages: [{ ...page, hash, bodyStart: hash.length }] })
  expect(ask('resolve:/en-us/docs/web/css', site('1'))).toBe(ask('resolve:/en-us/docs/web/css', site('22')))
})

test('a version is answered by its name, and an unknown question throws', () => {
  expect(ask('version:v', {})).toBe('1')
  expect(ask('version:w', {})).toBe('')
  expect(() => ask('colour:x', {})).toThrow('no such question: colour:x')
})

test('every question that a page asks is remembered under a key that can be answered', () => {
  const facts = sampleFacts({ pages: [page], assets: [asset] })
  const questions = new Questions(facts)
  questions.resolve('/en-US/docs/Web/CSS')
  questions.findExternalTarget('/en-US/docs/Moved')
  questions.findCss('color')
  questions.findJs('Array')
  questions.findApi('fetch')
  questions.listChildren('Web')
  questions.listTranslations('Web/CSS')
  questions.source(page)
  questions.findAsset('en-us/web/a.png')
  questions.version('v')
  expect([...questions.keys]).toEqual([
    'resolve:/en-us/docs/web/css',
    'resolve:/en-us/docs/moved',
    'css:color',
    'js:Array',
    'api:fetch',
    'children:web',
    'translations:web/css',
    'source:/en-us/docs/web/css',
    'asset:en-us/web/a.png',
    'version:v',
  ])
  for (const key of questions.keys) expect(() => answer(key, facts, {})).not.toThrow()
})
