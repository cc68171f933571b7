import { expect, test } from 'vitest'
import { findGeo } from './find-geo.ts'

const TRUSTED = ['cloudfront-viewer-country', 'x-appengine-country']
const UNKNOWN = { country: 'Unknown', country_iso: 'ZZ' }
const ICELAND = { country: 'Iceland', country_iso: 'IS' }

test.each([
  [{}, UNKNOWN],
  [{ 'x-appengine-country': 'IS' }, ICELAND],
  [{ 'cloudfront-viewer-country': 'IS' }, ICELAND],
  [{ 'x-appengine-country': 'DE', 'cloudfront-viewer-country': 'IS' }, ICELAND],
  [{ 'cloudfront-viewer-country': 'is' }, ICELAND],
  [{ 'cloudfront-viewer-country': 'ZZ', 'x-appengine-country': 'IS' }, ICELAND],
  [{ 'cloudfront-viewer-country': 'XX' }, UNKNOWN],
  [{ 'cloudfront-viewer-country': 'T1' }, UNKNOWN],
  [{ 'cloudfront-viewer-country': 'IS, DE' }, UNKNOWN],
  [{ 'cf-ipcountry': 'IS' }, UNKNOWN],
])('1 to 4: the headers %j say %j', (headers, geo) => {
  expect(findGeo(headers, TRUSTED)).toEqual(geo)
})

test('a header that no setting names is not believed', () => {
  expect(findGeo({ 'cloudfront-viewer-country': 'IS' }, [])).toEqual(UNKNOWN)
})
