import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { Locale } from './document.ts'

/** A page that a user of an unknown address may have meant. */
export const Suggestion = closedObject({ title: Type.String(), url: Type.String({ pattern: '^/' }), locale: Locale })
export type Suggestion = Static<typeof Suggestion>

/** The pages that an unknown address may have meant. The 404 of an `index.json` has them as `suggestions`, the page has them as HTML. */
export const Suggestions = closedObject({
  /** The page itself, where it is only in English. */
  english: orNull(Suggestion),
  /** The likeliest first. */
  closest: Type.Array(Suggestion),
  /** The address is in a language that the site has no pages in any more: its code. */
  retiredLocale: orNull(Type.String()),
})
export type Suggestions = Static<typeof Suggestions>
