import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { appPages } from './app-pages.ts'
import { siteSettings } from './site-settings.ts'

const site = (siteJson: object = {}) => readSite([temporaryFolder({ 'logo.svg': '<svg/>', 'site.json': JSON.stringify(siteJson) })])

test('pages get the brand, the logo and the features that are on', () => {
  const content = site({ brand: { name: 'Docs', logo: 'logo.svg' }, firstYear: 2020 })
  expect(
    siteSettings(content, 'de', { origin: 'https://docs.example', features: ['advertising'], sitePages: new Set(['/de/play']) }),
  ).toEqual({
    brand: content.brand,
    origin: 'https://docs.example',
    logoUrl: expect.stringMatching(/^\/static\/logo\.[0-9a-f]{16}\.svg$/),
    features: ['advertising'],
    menus: [{ title: 'Werkzeuge', links: [{ title: 'Spielwiese', text: 'Code schreiben, ausführen und teilen', url: '/de/play' }] }],
    footer: [],
    account: [],
    firstYear: 2020,
  })
})

test('a site that names nothing has no logo, the year of the reference and the default features', () => {
  const settings = siteSettings(site(), 'en-US', { origin: 'https://docs.example', sitePages: new Set() })
  expect([settings.logoUrl, settings.firstYear, settings.features]).toEqual([
    undefined,
    1998,
    ['plus', 'collections', 'newsletter', 'advertising', 'observatory', 'ai-help', 'telemetry', 'offline'],
  ])
})

test('what pages link to are pages that the site makes or has', () => {
  const content = site({ areas: [] })
  const sitePages = new Set(appPages(content).map(({ url }) => url))
  const { menus, account, pageUrls } = siteSettings(content, 'de', { origin: 'https://docs.example', sitePages })
  const links = [...menus.flatMap((menu) => ('links' in menu ? menu.links : [menu])), ...account]
  expect(links.map(({ url }) => url)).toEqual([
    '/de/plus/ai-help',
    '/de/play',
    '/de/plus/ai-help',
    '/de/plus/collections',
    '/de/plus/settings',
  ])
  expect(pageUrls).toEqual({ settings: '/de/plus/settings', aiHelp: '/de/plus/ai-help' })
  const withNone = siteSettings(content, 'de', { origin: 'https://docs.example', sitePages: new Set() })
  expect(withNone.pageUrls).toBeUndefined()
  const withPlans = siteSettings(content, 'de', { origin: 'https://docs.example', sitePages: new Set(['/de/plus']) })
  expect(withPlans.pageUrls).toEqual({ plans: '/de/plus' })
})
