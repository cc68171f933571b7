import { expect, test } from 'vitest'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { assetUrls } from './asset-urls.ts'

const { tree } = sampleFacts({ pages: [samplePage('Web'), samplePage('Web/CSS/:hover'), samplePage('Web', { locale: 'de' })] })
const urlOf = (key: string): string | undefined => assetUrls([{ path: `/x/${key}`, key, hash: 'h' }], tree)[0]?.url

test.each([
  ['en-us/web/css/_colon_hover/Box.svg', '/en-US/docs/Web/CSS/:hover/Box.svg'],
  ['en-us/web/images/deep/a.png', '/en-US/docs/Web/images/deep/a.png'],
  ['de/web/a.png', '/de/docs/Web/a.png'],
  ['de/web/css/_colon_hover/a.png', '/de/docs/Web/CSS/:hover/a.png'],
  ['fr/web/a.png', '/fr/docs/Web/a.png'],
])('%s is served at %s', (key, url) => {
  expect(urlOf(key)).toBe(url)
})

test.each(['en-us/a.png', 'en-us/other/a.png', 'xx/web/a.png'])('%s lies next to no page and is not served', (key) => {
  expect(urlOf(key)).toBeUndefined()
})
