import Type, { type Static } from 'typebox'
import { AD_ADDRESSES } from './ad-addresses.ts'
import { AdColors } from './ad-campaign.ts'
import { PLACEMENTS } from './ad-placements.ts'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'

/** Why a placement has no ad. */
const Reason = Type.Enum(['geo_unsupported', 'cap_reached', 'empty'])
export type NoAdReason = Static<typeof Reason>

/** An ad for one placement. Its codes are signed, expire, and are of use for one purpose each (docs/behaviour/ads.md 8). */
const FoundAd = closedObject({
  status: Type.Literal('success'),
  version: Type.Enum([1, 2]),
  /** The language of its texts. */
  lang: Type.String(),
  heading: orNull(Type.String()),
  copy: Type.String(),
  cta: orNull(Type.String()),
  alt: orNull(Type.String()),
  /** Codes: of `/pong/click`, of `/pong/viewed`, of `/pimg/{image}`. */
  click: Type.String(),
  view: Type.String(),
  image: orNull(Type.String()),
  /** Null: those of the site. */
  colors: orNull(AdColors),
})
export type FoundAd = Static<typeof FoundAd>

const Slot = Type.Union([FoundAd, closedObject({ status: Reason })])

/** One response for all placements of a page. */
const AdReply = closedObject({
  /** Only where no placement has an ad: the reason. */
  status: Type.Optional(Reason),
  /** Whether users can subscribe to get rid of ads. */
  plusAvailable: Type.Boolean(),
  ...Object.fromEntries(PLACEMENTS.map((name) => [name, Type.Optional(Slot)])),
})
export type AdReply = {
  readonly status?: NoAdReason
  readonly plusAvailable: boolean
} & { readonly [Name in (typeof PLACEMENTS)[number]]?: FoundAd | { readonly status: NoAdReason } }

const CODE_MAX = 1000
const CodeQuery = Type.Object({
  code: Type.Optional(Type.String({ maxLength: CODE_MAX })),
  version: Type.Optional(Type.String({ maxLength: 10 })),
})

/** The largest question, in bytes: words of one page. */
const GET_BYTES_MAX = 8192

/** The calls of ads (docs/behaviour/ads.md). */
export const ads = {
  get: endpoint(AD_ADDRESSES.get, {
    summary: 'Ads for the placements of a page, by words of the page and the country; nothing of the user is asked or stored',
    access: 'anyone',
    rate: 'read',
    maxBytes: GET_BYTES_MAX,
    body: Type.Object({
      keywords: Type.Optional(Type.Unknown()),
      pongs: Type.Optional(Type.Unknown()),
      locale: Type.Optional(Type.Unknown()),
    }),
    reply: Type.Unsafe<AdReply>(AdReply),
  }),
  viewed: endpoint(AD_ADDRESSES.viewed, {
    summary: 'Counts a view, once for each code; answers the same whatever the code is',
    access: 'anyone',
    query: CodeQuery,
    status: 201,
  }),
  viewedByLink: endpoint(AD_ADDRESSES.viewedByLink, {
    summary: 'The same for clients that cannot send a beacon',
    access: 'anyone',
    rate: 'write',
    query: CodeQuery,
    status: 201,
  }),
  click: endpoint(AD_ADDRESSES.click, {
    summary: 'Counts a click and redirects to the address of the campaign, from pages of this site only',
    access: 'anyone',
    rate: 'write',
    query: CodeQuery,
    status: 302,
    errors: ['bad_request', 'not_found', 'gone'],
  }),
  image: endpoint(AD_ADDRESSES.image, {
    summary: 'The image of an ad',
    access: 'anyone',
    params: Type.Object({ image: Type.String({ maxLength: CODE_MAX }) }),
    errors: ['bad_request', 'gone'],
  }),
} as const
