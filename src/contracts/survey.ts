import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { DEFAULT_LOCALE, INTERFACE_LOCALES, type InterfaceLocale } from './locales.ts'

const line = Type.String({ minLength: 1, maxLength: 300 })

/** A text for each language of the interface; where one is missing, the English one is shown. */
const Texts = Type.Unsafe<{ readonly [DEFAULT_LOCALE]: string } & Readonly<Partial<Record<InterfaceLocale, string>>>>(
  closedObject(Object.fromEntries(INTERFACE_LOCALES.map(({ code }) => [code, code === DEFAULT_LOCALE ? line : Type.Optional(line)]))),
)
export type SurveyText = Static<typeof Texts>

/** A name in records and answers. */
const Id = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
  description: 'at most 40 lower-case letters, digits and hyphens, not beginning with a hyphen',
})

const Question = Type.Union([
  closedObject({
    id: Id,
    text: Texts,
    kind: Type.Literal('choice'),
    options: Type.Array(closedObject({ id: Id, text: Texts }), { minItems: 2, maxItems: 10 }),
  }),
  /** Answered in the user's own words, or not at all. */
  closedObject({ id: Id, text: Texts, kind: Type.Literal('text') }),
])
export type SurveyQuestion = Static<typeof Question>

const survey = {
  id: Id,
  /** The beginnings of the paths of documents on which it is shown: `/de/docs/`. */
  pages: Type.Array(Type.String({ pattern: '^/', maxLength: 300, description: 'the beginning of a path, such as /en-US/docs/' }), {
    minItems: 1,
    maxItems: 50,
  }),
  /** The users who see it: those whose random number, which their browser draws once, is at least `from` and below `to`. */
  rate: closedObject({ from: Type.Number({ minimum: 0, maximum: 1 }), to: Type.Number({ minimum: 0, maximum: 1 }) }),
  /** From when and until when, in milliseconds since 1970. */
  starts: Type.Optional(Type.Integer({ minimum: 0 })),
  ends: Type.Optional(Type.Integer({ minimum: 0 })),
  teaser: Texts,
  question: Texts,
  footnote: Type.Optional(Texts),
}

/** A survey of a site: its questions are asked in a frame of another site, or in a form of our own (docs/behaviour/surveys.md). */
export const Survey = Type.Union([
  closedObject({
    ...survey,
    frame: Type.String({ pattern: '^https://[^\\s/?#@]+(?:[/?#]\\S*)?$', maxLength: 1000, description: 'a URL that begins with https://' }),
  }),
  closedObject({ ...survey, form: Type.Array(Question, { minItems: 1, maxItems: 10 }) }),
])
export type Survey = Static<typeof Survey>

/** The surveys of a site. */
export const Surveys = Type.Array(Survey, { maxItems: 20 })

/** The file of a build with all surveys, for the server, below the public folder. Browsers get the same under a name with a hash. */
export const SURVEYS_FILE = 'static/surveys/all.json'
