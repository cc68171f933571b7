import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { readSite } from '../read/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { homePages, notFoundPages, rootPage, siteSettings } from './site-pages.ts'

const site = (siteJson: object = {}, more: Readonly<Record<string, string>> = {}) =>
  readSite([
    temporaryFolder({
      ...more,
      'files/en-us/web/css/index.md':
        '---\ntitle: CSS of the Web\nshort-title: CSS\nslug: Web/CSS\n---\n{{SeeCompatTable}}\n\n**CSS** is `a < b` & more.\n',
      'files/en-us/games/index.md': '---\ntitle: Games\nslug: Games\n---\n',
      'files/de/web/css/index.md': '---\ntitle: CSS auf Deutsch\nslug: Web/CSS\n---\nAuf Deutsch.\n',
      'logo.svg': '<svg/>',
      'site.json': JSON.stringify(siteJson),
    }),
  ])

test('pages are told of the areas in their language, else in English', () => {
  const content = site({ areas: ['Games', 'Web/CSS', 'Nowhere'], brand: { name: 'Docs', logo: 'logo.svg' } })
  expect(siteSettings(content, 'de', 'https://docs.example')).toEqual({
    brand: content.brand,
    origin: 'https://docs.example',
    logoUrl: expect.stringMatching(/^\/static\/logo\.[0-9a-f]{16}\.svg$/),
    areas: [
      { title: 'Games', url: '/en-US/docs/Games' },
      { title: 'CSS auf Deutsch', url: '/de/docs/Web/CSS' },
    ],
  })
})

test('a site that names no areas has those of its standard routes that exist, and one without a logo has none', () => {
  const settings = siteSettings(site(), 'en-US', 'https://docs.example')
  expect(settings.areas).toEqual([{ title: 'CSS', url: '/en-US/docs/Web/CSS' }])
  expect(settings.logoUrl).toBeUndefined()
})

test('every language has a home page with the beginnings of its pages as plain text', () => {
  const pages = homePages(site({ brand: { name: 'Docs' }, areas: ['Web/CSS'], featured: ['Games', 'Nowhere'] }))
  expect(pages.map(({ url }) => url)).toEqual(INTERFACE_LOCALES.map(({ code }) => `/${code}/`))
  expect(pages[0]).toEqual({
    renderer: 'Homepage',
    url: '/en-US/',
    locale: 'en-US',
    pageTitle: 'Docs',
    hyData: {
      areas: [{ title: 'CSS', url: '/en-US/docs/Web/CSS', summary: 'CSS is a < b & more.' }],
      featuredArticles: [{ title: 'Games', url: '/en-US/docs/Games', summary: '' }],
    },
  })
  expect(pages[1]?.hyData.areas).toEqual([{ title: 'CSS auf Deutsch', url: '/de/docs/Web/CSS', summary: 'Auf Deutsch.' }])
})

test('every language has a not-found page', () => {
  const pages = notFoundPages(site({ brand: { shortName: 'D' } }), (locale) => `Not found (${locale})`)
  expect(pages.map(({ url }) => url)).toEqual(INTERFACE_LOCALES.map(({ code }) => `/${code}/404`))
  expect(pages[1]).toEqual({ renderer: 'SpaNotFound', url: '/de/404', locale: 'de', pageTitle: 'Not found (de) | D' })
})

test('a language of the community has these pages where the site has documents in it', () => {
  const content = site({}, { 'files/he/web/css/index.md': '---\ntitle: CSS בעברית\nslug: Web/CSS\n---\nבעברית.\n' })
  expect(homePages(content).at(-1)).toMatchObject({
    url: '/he/',
    locale: 'he',
    hyData: { areas: [{ title: 'CSS בעברית', url: '/he/docs/Web/CSS', summary: 'בעברית.' }] },
  })
  expect(notFoundPages(content, () => 'Not found').at(-1)).toMatchObject({ url: '/he/404', locale: 'he' })
  expect(siteSettings(content, 'en-US', '').communityLocales).toEqual(['he'])
})

test('the page at the root leads to the English home page, also without script', () => {
  const html = rootPage(site({ brand: { name: 'A & <B>' } }))
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/en-US/">')
  expect(html).toContain('<a href="/en-US/">A &amp; &lt;B&gt;</a>')
})
