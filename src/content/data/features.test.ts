import { expect, test } from 'vitest'
import { Features, featuresVersion, loadFeatures } from './features.ts'
import { readPackageFile } from './installed-package.ts'

const status = { baseline: false as const, support: {} }
const feature = (keys: readonly string[]) => ({
  kind: 'feature' as const,
  name: 'N',
  description: 'D',
  description_html: 'D',
  status: { ...status, by_compat_key: Object.fromEntries(keys.map((key) => [key, { ...status, support: { chrome: key } }])) },
})
const features = new Features({
  features: { one: feature(['a.b', 'a.b.c', 'a.b.d.e', 'a.bc']), two: feature(['a.b.x']), gone: { kind: 'moved' } },
})

test('keys of one feature have it in common, keys of two or of none have nothing', () => {
  expect(features.findCommon(['a.b', 'a.bc'])?.id).toBe('one')
  expect(features.findCommon(['a.b', 'a.b.x'])).toBeUndefined()
  expect(features.findCommon(['a.b', 'nothing'])).toBeUndefined()
  expect(features.findCommon(['nothing', 'nothing'])).toBeUndefined()
  expect(features.findCommon([])).toBeUndefined()
})

test('what stands below a key is found, of whichever feature, and no neighbour', () => {
  expect(features.listStatusesBelow('a.b').map(({ support }) => support.chrome)).toEqual(['a.b.c', 'a.b.d.e', 'a.b.x'])
  expect(features.listStatusesBelow('a.bc')).toEqual([])
  expect(features.listStatusesBelow('z')).toEqual([])
})

test('a feature that was moved is none', () => {
  expect([features.find('one')?.id, features.find('gone')]).toEqual(['one', undefined])
})

test('the installed data can be read', () => {
  expect(featuresVersion()).toMatch(/^\d+\.\d+\.\d+$/)
  const installed = loadFeatures()
  expect(installed.findCommon(['css.properties.grid'])?.name).toBe('Grid')
  expect(installed.findStatus('css.properties.grid')?.baseline).toBe('high')
})

test('what is read of the installed data feature by feature is what it has as a whole', () => {
  const parts = loadFeatures()
  const data: ConstructorParameters<typeof Features>[0] = JSON.parse(readPackageFile('web-features/data.json'))
  const whole = new Features(data)
  const keys = whole.list().flatMap(({ status: { by_compat_key = {} } }) => Object.keys(by_compat_key))
  expect(keys.length).toBeGreaterThan(10_000)
  expect(parts.list()).toEqual(whole.list())
  const differing = keys.filter(
    (key) =>
      JSON.stringify(parts.findStatus(key)) !== JSON.stringify(whole.findStatus(key)) ||
      parts.findCommon([key])?.id !== whole.findCommon([key])?.id,
  )
  expect(differing).toEqual([])
})
