import { expect, test } from 'vitest'
import type { LocaleCode } from '#contracts/locales.ts'
import type { Month, Months } from './month-data.ts'
import { listMonthFeeds } from './month-feeds.ts'
import { monthHtml } from './month-html.ts'
import { monthWords } from './month-texts.ts'
import { monthsHtml } from './months-html.ts'

const RELEASE = { browser: 'Chrome', version: '155.10', date: '2026-10-06' }
const EMPTY: Month = { month: '2026-11', newly: [], widely: [], first: [], removed: [], releases: [] }
const OCTOBER: Month = {
  month: '2026-10',
  newly: [{ name: 'A <b>', description: 'It is & stays.', pages: [['Web/A', '#b']] }],
  widely: [],
  first: [{ path: 'css.properties.gap', parts: 2, pages: [], release: RELEASE }],
  removed: [{ path: 'api.Old', parts: 0, pages: [['Web/API/Old', '']], releases: [RELEASE, { ...RELEASE, browser: 'Edge' }] }],
  releases: [
    { ...RELEASE, added: 1234, removed: 1, notes: 'https://notes.example/' },
    { ...RELEASE, browser: 'Firefox', added: 7, removed: 0, notes: null },
  ],
}
const MONTHS: Months = { date: '2026-11-12', months: [EMPTY, OCTOBER], newlyByMonth: { '2026-10': 1, '2024-12': 9 } }
const find = ([first]: readonly (readonly [string, string])[]) => (first?.[0] === 'Web/A' ? '/en-US/docs/Web/A#b' : undefined)

const htmlOf = (month: Month, locale: LocaleCode = 'en-US') =>
  monthHtml({ month, months: MONTHS, words: monthWords(locale), find }).toString()

test('a month has its features, each with a link where the site has a page, and where they came from', () => {
  const html = htmlOf(OCTOBER)
  expect(html).toContain('<h1 tabindex="-1">What changed on the web: October 2026</h1>')
  expect(html).toContain('1\u00a0feature newly available\u00a0· 1\u00a0feature with its first support\u00a0· 1\u00a0feature removed')
  expect(html).toContain('<li lang="en"><h3><a href="/en-US/docs/Web/A#b">A &lt;b&gt;</a></h3><p>It is &amp; stays.</p></li>')
  expect(html).toContain(
    '<code>css.<wbr>properties.<wbr>gap</code> with 2 parts of it <span class="month-where">in Chrome 155.10, October 6, 2026',
  )
  expect(html).toContain('<code>api.<wbr>Old</code> <span class="month-where">from Chrome 155.10, October 6, 2026; from Edge 155.10')
  expect(html).toContain('<td><a href="https://notes.example/">155.10</a></td>')
  expect(html).toContain('These figures are from the compatibility data of November 12, 2026.')
  expect(html).not.toContain('Widely available')
})

test('a month that is not over says so, and one without changes says that nothing is known', () => {
  expect(htmlOf(EMPTY)).toContain('This month is not over: its page shows what was known on November 12, 2026.')
  expect(htmlOf(EMPTY)).toContain('Nothing is known of this month.')
})

test('a month leads to its neighbours and to all months', () => {
  expect(htmlOf(EMPTY, 'de')).toContain(
    '<li><a rel="prev" href="/de/updates/2026-10">Voriger Monat: Oktober 2026</a></li><li><a href="/de/updates">',
  )
  expect(htmlOf(OCTOBER, 'de')).toContain('<li><a rel="next" href="/de/updates/2026-11">Nächster Monat: November 2026</a></li>')
})

test('each chart has a name and the same figures as a table', () => {
  const html = htmlOf(OCTOBER)
  expect(html).toContain('<svg class="chart" role="img" aria-label="Features that became newly available, by month"')
  expect(html).toContain('<th scope="row">October 2026</th><td>1</td>')
  expect(html.match(/<rect class="chart-bar/g)).toHaveLength(24 + 2)
  expect(html.match(/>20\d\d<\/text>/g), 'a year that the next one would touch is left out').toEqual(['>2025</text>', '>2026</text>'])
  expect(html).toContain('<th scope="row">Chrome</th><td>1,234</td></tr><tr><th scope="row">Firefox</th><td>7</td>')
})

test('charts are mirrored where the page is read from right to left', () => {
  const [left, right] = (['en-US', 'ar'] as const).map((locale) => htmlOf(OCTOBER, locale))
  expect(left).toContain('<text x="124" y="15" text-anchor="end">Chrome</text><rect class="chart-bar" x="132"')
  expect(right).toContain('<text x="276" y="15" text-anchor="start">Chrome</text><rect class="chart-bar" x="36"')
})

test('the list of months has a link and the numbers of each, its feeds, and the page of all updates where there is one', () => {
  const input = { months: MONTHS, words: monthWords('en-US'), feeds: listMonthFeeds('en-US') }
  const html = monthsHtml({ ...input, updatesUrl: '/en-US/plus/updates' }).toString()
  expect(html).toContain(
    '<h3><a href="/en-US/updates/2026-11">November 2026</a> <small>(so far)</small></h3><p>Nothing is known of this month.</p>',
  )
  expect(html).toContain('<h3><a href="/en-US/updates/2026-10">October 2026</a></h3><p>1\u00a0feature newly available')
  expect(html).toContain('<a href="/en-US/updates/rss.xml">RSS</a> <a href="/en-US/updates/feed.json">JSON Feed</a>')
  expect(html).toContain('<a href="/en-US/plus/updates">')
  expect(monthsHtml({ ...input, updatesUrl: undefined }).toString()).not.toContain('plus/updates')
})

test('the feeds have the months that are over, with whole addresses', () => {
  const input = { months: MONTHS, words: monthWords('fr'), find, origin: 'https://room.example', siteName: 'Room' }
  const [rss = '', json = ''] = listMonthFeeds('fr').map(({ write }) => write(input))
  expect(rss).toContain(
    '<guid isPermaLink="true">https://room.example/fr/updates/2026-10</guid>\n<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>',
  )
  expect(rss).not.toContain('2026-11<')
  expect(rss).toContain('&amp;lt;b&amp;gt;')
  expect(JSON.parse(json)).toMatchObject({
    feed_url: 'https://room.example/fr/updates/feed.json',
    language: 'fr',
    items: [{ url: 'https://room.example/fr/updates/2026-10', date_published: '2026-11-01T00:00:00Z' }],
  })
})
