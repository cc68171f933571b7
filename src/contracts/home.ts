import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { Locale } from './document.ts'

const Address = Type.String({ pattern: '^/' })
const WebAddress = Type.String({ pattern: '^https://' })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' })

/** A link with its description. */
export const Card = closedObject({ title: Type.String(), url: Address, summary: Type.String() })
export type Card = Static<typeof Card>

/** An article worth reading. `tag` is the area it belongs to; null for an area itself. */
export const FeaturedArticle = closedObject({
  mdn_url: Address,
  title: Type.String(),
  summary: Type.String(),
  tag: orNull(closedObject({ title: Type.String(), uri: Address })),
})
export type FeaturedArticle = Static<typeof FeaturedArticle>

/** A post of the blog. */
export const NewsItem = closedObject({
  title: Type.String(),
  url: Address,
  summary: Type.String(),
  author: Type.String(),
  published_at: Day,
  source: closedObject({ name: Type.String(), url: Address }),
})
export type NewsItem = Static<typeof NewsItem>

const change = {
  title: Type.String(),
  updated_at: Moment,
  /** Null where the site names no repository. */
  repo: orNull(closedObject({ name: Type.String(), url: WebAddress })),
}

/** A change of the content. `number` and `url` are those of its pull request, where it names one and the site says where they are. */
export const Contribution = Type.Union([
  closedObject({ ...change, number: Type.Integer({ minimum: 1 }), url: WebAddress }),
  closedObject({ ...change, number: Type.Null(), url: Type.Null() }),
])
export type Contribution = Static<typeof Contribution>

/** A contributor whose portrait the home page leads to. */
export const FeaturedContributor = closedObject({ contributorName: Type.String(), url: Address, quote: Type.String() })
export type FeaturedContributor = Static<typeof FeaturedContributor>

/** What the home page says of the newest month that is over. */
export const HomeMonth = closedObject({
  url: Address,
  title: Type.String(),
  /** How many features, in words. */
  summary: Type.String(),
  /** The page with all months. */
  allUrl: Address,
  allTitle: Type.String(),
})
export type HomeMonth = Static<typeof HomeMonth>

/** The home page: `/{locale}/`. Its data: docs/behaviour/home.md 1. */
export const HomePage = closedObject({
  renderer: Type.Literal('Homepage'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  hyData: closedObject({
    areas: Type.Array(Card),
    featuredArticles: Type.Array(FeaturedArticle),
    /** Newest first. */
    latestNews: closedObject({ items: Type.Array(NewsItem) }),
    recentContributions: closedObject({ items: Type.Array(Contribution) }),
    /** Null on a site without pages about months. */
    latestMonth: orNull(HomeMonth),
    featuredContributor: orNull(FeaturedContributor),
    /** Null on a site without a community page. */
    communityUrl: orNull(Address),
  }),
})
export type HomePage = Static<typeof HomePage>
