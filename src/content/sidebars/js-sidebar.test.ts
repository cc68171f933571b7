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
  page('Object/keys', 'static-method'),
  page('Function', 'class'),
  page('Function/name', 'instance-data-property'),
  page('TypedArray', 'class'),
  page('TypedArray/at', 'instance-method'),
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
  page('eval', 'function'),
]
const outline = (object: string): string => outlineOf(buildSampleSidebar(`en-US:jsref/${encodeURIComponent(object)}`, { pages }).entries)

test('a class has its members by kind, those of all it inherits from, and its family', () => {
  expect(outline('Uint8Array')).toBe(
    'Built-in objects | Uint8Array | Static properties[MAX] | Instance properties[length] | Static methods[fromHex] | Instance methods[setFromHex] | ' +
      'Inheritance[TypedArray[Instance methods[at]] | Object[Static methods[keys]] | Function[Instance properties[name]]] | ' +
      'Related pages for TypedArray[TypedArray | Int8Array | Uint8Array]',
  )
})

test('a namespace is an object and no function, and its classes are its family', () => {
  expect(outline('Intl')).toBe(
    'Built-in objects | Intl | Static methods[getCanonicalLocales] | Inheritance[Object[Static methods[keys]]] | Related pages for Intl[Intl | Collator]',
  )
  expect(outline('Intl/Collator')).toContain('Related pages for Intl[Intl | Collator]')
})

test('Object and Function are not their own ancestors', () => {
  expect(outline('Object')).toBe('Built-in objects | Object | Static methods[keys] | Inheritance[Function[Instance properties[name]]]')
  expect(outline('Function')).toBe('Built-in objects | Function | Instance properties[name] | Inheritance[Object[Static methods[keys]]]')
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
    children: [{ title: 'Instance methods', children: [{ title: 'at', url: `/en-US/docs/${BASE}/TypedArray/at`, code: true }] }],
  })
})

test.each([
  [`${BASE}/Intl/Collator/compare`, 'Intl/Collator'],
  [`${BASE}/Intl/getCanonicalLocales`, 'Intl'],
  [`${BASE}/Intl`, 'Intl'],
  [`${BASE}/eval`, ''],
  [BASE, ''],
  ['Web/JavaScript/Guide', ''],
])('%s belongs to %j', (slug, object) => {
  expect(findGlobalObject(slug, sampleFacts({ pages }).tree)).toBe(object)
})
