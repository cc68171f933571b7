import Type, { type Static } from 'typebox'
import { LOCALES, type LocaleCode } from './locales.ts'

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

/** `site.json` of a content root; every key may be absent. */
export const SiteFile = Type.Object(
  {
    brand: Type.Optional(Type.Partial(Brand)),
    /** Where readers find a page's source and report faults; `{path}` is the file's path below the content root, `{url}` and `{title}` those of the page, `{locale}` its language, `{commit}` the last one that changed it. */
    source: Type.Optional(
      Type.Object({
        view: Type.Optional(Type.String({ pattern: '^https://' })),
        report: Type.Optional(Type.String({ pattern: '^https://' })),
        /** The last change. */
        commit: Type.Optional(Type.String({ pattern: '^https://' })),
        /** All changes; `contributors.txt` names it. */
        history: Type.Optional(Type.String({ pattern: '^https://' })),
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
  },
  { additionalProperties: false },
)
export type SiteFile = Static<typeof SiteFile>

/** An area of the site as the header and the home page link it. */
export interface Area {
  readonly title: string
  readonly url: string
}

/** What every page of a site needs to know of it. */
export interface SiteSettings {
  readonly brand: Brand
  /** Scheme and host without a slash at the end: `https://example.org`. */
  readonly origin: string
  /** Public address of the brand's logo; absent: the mark drawn for this project. */
  readonly logoUrl?: string
  /** For the header, in the page's locale. */
  readonly areas: readonly Area[]
  /** For the footer: curriculum, blog, community and about page, as far as the content has them. In English only, like these. */
  readonly places?: readonly Area[]
  /** The community's languages in which the site has pages besides those of the interface; absent where it has none. */
  readonly communityLocales?: readonly LocaleCode[]
}

export const DEFAULT_BRAND: Brand = { name: 'MDN Web Docs', shortName: 'MDN', plusName: 'MDN Plus' }
