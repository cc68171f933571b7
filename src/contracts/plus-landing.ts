import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { Locale } from './document.ts'

const Address = Type.String({ pattern: '^/' })

/** The page about Plus with its plans: `/{locale}/plus`. */
export const PlusLandingPage = closedObject({
  renderer: Type.Literal('PlusLanding'),
  url: Address,
  locale: Locale,
  pageTitle: Type.String(),
  /** The texts of the page, by their keys (`locales/plus/landing`). */
  texts: Type.Record(Type.String(), Type.String()),
  /** Pages that it links to; null where the site has none. */
  links: closedObject({
    aiHelp: orNull(Address),
    collections: orNull(Address),
    updates: orNull(Address),
    /** How to read offline. */
    reading: orNull(Address),
    playground: orNull(Address),
    curriculum: orNull(Address),
    /** Answers to questions about plans. */
    faq: orNull(Address),
    terms: orNull(Address),
  }),
})
export type PlusLandingPage = Static<typeof PlusLandingPage>
