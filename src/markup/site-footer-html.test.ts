import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translatorOf } from '#locales/translate.ts'
import { siteFooterHtml } from './site-footer-html.ts'

const COLUMNS = [
  {
    title: 'Legal',
    links: [
      { title: 'Terms & conditions', url: '/en-US/terms?a=1&b=2' },
      { title: 'Privacy', url: '/x', isEnglish: true as const },
    ],
  },
]
const SITE = { columns: COLUMNS, name: 'Herons', firstYear: 2020, t: translatorOf(interfaceTexts('en-US'), 'en-US') }

test('columns are lists of links with a heading; a link to another language says so', () => {
  expect(siteFooterHtml(SITE).toString()).toContain(
    '<nav aria-label="Footer"><section><h2>Legal</h2><ul><li><a href="/en-US/terms?a=1&amp;b=2">Terms &amp; conditions</a></li>' +
      '<li><a href="/x">Privacy<small class="english-mark" data-code="EN"><span class="visually-hidden"> (in English)</span></small></a></li></ul></section></nav>',
  )
})

test('without columns there is no navigation', () => {
  expect(siteFooterHtml({ ...SITE, columns: [] }).toString()).not.toContain('<nav')
})

test.each([
  [undefined, '© 2020–<span data-year="">present</span> Herons and individual contributors'],
  [2026, '© 2020–<time datetime="2026">2026</time> Herons and individual contributors'],
  [2020, '© <time datetime="2020">2020</time> Herons and individual contributors'],
])('the copyright ends in the year %s', (year, line) => {
  const footer = siteFooterHtml({ ...SITE, ...(year === undefined ? {} : { year }) }).toString()
  expect(footer).toContain(`<p class="copyright">${line}</p>`)
})

test('texts of the interface say their language where the page has another one', () => {
  const footer = siteFooterHtml({ ...SITE, lang: 'en-US' }).toString()
  expect(footer.match(/ lang="en-US"/g)).toHaveLength(3)
  expect(siteFooterHtml(SITE).toString()).not.toContain('lang=')
})
