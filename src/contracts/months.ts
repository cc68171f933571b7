import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { Locale } from './document.ts'

const Address = Type.String({ pattern: '^/' })

/** A page about what changed in browsers: of one month (`/{locale}/updates/2026-10`), or of all months (`/{locale}/updates`). */
export const MonthPage = closedObject({
  renderer: Type.Literal('Month'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  description: Type.String(),
  /** The page from `<h1>` on, as HTML of the builder. */
  html: Type.String(),
  /** The feeds of all months. */
  feeds: Type.Array(closedObject({ type: Type.String(), url: Address })),
})
export type MonthPage = Static<typeof MonthPage>
