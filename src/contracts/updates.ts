import Type, { type Static } from 'typebox'
import { BaselineStatus } from './baseline.ts'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { LOCALES } from './locales.ts'
import { UPDATE_BROWSERS, UPDATE_CATEGORIES, UPDATE_ENGINES, UPDATE_SORTS, UPDATE_STATUSES } from './update-filters.ts'
import { UPDATE_COLLECTIONS_MAX, UPDATE_EVENTS_MAX, UPDATE_FILTER_MAX, UPDATE_GROUPS_PER_PAGE, UPDATE_QUERY_MAX } from './update-limits.ts'
import { UPDATES_ADDRESSES } from './updates-addresses.ts'

/** A feature that a release added or removed. */
export const UpdateEvent = closedObject({
  /** The key of the feature in the compatibility data: `css.properties.color`. */
  path: Type.String(),
  /** Of the page below. */
  title: orNull(Type.String()),
  /** The page describes this feature; false: it describes the nearest feature above that has a page, or there is no page. */
  has_own_page: Type.Boolean(),
  /** Where the feature stands in Baseline now; null where Baseline says nothing of it. `since` is a day, with `≤` before it where the true one is earlier. */
  baseline: orNull(closedObject({ status: BaselineStatus, since: orNull(Type.String()) })),
  compat: closedObject({
    /** The page about the feature, else about the nearest feature above that has one. Decoded, as in documents: links need `pageHref`. */
    mdn_url: orNull(Type.String({ pattern: '^/' })),
    /** The file of the compatibility data. */
    source_file: Type.String(),
    spec_url: Type.Array(Type.String()),
    /** Null where the data does not say all three. */
    status: orNull(closedObject({ deprecated: Type.Boolean(), experimental: Type.Boolean(), standard_track: Type.Boolean() })),
    /** Engines that support the feature now, whatever they did in this release. */
    engines: Type.Array(Type.Enum([...UPDATE_ENGINES])),
  }),
})
export type UpdateEvent = Static<typeof UpdateEvent>

/** A release of a browser, with what it added and removed. */
export const UpdateGroup = closedObject({
  type: Type.Literal('browser_grouping'),
  /** `firefox_android`. */
  browser: Type.String(),
  /** `Firefox for Android`. */
  name: Type.String(),
  version: Type.String(),
  status: Type.Enum(['current', 'esr', 'retired']),
  /** `2026-11-10`. */
  release_date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  engine: orNull(Type.String()),
  engine_version: orNull(Type.String()),
  /** Where the vendor describes the release. */
  release_notes: orNull(Type.String({ pattern: '^https?://' })),
  /** All events that the filters find in the release. */
  count: closedObject({ added: Type.Integer({ minimum: 0 }), removed: Type.Integer({ minimum: 0 }) }),
  /**
   * At most `UPDATE_EVENTS_MAX` of them, in the order of their paths; which, is said by `from`. The rest of a release are read with `release`
   * and a larger `from`.
   */
  events: closedObject({ added: Type.Array(UpdateEvent), removed: Type.Array(UpdateEvent) }),
})
export type UpdateGroup = Static<typeof UpdateGroup>

/** The filters. Lists are separated by commas; an empty one is no filter, an unknown word in a list finds nothing. */
const filters = {
  q: Type.Optional(Type.String({ maxLength: UPDATE_QUERY_MAX, description: 'Words that the path of a feature contains, in any case' })),
  browsers: Type.Optional(Type.String({ maxLength: UPDATE_FILTER_MAX, description: UPDATE_BROWSERS.join(',') })),
  category: Type.Optional(Type.String({ maxLength: UPDATE_FILTER_MAX, description: UPDATE_CATEGORIES.join(',') })),
  status: Type.Optional(Type.String({ maxLength: UPDATE_FILTER_MAX, description: UPDATE_STATUSES.join(',') })),
  baseline: Type.Optional(Type.String({ maxLength: UPDATE_FILTER_MAX, description: 'high,low,limited,discouraged,removing' })),
  doc: Type.Optional(
    Type.String({ maxLength: UPDATE_FILTER_MAX, description: 'The address of a page: only the features that it is the page of' }),
  ),
}

/** Filters and order of a list. */
const listQuery = {
  ...filters,
  page: Type.Optional(Type.Integer({ description: `From 1, ${UPDATE_GROUPS_PER_PAGE} releases each; less is 1` })),
  release: Type.Optional(Type.String({ maxLength: UPDATE_FILTER_MAX, description: 'Only this release: `firefox@120`' })),
  from: Type.Optional(Type.Integer({ description: 'How many events are passed over in each release; less than 0 is 0' })),
  sort: Type.Optional(Type.Enum([...UPDATE_SORTS])),
  locale: Type.Optional(
    Type.String({ maxLength: UPDATE_FILTER_MAX, description: 'The language of pages and titles, where they are translated' }),
  ),
  collections: Type.Optional(
    Type.String({
      maxLength: UPDATE_COLLECTIONS_MAX,
      description: "Ids of the user's collections: only features whose pages are in one of them",
    }),
  ),
}

/** What a feed takes besides filters: `shared` stands in the place of all of them. */
const feed = {
  access: 'anyone',
  params: closedObject({ locale: Type.Enum(LOCALES.map(({ code }) => code)) }),
  query: Type.Object({
    ...filters,
    shared: Type.Optional(
      Type.String({
        maxLength: UPDATE_FILTER_MAX,
        description: 'The last part of the link of a shared collection: only the features of its pages',
      }),
    ),
  }),
  errors: ['not_found'],
} as const

/** The filters as they were understood. */
const UpdatesQuery = closedObject({
  page: Type.Integer({ minimum: 1 }),
  q: Type.String(),
  browsers: Type.Array(Type.String()),
  category: Type.Array(Type.String()),
  status: Type.Array(Type.String()),
  baseline: Type.Array(Type.String()),
  doc: orNull(Type.String()),
  release: orNull(Type.String()),
  from: Type.Integer({ minimum: 0 }),
  sort: Type.Enum([...UPDATE_SORTS]),
  locale: Type.String(),
  /** Ids as they were sent; empty for the open list. */
  collections: Type.Array(Type.String()),
})
export type UpdatesQuery = Static<typeof UpdatesQuery>

/** A page of releases. */
export const UpdatesPage = closedObject({
  data: Type.Array(UpdateGroup),
  /** The number of pages; 0 when nothing is found. */
  last: Type.Integer({ minimum: 0 }),
  /** How many releases and events there are on all pages. */
  count: closedObject({ releases: Type.Integer({ minimum: 0 }), events: Type.Integer({ minimum: 0 }) }),
  /** The version of the compatibility data, and its day. */
  version: Type.String(),
  date: Type.String(),
  query: UpdatesQuery,
})
export type UpdatesPage = Static<typeof UpdatesPage>

/** The calls of the feature (docs/behaviour/updates.md). Both have an entity tag: 304 to who has the page already. */
export const updates = {
  list: endpoint(UPDATES_ADDRESSES.list, {
    summary: `What releases of browsers added and removed: ${UPDATE_GROUPS_PER_PAGE} releases a page, ${UPDATE_EVENTS_MAX} features of each at most; \`collections\` needs an account`,
    access: 'anyone',
    query: Type.Object(listQuery),
    reply: UpdatesPage,
    errors: ['login_required'],
  }),
  listOfCollections: endpoint(UPDATES_ADDRESSES.listOfCollections, {
    summary: "The same for the pages in the user's collections; other ids find nothing",
    access: 'account',
    query: Type.Object(listQuery),
    reply: UpdatesPage,
  }),
  /** A file for feed readers: RSS 2.0 and JSON Feed 1.1. With an entity tag. */
  rss: endpoint(UPDATES_ADDRESSES.rss, { summary: 'The newest releases with what they added and removed, as RSS', ...feed }),
  jsonFeed: endpoint(UPDATES_ADDRESSES.jsonFeed, {
    summary: 'The newest releases with what they added and removed, as JSON Feed',
    ...feed,
  }),
} as const
