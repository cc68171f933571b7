import Type from 'typebox'
import { closedObject } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { ADDRESS_MAX } from './event-limits.ts'
import { INTERFACE_LOCALES } from './locales.ts'
import { SURVEY_ADDRESSES } from './survey-addresses.ts'
import { SURVEY_ANSWER_MAX, SURVEY_ID_MAX } from './survey-limits.ts'

/** The call of surveys with a form of our own (docs/behaviour/surveys.md 6 to 8). */
export const surveys = {
  answer: endpoint(SURVEY_ADDRESSES.answer, {
    summary: 'Answers a survey; the same `id` again changes nothing',
    access: 'anyone',
    grows: true,
    params: closedObject({ survey: Type.String({ minLength: 1, maxLength: SURVEY_ID_MAX }) }),
    body: closedObject({
      /** Random, made by the browser. */
      id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
      locale: Type.Enum(INTERFACE_LOCALES.map(({ code }) => code)),
      /** The path of the page on which it was answered. */
      url: Type.String({ pattern: '^/', maxLength: ADDRESS_MAX }),
      /** By the ids of questions: the id of the option that was chosen, or the text. */
      answers: Type.Record(
        Type.String({ minLength: 1, maxLength: SURVEY_ID_MAX }),
        Type.String({ minLength: 1, maxLength: SURVEY_ANSWER_MAX }),
        {
          minProperties: 1,
          maxProperties: 10,
        },
      ),
    }),
    status: 204,
    errors: ['not_found', 'too_many_requests'],
  }),
} as const
