import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { ADDRESS_MAX } from './event-limits.ts'
import { FEEDBACK_REASONS } from './feedback.ts'
import { FEEDBACK_ADDRESSES } from './feedback-addresses.ts'
import { FEEDBACK_COMMENT_MAX, FEEDBACK_SUBJECT_MAX } from './feedback-limits.ts'
import { INTERFACE_LOCALES } from './locales.ts'

const vote = {
  /** Random, made by the browser: the same id sent again changes this vote, such as to add the reason. */
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  is_helpful: Type.Boolean(),
}

/** What a user says of a page, or of a part of the site (docs/behaviour/feedback.md 4). */
export const Vote = Type.Union([
  closedObject({
    ...vote,
    kind: Type.Literal('page'),
    /** The path of the page: `/en-US/docs/Web/CSS`. */
    url: Type.String({ pattern: '^/', maxLength: ADDRESS_MAX }),
    /** Only of a page that did not help. */
    reason: Type.Optional(Type.Enum([...FEEDBACK_REASONS])),
    comment: Type.Optional(Type.String({ minLength: 1, maxLength: FEEDBACK_COMMENT_MAX })),
  }),
  closedObject({
    ...vote,
    kind: Type.Literal('feature'),
    /** The part of the site, and what of it where there are several things: `ai-help/answer`. */
    feature: Type.String({ pattern: '^[a-z0-9_-]+(?:/[^\\s/]+)*$', maxLength: FEEDBACK_SUBJECT_MAX }),
    locale: Type.Enum(INTERFACE_LOCALES.map(({ code }) => code)),
  }),
])
export type Vote = Static<typeof Vote>

/** The call of feedback. */
export const feedback = {
  send: endpoint(FEEDBACK_ADDRESSES.send, {
    summary: 'Says whether a page of the site, or a part of it, is helpful; the same `id` again changes what was said',
    access: 'anyone',
    grows: true,
    body: Vote,
    status: 204,
    errors: ['too_many_requests'],
  }),
} as const
