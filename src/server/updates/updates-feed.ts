import type { LocaleCode } from '#contracts/locales.ts'
import { pageHref } from '#contracts/page-href.ts'
import type { UpdateEvent, UpdateGroup, UpdatesQuery } from '#contracts/updates.ts'
import { type AskedUpdates, plainUpdates, updatesUrl } from '#contracts/updates-url.ts'
import { updatesPageWords } from '#locales/updates/page/updates-page-words.ts'
import { type UpdatesFeedWords, updatesFeedWords } from '#locales/updates-feed.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'
import { updateBaselineName, updateCategoryName, updateStatusName } from '#markup/update-names.ts'
import { findReleases, viewGroup } from '#updates/query-updates.ts'
import { slugOfDocument } from '#updates/read-query.ts'
import type { UpdatesIndex } from '#updates/updates-index.ts'

/** Updates as a feed, in whatever format. All addresses are whole. */
export interface UpdatesFeed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** The page with the same updates. */
  readonly home: string
  /** Newest first. */
  readonly items: readonly UpdatesFeedItem[]
}

/** A release in a feed. */
export interface UpdatesFeedItem {
  /** The same in all feeds and languages. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly content: Html
  /** `2026-11-10` */
  readonly date: string
}

/** The pages of a collection that its owner shares. */
export interface SharedPages {
  readonly name: string
  /** In lower case. */
  readonly slugs: ReadonlySet<string>
  /** The page of the collection: a path. */
  readonly home: string
}

export interface FeedRequest {
  readonly locale: LocaleCode
  readonly query: UpdatesQuery
  readonly origin: string
  readonly siteName: string
  readonly shared?: SharedPages | undefined
}

/** So many releases, of each so many features: those that a user may have missed, in a file of 150 KB at most. */
const RELEASES_MAX = 20
const EVENTS_MAX = 50

/** The newest releases that the filters find (docs/behaviour/updates.md 17). Page, order, release and place in it don't count. */
export function makeUpdatesFeed(index: UpdatesIndex, { locale, query: asked, origin, siteName, shared }: FeedRequest): UpdatesFeed {
  const words = updatesFeedWords(locale)
  const query: UpdatesQuery = { ...asked, sort: 'desc', release: null, locale }
  const found = findReleases(index, query, shared?.slugs).slice(0, RELEASES_MAX)
  const groups = found.map((release) => viewGroup(index, release, { from: 0, most: EVENTS_MAX, locale }))
  const filters = shared === undefined ? describeFilters(index, query) : [words.t('collection', { name: shared.name })]
  const filtered = askedOf(query, locale)
  const title = words.t('title')
  return {
    title: `${filters.length === 0 ? title : `${title}: ${filters.join(', ')}`} | ${siteName}`,
    description: words.t('description'),
    language: words.language,
    home: origin + (shared?.home ?? updatesUrl(filtered)),
    items: groups.map((group) =>
      itemOf(group, { origin, words, url: origin + updatesUrl({ ...filtered, browsers: [], release: keyOf(group) }) }),
    ),
  }
}

/** The filters as the page of updates calls them, so that they tell one feed from another in a list. */
function describeFilters({ releases, features }: UpdatesIndex, query: UpdatesQuery): readonly string[] {
  const { q, browsers, category, status, baseline, doc, locale } = query
  const words = updatesPageWords(locale)
  const names = browsers.map((id) => releases.asc.find(({ browser }) => browser === id)?.name ?? id)
  const slug = doc === null ? undefined : slugOfDocument(doc)
  const page = features.find((feature) => slug !== undefined && feature.slug === slug)?.page?.title
  return [
    ...(q === '' ? [] : [q]),
    ...names,
    ...category.map((word) => updateCategoryName(word, words)),
    ...status.map((word) => updateStatusName(word, words)),
    ...baseline.map((word) => updateBaselineName(word, words)),
    ...(doc === null ? [] : [page ?? doc]),
  ]
}

/** The filters of a feed, as the page of updates has them. */
export function askedOf({ q, browsers, category, status, baseline, doc }: UpdatesQuery, locale: LocaleCode): AskedUpdates {
  return { ...plainUpdates(locale), q, browsers, category, status, baseline, doc: doc ?? '' }
}

interface ItemPlace {
  readonly origin: string
  readonly url: string
  readonly words: UpdatesFeedWords
}

function itemOf(group: UpdateGroup, { origin, url, words }: ItemPlace): UpdatesFeedItem {
  const { added, removed } = group.count
  const counts = [...(added > 0 ? [`${words.t('added')}: ${added}`] : []), ...(removed > 0 ? [`${words.t('removed')}: ${removed}`] : [])]
  const summary = counts.join(', ')
  return {
    id: `${origin}/plus/updates?release=${keyOf(group)}`,
    url,
    title: `${group.name} ${group.version} – ${summary}`,
    summary,
    content: contentOf(group, { origin, url, words }),
    date: group.release_date,
  }
}

function keyOf({ browser, version }: UpdateGroup): string {
  return `${browser}@${version}`
}

function contentOf({ events, count, release_notes: notes }: UpdateGroup, { origin, url, words: { t } }: ItemPlace): Html {
  const all = count.added + count.removed
  const isCut = events.added.length + events.removed.length < all
  return joinHtml([
    listOf(t('added'), events.added, origin),
    listOf(t('removed'), events.removed, origin),
    isCut && html`<p><a href="${url}">${t('more', { count: all })}</a></p>`,
    notes !== null && html`<p><a href="${notes}">${t('notes')}</a></p>`,
  ])
}

function listOf(heading: string, events: readonly UpdateEvent[], origin: string): Html | false {
  return (
    events.length > 0 &&
    html`<h2>${heading}</h2><ul>${events.map(({ path, title, compat }) =>
      compat.mdn_url === null
        ? html`<li><code>${path}</code></li>`
        : html`<li><a href="${origin}${pageHref(compat.mdn_url)}"><code>${path}</code></a> (${title})</li>`,
    )}</ul>`
  )
}
