import { expect, test } from 'vitest'
import { readSite } from '../read/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { siteSettings } from './site-settings.ts'

const site = (siteJson: object = {}) => readSite([temporaryFolder({ 'logo.svg': '<svg/>', 'site.json': JSON.stringify(siteJson) })])

test('pages are told of the brand, the logo and the features that are on', () => {
  const content = site({ brand: { name: 'Docs', logo: 'logo.svg' }, firstYear: 2020 })
  expect(siteSettings(content, 'de', { origin: 'https://docs.example', features: ['ads'] })).toEqual({
    brand: content.brand,
    origin: 'https://docs.example',
    logoUrl: expect.stringMatching(/^\/static\/logo\.[0-9a-f]{16}\.svg$/),
    features: ['ads'],
    menus: [{ title: 'Werkzeuge', links: [{ title: 'Spielwiese', text: 'Code schreiben, ausführen und teilen', url: '/de/play' }] }],
    footer: [],
    account: [],
    firstYear: 2020,
  })
})

test('a site that names nothing has no logo, the year of the reference and the default features', () => {
  const settings = siteSettings(site(), 'en-US', { origin: 'https://docs.example' })
  expect([settings.logoUrl, settings.firstYear, settings.features]).toEqual([undefined, 1998, ['plus', 'collections', 'advertising']])
})
