import { expect, test } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { buildSampleSidebar, outlineOf } from '../testing/sample-sidebar.ts'
import { findGlobalObject } from './js-sidebar.ts'

const BASE = 'Web/JavaScript/Reference/Global_Objects'
const page = (path: string, type: string) => samplePage(`${BASE}/${path}`, { pageType: `javascript-${type}` })
const pages = [
  samplePage(BASE, { title: 'Built-in objects' }),
  page('Object', 'class'),
  page('Object/Object', 'constructor'),
  page('Object/keys', 'static-method'),
  page('Object/valueOf', 'instance-method'),
  page('Function', 'class'),
  page('Function/Function', 'constructor'),
  page('Function/name', 'instance-data-property'),
  page('Function/bind', 'instance-method'),
  page('TypedArray', 'class'),
  page('TypedArray/at', 'instance-method'),
  page('TypedArray/of', 'static-method'),
  page('Int8Array', 'class'),
  page('Int8Array/Int8Array', 'constructor'),
  page('Uint8Array', 'class'),
  page('Uint8Array/setFromHex', 'instance-method'),
  page('Uint8Array/fromHex', 'static-method'),
  page('Uint8Array/MAX', 'static-accessor-property'),
  page('Uint8Array/length', 'instance-accessor-property'),
  page('Intl', 'namespace'),
  page('Intl/Collator', 'class'),
  page('Intl/Collator/compare', 'instance-method'),
  page('Intl/getCanonicalLocales', 'static-method'),
  page('Intl/Segmenter', 'class'),
  page('Intl/Segmenter/segment', 'instance-method'),
  page('Intl/Segmenter/segment/Segments', 'class'),
  page('Intl/Segmenter/segment/Segments/containing', 'instance-method'),
  page('Iterator', 'class'),
  page('Iterator/from', 'static-method'),
  page('Iterator/map', 'instance-method'),
  page('Generator', 'class'),
  page('GeneratorFunction', 'class'),
  page('Proxy', 'class'),
  page('Proxy/Proxy', 'constructor'),
  page('Proxy/Proxy/get', 'instance-method'),
  page('Proxy/revocable', 'static-method'),
  page('eval', 'function'),
]
const outline = (object: string): string => outlineOf(buildSampleSidebar(`en-US:jsref/${encodeURIComponent(object)}`, { pages }).entries)

test('a class has its members by kind, those of all it inherits from, and its family', () => {
  expect(outline('Uint8Array')).toBe(
    'Built-in objects | Uint8Array | Static properties[MAX] | Instance properties[length] | Static methods[fromHex] | Instance methods[setFromHex] | ' +
      'Inheritance[TypedArray[Static methods[of] | Instance methods[at]] | Object[Instance methods[valueOf]] | Function[Static properties[name] | Static methods[bind]]] | ' +
      'Related pages for TypedArray[TypedArray | Int8Array | Uint8Array]',
  )
})

test('a namespace has nothing of interest from Object, and its classes are its family', () => {
  expect(outline('Intl')).toBe(
    'Built-in objects | Intl | Static methods[getCanonicalLocales] | Related pages for Intl[Intl | Collator | Segmenter]',
  )
  expect(outline('Intl/Collator')).toContain('Related pages for Intl[Intl | Collator | Segmenter]')
})

test('Object and Function are not their own ancestors', () => {
  expect(outline('Object')).toBe(
    'Built-in objects | Object | Constructor[Object] | Static methods[keys] | Instance methods[valueOf] | Inheritance[Function[Static properties[name] | Static methods[bind]]]',
  )
  expect(outline('Function')).toBe(
    'Built-in objects | Function | Constructor[Function] | Instance properties[name] | Instance methods[bind] | Inheritance[Object[Instance methods[valueOf]]]',
  )
})

test('what has no constructor is no function and gets no static members', () => {
  expect(outline('Generator')).toBe(
    'Built-in objects | Generator | Inheritance[Iterator[Instance methods[map]] | Object[Instance methods[valueOf]]]',
  )
})

test('a class of functions has the members of Function once', () => {
  expect(outline('GeneratorFunction')).toBe(
    'Built-in objects | GeneratorFunction | Inheritance[Function[Instance properties[name] | Instance methods[bind]] | Object[Instance methods[valueOf]]]',
  )
})

test('a proxy inherits nothing, and the traps of its handler have a sidebar of their own', () => {
  expect(outline('Proxy')).toBe('Built-in objects | Proxy | Constructor[Proxy] | Static methods[revocable]')
  expect(outline('Proxy/Proxy')).toBe('Built-in objects | Proxy | Instance methods[get]')
})

test('Intl.Segmenter and the Segments that it makes are related', () => {
  const related = 'Related pages for Intl.Segmenter[Segmenter | Segments] | Related pages for Intl['
  expect(outline('Intl/Segmenter')).toContain(related)
  expect(outline('Intl/Segmenter/segment/Segments')).toContain(related)
  expect(outline('Intl/Collator')).not.toContain('Intl.Segmenter[')
})

test('a page that belongs to no object has the way to all of them', () => {
  expect(outline('')).toBe('Built-in objects')
})

test('own members are open at first, inherited ones closed', () => {
  const { entries } = buildSampleSidebar('en-US:jsref/Int8Array', { pages })
  expect(entries.filter(({ open }) => open).map(({ title }) => title)).toEqual([
    'Constructor',
    'Inheritance',
    'Related pages for TypedArray',
  ])
  expect(entries.find(({ title }) => title === 'Inheritance')?.children?.[0]).toEqual({
    title: 'TypedArray',
    url: `/en-US/docs/${BASE}/TypedArray`,
    code: true,
    children: [
      { title: 'Static methods', children: [{ title: 'of', url: `/en-US/docs/${BASE}/TypedArray/of`, code: true }] },
      { title: 'Instance methods', children: [{ title: 'at', url: `/en-US/docs/${BASE}/TypedArray/at`, code: true }] },
    ],
  })
})

test.each([
  [`${BASE}/Intl/Collator/compare`, 'Intl/Collator'],
  [`${BASE}/Intl/getCanonicalLocales`, 'Intl'],
  [`${BASE}/Intl`, 'Intl'],
  [`${BASE}/Proxy/Proxy/get`, 'Proxy/Proxy'],
  [`${BASE}/Proxy/Proxy`, 'Proxy/Proxy'],
  [`${BASE}/Proxy/revocable`, 'Proxy'],
  [`${BASE}/Int8Array/Int8Array`, 'Int8Array'],
  [`${BASE}/Intl/Segmenter/segment/Segments/containing`, 'Intl/Segmenter/segment/Segments'],
  [`${BASE}/eval`, ''],
  [BASE, ''],
  ['Web/JavaScript/Guide', ''],
])('%s belongs to %j', (slug, object) => {
  expect(findGlobalObject(slug, sampleFacts({ pages }).tree)).toBe(object)
})
