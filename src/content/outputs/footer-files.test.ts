import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { footerFiles } from './footer-files.ts'
import { siteSettings } from './site-settings.ts'

const SITE_JSON = {
  brand: { name: 'Herons' },
  firstYear: 2020,
  links: { legal: [{ title: { 'en-US': 'Imprint', de: 'Impressum' }, url: '/en-US/about' }] },
}

test('the server gets the footer of each language of the interface, as pages show it', () => {
  const content = readSite([temporaryFolder({ 'site.json': JSON.stringify(SITE_JSON), 'pages/about.md': '---\ntitle: About\n---\n' })])
  const [file] = footerFiles({ content, records: [], origin: 'https://docs.example', months: () => undefined, findPage: () => undefined })
  const { columns, ...rest } = JSON.parse(String(file?.make()))
  expect([file?.path, rest]).toEqual(['static/footers.json', { name: 'Herons', firstYear: 2020 }])
  expect(Object.keys(columns)).toEqual(INTERFACE_LOCALES.map(({ code }) => code))
  expect(columns.de.at(-1)).toEqual({ title: 'Rechtliches', links: [{ title: 'Impressum', url: '/en-US/about', isEnglish: true }] })
  const sitePages = new Set(['/de/plus', '/de/preferences'])
  expect(columns.de.at(-1)).toEqual(siteSettings(content, 'de', { origin: 'https://docs.example', sitePages }).footer.at(-1))
})
