import type { LocaleCode } from '#contracts/locales.ts'
import { monthsUrl, monthUrl } from '#contracts/month-urls.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import type { BaselineFeature, Month, Months } from './month-data.ts'
import type { FindMonthLink } from './month-links.ts'
import { type MonthWords, monthTitle, summaryOf } from './month-texts.ts'

/** Months in a feed: those that a user may have missed. */
const MONTHS_IN_FEED = 24

/** What a feed of months is made from. */
export interface MonthFeedInput {
  readonly months: Months
  readonly words: MonthWords
  readonly find: FindMonthLink
  /** Scheme and host. */
  readonly origin: string
  /** The short name of the site. */
  readonly siteName: string
}

interface FeedItem {
  readonly title: string
  readonly url: string
  readonly summary: string
  readonly content: Html
  /** When the month was over, ISO 8601. */
  readonly date: string
}

/** A feed of all months in one language. */
export interface MonthFeed {
  readonly name: string
  readonly type: string
  readonly url: string
  readonly write: (input: MonthFeedInput) => string
}

/** The feeds of all months in one language: RSS 2.0 and JSON Feed 1.1. */
export function listMonthFeeds(locale: LocaleCode): readonly MonthFeed[] {
  return [
    { name: 'RSS', type: 'application/rss+xml', url: `${monthsUrl(locale)}/rss.xml`, write: monthsRss },
    { name: 'JSON Feed', type: 'application/feed+json', url: `${monthsUrl(locale)}/feed.json`, write: monthsJsonFeed },
  ]
}

/** The months that are over on the day of the data, newest first: one that goes on would still change. */
export function listFinished({ date, months }: Months): readonly Month[] {
  return months.filter(({ month }) => month < date.slice(0, month.length))
}

/** The feed of months as RSS 2.0 (rssboard.org/rss-specification). */
function monthsRss(input: MonthFeedInput): string {
  const { words, origin, siteName } = input
  const home = origin + monthsUrl(words.locale)
  const items = listItems(input).map(
    ({ title, url, summary, content, date }) => html`<item>
<title>${title}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
<pubDate>${new Date(date).toUTCString()}</pubDate>
<description>${html`<p>${summary}</p>${content}`.toString()}</description>
</item>`,
  )
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${words.t('title')} | ${siteName}</title>
<link>${home}</link>
<description>${words.t('index_lead')}</description>
<language>${words.language.toLowerCase()}</language>
<atom:link href="${home}/rss.xml" rel="self" type="application/rss+xml"/>
${joinHtml(items, '\n')}
</channel>
</rss>
`.toString()
}

/** The feed of months as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
function monthsJsonFeed(input: MonthFeedInput): string {
  const { words, origin, siteName } = input
  const home = origin + monthsUrl(words.locale)
  const items = listItems(input).map(({ title, url, summary, content, date }) => ({
    id: url,
    url,
    title,
    summary,
    content_html: html`<p>${summary}</p>${content}`.toString(),
    date_published: date,
  }))
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${words.t('title')} | ${siteName}`,
    home_page_url: home,
    feed_url: `${home}/feed.json`,
    description: words.t('index_lead'),
    language: words.language,
    items,
  }
  return `${JSON.stringify(feed, undefined, 1)}\n`
}

function listItems(input: MonthFeedInput): readonly FeedItem[] {
  const { months, words, origin } = input
  return listFinished(months)
    .slice(0, MONTHS_IN_FEED)
    .map((month) => ({
      title: monthTitle(month.month, words),
      url: origin + monthUrl(words.locale, month.month),
      summary: summaryOf(month, words),
      content: joinHtml([namesHtml('newly', month, input), namesHtml('widely', month, input)]),
      date: endOf(month.month),
    }))
}

function namesHtml(kind: 'newly' | 'widely', month: Month, { words: { t }, find, origin }: MonthFeedInput): Html | undefined {
  if (month[kind].length === 0) return undefined
  const item = ({ name, pages }: BaselineFeature): Html => {
    const url = find(pages)
    return html`<li>${url === undefined ? name : html`<a href="${origin + url}">${name}</a>`}</li>`
  }
  return html`<h2>${t(kind)}</h2><ul>${month[kind].map(item)}</ul>`
}

/** The first moment after a month. */
function endOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().replace('.000Z', 'Z')
}
