import Type, { type Static } from 'typebox'
import { AdCampaign } from './ad-campaign.ts'
import { closedObject } from './closed-object.ts'
import { IssueSource } from './community.ts'
import type { Feature } from './features.ts'
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from './locales.ts'
import type { LinkGroup, Menu, MenuLink } from './menus.ts'
import { MONTHS_MAX } from './month-limits.ts'
import type { SharePictures } from './share-pictures.ts'
import { Surveys } from './survey.ts'

/** The names of a site. Names in texts come only from here; no other code names a brand. */
export const Brand = Type.Object({
  /** '{title} | {name}' and the header: `MDN Web Docs`. */
  name: Type.String({ minLength: 1, maxLength: 60, default: 'MDN Web Docs' }),
  /** The tail of tab titles: `MDN`. */
  shortName: Type.String({ minLength: 1, maxLength: 30, default: 'MDN' }),
  /** The paid tier: `MDN Plus`. */
  plusName: Type.String({ minLength: 1, maxLength: 60, default: 'MDN Plus' }),
  /** Path of an SVG file in the content root; absent: the mark drawn for this project. */
  logo: Type.Optional(Type.String({ pattern: '^[^/].*\\.svg$', description: 'the path of an SVG file in the content root' })),
})
export type Brand = Static<typeof Brand>

/** The columns of the footer, in order. */
export const FOOTER_COLUMNS = ['site', 'support', 'community', 'developers', 'legal'] as const
export type FooterColumn = (typeof FOOTER_COLUMNS)[number]

const Title = Type.String({ minLength: 1, maxLength: 60 })

/** A title for each language; where one is missing, the English one stands. */
const Titles = Type.Unsafe<{ readonly 'en-US': string } & Readonly<Partial<Record<LocaleCode, string>>>>(
  closedObject(Object.fromEntries(LOCALES.map(({ code }) => [code, code === DEFAULT_LOCALE ? Title : Type.Optional(Title)]))),
)

/** An address elsewhere, or the path of a page of the site. */
const Address = Type.String({
  pattern: '^(?:https://|/[^/])',
  description: 'a URL that begins with https://, or the path of a page of the site',
})

/** A link that a site adds to its footer. */
export const AddedLink = closedObject({ title: Type.Union([Title, Titles]), url: Address })
export type AddedLink = Static<typeof AddedLink>

const Links = Type.Array(AddedLink)

/** An address with `{name}` places, for all languages or for each its own; a language without one has that of en-US. */
export const AddressTemplate = Type.Union([
  Address,
  closedObject(Object.fromEntries(LOCALES.map(({ code }) => [code, Type.Optional(Address)]))),
])
export type AddressTemplate = Static<typeof AddressTemplate>

const HTTPS = 'a URL that begins with https://'
const OneLineHttps = Type.String({ pattern: '^https://[!-~]+$', maxLength: 500, description: HTTPS })

/** How to report a vulnerability of the site: the fields of RFC 9116 section 2.5. */
export const SecurityContact = closedObject({
  /** The preferred one first. */
  contact: Type.Array(
    Type.String({
      pattern: '^(?:https://|mailto:|tel:)[!-~]+$',
      maxLength: 500,
      description: 'a URL that begins with https://, mailto: or tel:',
    }),
    { minItems: 1, maxItems: 10 },
  ),
  /** The day from which no one may rely on this any more: `2027-06-30`. At most a year away. */
  expires: Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$', description: 'a day such as 2027-06-30' }),
  policy: Type.Optional(OneLineHttps),
  acknowledgments: Type.Optional(OneLineHttps),
  /** A key to encrypt reports with. */
  encryption: Type.Optional(OneLineHttps),
  /** In which reports are welcome. */
  languages: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$', description: 'a language such as en or pt-BR' }), {
      minItems: 1,
    }),
  ),
})
export type SecurityContact = Static<typeof SecurityContact>

/** `site.json` of a content root; every key may be absent. */
export const SiteFile = Type.Object(
  {
    brand: Type.Optional(Type.Partial(Brand)),
    /** Where users find a page's source and report problems; `{path}` is the file's path below the content root, `{url}` and `{title}` those of the page, `{locale}` its language, `{commit}` the last one that changed it. */
    source: Type.Optional(
      Type.Object({
        view: Type.Optional(AddressTemplate),
        report: Type.Optional(AddressTemplate),
        /** The last change. */
        commit: Type.Optional(AddressTemplate),
        /** All changes; `contributors.txt` names it. */
        history: Type.Optional(AddressTemplate),
        /** Problems of the compatibility data; `{key}` is the feature, `{file}` the data's own file of it. */
        compat: Type.Optional(AddressTemplate),
        /** The survey about a page's Baseline status; `{level}` is that status (`BaselineStatus`). */
        baseline: Type.Optional(Type.String({ pattern: '^https://', description: HTTPS })),
        /** The repository of the content root whose `site.json` this is; its pull requests by their `{number}`. */
        repository: Type.Optional(Type.String({ pattern: '^https://[^\\s/]+(?:/\\S*)?$', description: HTTPS })),
        pull: Type.Optional(Type.String({ pattern: '^https://', description: HTTPS })),
      }),
    ),
    /** How much problems of a kind count in `lectern check`: its kind -> `off`, `warn` or `error`; the command says what is wrong here. */
    checks: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Languages whose pages were translated by machine; their pages say so. */
    machineTranslated: Type.Optional(Type.Array(Type.Union(LOCALES.map(({ code }) => Type.Literal(code))))),
    /** Slugs of the areas that the home page and the header show, in order. */
    areas: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    /** Slugs of the pages that the home page features. */
    featured: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    /** Addresses elsewhere that the footer shows, by its columns. */
    links: Type.Optional(Type.Partial(closedObject({ site: Links, support: Links, community: Links, developers: Links, legal: Links }))),
    /** Where signed-in users say what they think of the site: an entry of their menu. */
    feedback: Type.Optional(Address),
    /** Where newcomers find something to begin with: a table on the community page. */
    issues: Type.Optional(IssueSource),
    /** Served as `/.well-known/security.txt`; absent: there is none. */
    security: Type.Optional(SecurityContact),
    /** Ads of the site for its own things, shown where no campaign is (docs/guides/ads.md). Pages keep space for ads only where this is, be it empty. */
    ads: Type.Optional(Type.Array(AdCampaign, { maxItems: 50 })),
    /** Surveys that documents show (docs/guides/surveys.md). */
    surveys: Type.Optional(Surveys),
    /** First year of the copyright range in the footer. */
    firstYear: Type.Optional(Type.Integer({ minimum: 1000, maximum: 9999 })),
    /** How many months have a page about what changed in browsers; absent: three years. */
    months: Type.Optional(Type.Integer({ minimum: 0, maximum: MONTHS_MAX })),
    /** Hosts of translation proxies besides the known ones, with those below them: pages read there stay without the application. */
    translationHosts: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+$',
          description: 'the name of a host in lower case, such as translate.example.org',
        }),
      ),
    ),
  },
  { additionalProperties: false },
)
export type SiteFile = Static<typeof SiteFile>

/** The part of a site's settings that every page needs, also in the browser. It is in the data of each page, so it is short. */
export interface SiteSettings {
  readonly brand: Brand
  /** Scheme and host without a slash at the end: `https://example.org`. */
  readonly origin: string
  /** Public address of the brand's logo; absent: the mark drawn for this project. */
  readonly logoUrl?: string
  /** The features that are on. */
  readonly features: readonly Feature[]
  /** The community's languages in which the site has pages besides those of the interface; absent where it has none. */
  readonly communityLocales?: readonly LocaleCode[]
  /** Where code runs: the pattern of the runner's origins, `https://{hash}.play.example`. Absent: below localhost, by the site's own port. */
  readonly runner?: string
  /** Absent: none besides the known ones. */
  readonly translationHosts?: readonly string[]
  /** The file with the surveys of the site; absent: it has none. */
  readonly surveys?: string
  /** Absent: the site has none of these pages. */
  readonly pageUrls?: OptionalPageUrls
}

/** Addresses of pages that scripts link to and that not every site has (docs/behaviour/links.md 13). One that is absent is not linked. */
export interface OptionalPageUrls {
  /** What an account costs and offers. */
  readonly plans?: string
  /** What signed-in users decide of the site. */
  readonly settings?: string
  /** Where questions are answered with a language model. */
  readonly aiHelp?: string
}

/** The same with what header and footer show in one language. The browser never gets these lists: it has them as the HTML of the page. */
export interface ShellSettings extends SiteSettings {
  readonly menus: readonly Menu[]
  readonly footer: readonly LinkGroup[]
  /** The links of the menu of signed-in users, other than those of their account. */
  readonly account: readonly MenuLink[]
  /** First year of the copyright range. */
  readonly firstYear: number
  /** Absent where nothing is drawn: in dev. */
  readonly pictures?: SharePictures
}

export const DEFAULT_BRAND: Brand = { name: 'MDN Web Docs', shortName: 'MDN', plusName: 'MDN Plus' }
