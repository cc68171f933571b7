import { expect, test } from 'vitest'
import { CompatData, loadCompatData, pageOf } from './compat-data.ts'
import { readPackageFile } from './installed-package.ts'
import type { JsonFile } from './json-file.ts'

const data = new CompatData({
  browsers: { chrome: { name: 'Chrome', type: 'desktop' } },
  api: {
    fetch: {
      __compat: { spec_url: 'https://fetch.example/#fetch', mdn_url: 'https://docs.example/docs/Web/API/fetch#use', support: {} },
      group: { part: { __compat: { spec_url: ['https://b.example/', 'https://c.example/'], support: {} } } },
    },
    Parent: {
      one: { __compat: { spec_url: 'https://one.example/', support: {} } },
      two: { __compat: { spec_url: 'https://one.example/', support: {} } },
    },
  },
})

test.each(['', 'api.nothing', 'api.fetch.__compat', 'api.fetch.constructor', '__proto__', 'constructor.prototype', 'api..fetch'])(
  'the key %j is unknown',
  (key) => {
    expect(data.findFeature(key)).toBeUndefined()
    expect(data.listSpecUrls(key)).toEqual([])
    expect(data.listParts(key)).toEqual([])
  },
)

test('specifications are those of the feature, else of the features below it, each once', () => {
  expect(data.listSpecUrls('api.fetch')).toEqual(['https://fetch.example/#fetch'])
  expect(data.listSpecUrls('api.fetch.group')).toEqual(['https://b.example/', 'https://c.example/'])
  expect(data.listSpecUrls('api.Parent')).toEqual(['https://one.example/'])
})

test('the page of a feature is named by slug and fragment', () => {
  expect(data.findSlug('api.fetch')).toBe('Web/API/fetch')
  expect(pageOf(data.findFeature('api.fetch'))).toEqual({ slug: 'Web/API/fetch', fragment: '#use' })
  expect(pageOf(data.findFeature('api.Parent'))).toBeUndefined()
})

test('every feature of the package is the same whether it is read alone or with all others', () => {
  const data: Exclude<ConstructorParameters<typeof CompatData>[0], JsonFile<never>> = JSON.parse(
    readPackageFile('@mdn/browser-compat-data'),
  )
  const whole = new CompatData(data)
  const parts = loadCompatData()
  const keysBelow = (key: string): readonly string[] => [key, ...whole.listParts(key).flatMap((name) => keysBelow(`${key}.${name}`))]
  const areas = Object.keys(data).filter((name) => !name.startsWith('__'))
  const keys = areas.flatMap(keysBelow)
  expect(keys.length).toBeGreaterThan(15_000)
  const differing = keys.filter((key) => JSON.stringify(parts.findFeature(key)) !== JSON.stringify(whole.findFeature(key)))
  expect(differing).toEqual([])
  expect([parts.meta, [...parts.browsers]]).toEqual([whole.meta, [...whole.browsers]])
})
