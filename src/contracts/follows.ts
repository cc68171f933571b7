import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'
import { COLLECTION_TITLE_MAX } from './collection-limits.ts'
import { endpoint } from './endpoint.ts'
import { FOLLOW_ADDRESSES } from './follow-addresses.ts'

/** Pages and collections together that an account follows (docs/behaviour/follows.md 2). */
export const FOLLOWS_MAX = 100

const follow = {
  /** Random. */
  id: Type.String(),
  /** Of the page, in the language of the request, or the name of the collection. */
  title: Type.String(),
  /** ISO 8601 in UTC. */
  created_at: Type.String(),
}

/** A page, or one of the user's collections, whose updates the user follows. */
export const Follow = Type.Union([
  closedObject({ kind: Type.Literal('page'), ...follow, url: Type.String({ pattern: '^/' }) }),
  closedObject({ kind: Type.Literal('collection'), ...follow, collection_id: Type.String() }),
])
export type Follow = Static<typeof Follow>

/** What the user follows, oldest first, and whether they get a weekly mail about it. */
export const Follows = closedObject({
  follows: Type.Array(Follow),
  digest: Type.Boolean(),
  /** Whether the site sends mail and knows that the address of the account is the user's. */
  can_get_mail: Type.Boolean(),
})
export type Follows = Static<typeof Follows>

/** The calls of follows (docs/behaviour/follows.md). */
export const follows = {
  list: endpoint(FOLLOW_ADDRESSES.list, {
    summary: 'The pages and collections that the user follows',
    access: 'account',
    reply: Follows,
    errors: ['unavailable'],
  }),
  /** The same sent twice is the same sent once. */
  add: endpoint(FOLLOW_ADDRESSES.add, {
    summary: `Follows a page about a feature, by \`url\`, or a collection of the user, by \`collection_id\`; at most ${FOLLOWS_MAX} together`,
    access: 'account',
    grows: true,
    body: closedObject(
      {
        url: Type.Optional(Type.String({ minLength: 1, maxLength: COLLECTION_TITLE_MAX })),
        collection_id: Type.Optional(Type.String({ minLength: 1, maxLength: COLLECTION_TITLE_MAX })),
      },
      { oneOf: [{ required: ['url'] }, { required: ['collection_id'] }] },
    ),
    reply: Follows,
    status: 201,
    errors: ['collection_not_found', 'conflict', 'unavailable'],
  }),
  /** Of a follow that is gone, the reply is the same. */
  remove: endpoint(FOLLOW_ADDRESSES.remove, {
    summary: 'Ends a follow',
    access: 'account',
    params: closedObject({ id: Type.String() }),
    reply: Follows,
    errors: ['unavailable'],
  }),
  setDigest: endpoint(FOLLOW_ADDRESSES.setDigest, {
    summary: 'Turns the weekly mail on or off',
    access: 'account',
    body: closedObject({ digest: Type.Boolean() }),
    reply: Follows,
    errors: ['conflict', 'unavailable'],
  }),
} as const
