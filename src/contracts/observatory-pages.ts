import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { Locale } from './document.ts'
import type { LocaleCode } from './locales.ts'

const Address = Type.String({ pattern: '^/' })
const links = closedObject({
  landing: Address,
  report: Address,
  compare: Address,
  /** Pages of its documentation; null where the site has none. */
  scoring: orNull(Address),
  faq: orNull(Address),
})

/** The page on which users name the site to scan: `/en-US/observatory`. */
export const ObservatoryLanding = closedObject({
  renderer: Type.Literal('ObservatoryLanding'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  links,
})
export type ObservatoryLanding = Static<typeof ObservatoryLanding>

/** Lines of a configuration, for one server. */
export const ServerLines = closedObject({ server: Type.String(), code: Type.String() })
export type ServerLines = Static<typeof ServerLines>

/**
 * The page with the report of any host, `?host=`: what it shows of the host is filled in by the server, in place of what stands between the marks
 * (`OBSERVATORY_PLACE`); all else is here.
 */
export const ObservatoryReport = closedObject({
  renderer: Type.Literal('ObservatoryReport'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  links,
  /** The page that explains a test, by the test's name; only pages that exist. */
  guides: Type.Record(Type.String(), Address),
  /** The reference page of a header, by the header's name in lower case. */
  headers: Type.Record(Type.String(), Address),
  /** How each server is configured to pass a test, by the test's name. */
  advice: Type.Record(Type.String(), Type.Array(ServerLines)),
  /** The contents as they are where no server answers. */
  html: Type.String(),
})
export type ObservatoryReport = Static<typeof ObservatoryReport>

/** The page that compares two hosts, or two scans of a host, `?host=&with=`; filled in by the server as the page of reports is. */
export const ObservatoryCompare = closedObject({
  renderer: Type.Literal('ObservatoryCompare'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  links,
  /** As in `ObservatoryReport`. */
  guides: Type.Record(Type.String(), Address),
  /** The contents as they are where no server answers. */
  html: Type.String(),
})
export type ObservatoryCompare = Static<typeof ObservatoryCompare>

/** Where the scanner's pages are. They exist in English only. */
export function observatoryUrl(locale: LocaleCode): string {
  return `/${locale}/observatory`
}

/** Where the contents of the page of reports, and those of the page that compares, stand in their files: everything between these marks is filled in anew for each request. */
export const OBSERVATORY_PLACE = { start: '<!--observatory-->', end: '<!--/observatory-->' } as const
