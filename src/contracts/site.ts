import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { IssueSource } from './community.ts'
import type { Feature } from './features.ts'
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from './locales.ts'
import type { LinkGroup, Menu, MenuLink } from './menus.ts'
import type { SharePictures } from './share-pictures.ts'

/** What a site calls itself. The only place where the names in the spec's texts come from; anything else in the code names no brand. */
export const Brand = Type.Object({
  /** '{title} | {name}' and the header: `MDN Web Docs`. */
  name: Type.String({ minLength: 1, maxLength: 60, default: 'MDN Web Docs' }),
  /** The tail of tab titles: `MDN`. */
  shortName: Type.String({ minLength: 1, maxLength: 30, default: 'MDN' }),
  /** The paid tier: `MDN Plus`. */
  plusName: Type.String({ minLength: 1, maxLength: 60, default: 'MDN Plus' }),
  /** Path of an SVG file in the content root; absent: the mark drawn for this project. */
  logo: Type.Optional(Type.String({ pattern: '^[^/].*\\.svg$' })),
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

/** A link out of the site. */
export const OutsideLink = closedObject({ title: Type.Union([Title, Titles]), url: Type.String({ pattern: '^https://' }) })
export type OutsideLink = Static<typeof OutsideLink>

const Links = Type.Array(OutsideLink)

const Https = Type.String({ pattern: '^https://' })

/** An address with `{name}` places, for all languages or for each its own; a language without one has that of en-US. */
export const AddressTemplate = Type.Union([
  Https,
  closedObject(Object.fromEntries(LOCALES.map(({ code }) => [code, Type.Optional(Https)]))),
])
export type AddressTemplate = Static<typeof AddressTemplate>

/** `site.json` of a content root; every key may be absent. */
export const SiteFile = Type.Object(
  {
    brand: Type.Optional(Type.Partial(Brand)),
    /** Where readers find a page's source and report faults; `{path}` is the file's path below the content root, `{url}` and `{title}` those of the page, `{locale}` its language, `{commit}` the last one that changed it. */
    source: Type.Optional(
      Type.Object({
        view: Type.Optional(AddressTemplate),
        report: Type.Optional(AddressTemplate),
        /** The last change. */
        commit: Type.Optional(AddressTemplate),
        /** All changes; `contributors.txt` names it. */
        history: Type.Optional(AddressTemplate),
        /** Faults of the compatibility data; `{key}` is the feature, `{file}` the data's own file of it. */
        compat: Type.Optional(AddressTemplate),
        /** What readers think of a page's Baseline status; `{level}` is that status (`BaselineStatus`). */
        baseline: Type.Optional(Type.String({ pattern: '^https://' })),
        /** The repository of the content root whose `site.json` this is; its pull requests by their `{number}`. */
        repository: Type.Optional(Type.String({ pattern: '^https://[^\\s/]+(?:/\\S*)?$' })),
        pull: Type.Optional(Type.String({ pattern: '^https://' })),
      }),
    ),
    /** How much faults of a kind count in `lectern check`: its kind -> `off`, `warn` or `error`; the command says what is wrong here. */
    checks: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Languages whose pages were translated by machine; their pages say so. */
    machineTranslated: Type.Optional(Type.Array(Type.Union(LOCALES.map(({ code }) => Type.Literal(code))))),
    /** Slugs of the areas that the home page and the header show, in order. */
    areas: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    /** Slugs of the pages that the home page features. */
    featured: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    /** Addresses elsewhere that the footer shows, by its columns. */
    links: Type.Optional(Type.Partial(closedObject({ site: Links, support: Links, community: Links, developers: Links, legal: Links }))),
    /** Where signed-in readers say what they think of the site: an entry of their menu. */
    feedback: Type.Optional(Https),
    /** Where newcomers find something to begin with: a table on the community page. */
    issues: Type.Optional(IssueSource),
    /** First year of the copyright range in the footer. */
    firstYear: Type.Optional(Type.Integer({ minimum: 1000, maximum: 9999 })),
    /** Hosts of translation proxies besides the known ones, with those below them: pages read there stay without the application. */
    translationHosts: Type.Optional(Type.Array(Type.String({ pattern: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+$' }))),
  },
  { additionalProperties: false },
)
export type SiteFile = Static<typeof SiteFile>

/** What every page of a site needs to know of it, also in the browser: it stands in the data of each page, so it is short. */
export interface SiteSettings {
  readonly brand: Brand
  /** Scheme and host without a slash at the end: `https://example.org`. */
  readonly origin: string
  /** Public address of the brand's logo; absent: the mark drawn for this project. */
  readonly logoUrl?: string
  /** Those that are on. */
  readonly features: readonly Feature[]
  /** The community's languages in which the site has pages besides those of the interface; absent where it has none. */
  readonly communityLocales?: readonly LocaleCode[]
  /** Where code runs: the pattern of the runner's origins, `https://{hash}.play.example`. Absent: below localhost, by the site's own port. */
  readonly runner?: string
  /** Absent: none besides the known ones. */
  readonly translationHosts?: readonly string[]
}

/** The same with what header and footer show in one language. The browser never gets these lists: it has them as the HTML of the page. */
export interface ShellSettings extends SiteSettings {
  readonly menus: readonly Menu[]
  readonly footer: readonly LinkGroup[]
  /** What the menu of signed-in readers leads to, besides their account. */
  readonly account: readonly MenuLink[]
  /** First year of the copyright range. */
  readonly firstYear: number
  /** Absent where nothing is drawn: in dev. */
  readonly pictures?: SharePictures
}

export const DEFAULT_BRAND: Brand = { name: 'MDN Web Docs', shortName: 'MDN', plusName: 'MDN Plus' }
