import { expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { listAdFiles } from './ad-files.ts'
import { siteSettings } from './site-settings.ts'

const AD = {
  id: 'plus',
  placements: ['side'],
  link: '/en-US/plus',
  texts: { 'en-US': { copy: 'Read in peace' } },
  images: { side: 'ads/side.png' },
}
const root = (ads: unknown, more: Readonly<Record<string, string>> = {}) =>
  temporaryFolder({ 'site.json': JSON.stringify(ads === undefined ? {} : { ads }), 'ads/side.png': 'x', ...more })

test('the ads of a site and their images are files of its build', () => {
  const files = listAdFiles(readSite([root([AD])]))
  const [list, image] = files
  expect([list?.path, image?.path]).toEqual(['static/ads/house.json', expect.stringMatching(/^static\/ads\/[0-9a-f]{16}\.png$/)])
  expect(JSON.parse(String(list?.make()))).toEqual([{ ...AD, images: { side: image?.path } }])
  expect(image?.make()).toEqual({ source: expect.stringMatching(/ads.side\.png$/), hash: expect.any(String) })
})

test('without ads, or without the feature, there are none, and pages keep no places', () => {
  const featuresOf = (ads: unknown, features = FEATURES) =>
    siteSettings(readSite([root(ads)], { features }), 'en-US', { origin: '', features, sitePages: new Set() }).features.includes('ads')
  expect(listAdFiles(readSite([root(undefined)]))).toEqual([])
  expect(listAdFiles(readSite([root([AD])], { features: ['plus'] }))).toEqual([])
  expect([featuresOf(undefined), featuresOf([]), featuresOf([AD])]).toEqual([false, true, true])
})

test.each([
  [{ ...AD, link: 'javascript:alert(1)' }, '`link` must be'],
  [{ ...AD, images: { side: '../secret.png' } }, 'images lie in the folder ads/'],
  [{ ...AD, images: { side: 'ads/none.png' } }, 'cannot read ads/none.png'],
  [{ ...AD, script: 'x' }, 'unknown key `ads[0].script`'],
])('an ad that cannot be used is an error: %j', (ad, message) => {
  expect(() => readSite([root([ad])])).toThrow(message)
})
