import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { PLAYGROUND_ADDRESSES } from './playground-addresses.ts'
import { FLAG_REASON_MAX, IMPORT_MAP_MAX, SHARE_BYTES_MAX, SHARES_PER_PAGE, SRC_MAX } from './playground-limits.ts'

/** How the code is run; what is absent is as in a page: scripts, no import map, JavaScript. */
const ShareOptions = closedObject({
  isModule: Type.Optional(Type.Boolean()),
  isTypeScript: Type.Optional(Type.Boolean()),
  /** As its author wrote it; `{}` and no JSON alike, for it is only text here. */
  importMap: Type.Optional(Type.String({ maxLength: IMPORT_MAP_MAX })),
})
export type ShareOptions = Static<typeof ShareOptions>

const Source = orNull(Type.String())

/** Code to be shared. A language that is absent or null has no code (docs/behaviour/shared-code.md 1). */
const NewShare = closedObject({
  html: Type.Optional(Source),
  css: Type.Optional(Source),
  js: Type.Optional(Source),
  /** WebAssembly text. */
  wat: Type.Optional(Source),
  /** The page that the code is from: relative addresses in it count from there. */
  src: Type.Optional(orNull(Type.String({ maxLength: SRC_MAX }))),
  options: Type.Optional(ShareOptions),
})
export type NewShare = Static<typeof NewShare>

/**
 * Shared code as everybody reads it. Of flagged code nothing is handed out before its user has seen that and has asked for it: then
 * `html`, `css`, `js` and `src` are null, and `state` says why.
 */
const Share = closedObject({
  html: Source,
  css: Source,
  js: Source,
  /** Absent where the code has none. */
  wat: Type.Optional(Type.String()),
  src: Source,
  options: Type.Optional(ShareOptions),
  state: Type.Enum(['visible', 'flagged']),
})
export type Share = Static<typeof Share>

/** The response of what has shared code. */
const ShareId = closedObject({ id: Type.String() })

/** A share in the list of who made it. */
const OwnShare = closedObject({
  id: Type.String(),
  /** ISO 8601 in UTC. */
  created_at: Type.String(),
  /** Of the code, as UTF-8. */
  bytes: Type.Integer(),
  /** How the code begins, without line breaks. */
  excerpt: Type.String(),
  state: Type.Enum(['visible', 'flagged', 'removed']),
})
export type OwnShare = Static<typeof OwnShare>

/** Decisions of staff about code: `keep` flagged code, `remove` it, `restore` removed code. */
const SHARE_DECISIONS = ['keep', 'remove', 'restore'] as const
export type ShareDecision = (typeof SHARE_DECISIONS)[number]

/** `kept`: staff have looked at it; what is flagged after that waits for them and hides nothing. */
const CODE_STATES = ['visible', 'flagged', 'kept', 'removed'] as const
export type CodeState = (typeof CODE_STATES)[number]
const State = Type.Enum([...CODE_STATES])

/** Code that waits for staff. */
const FlaggedCode = closedObject({
  /** Of one of its shares: the first that was flagged. */
  id: Type.String(),
  state: State,
  flags: Type.Integer(),
  /** ISO 8601 in UTC, of the newest flag. */
  flagged_at: Type.String(),
  excerpt: Type.String(),
})
export type FlaggedCode = Static<typeof FlaggedCode>

/** Code as staff see it, whatever its state. */
const CodeView = closedObject({
  id: Type.String(),
  state: State,
  html: Source,
  css: Source,
  js: Source,
  wat: Type.Optional(Type.String()),
  src: Source,
  options: Type.Optional(ShareOptions),
  /** How many have shared the same code. */
  shares: Type.Integer(),
  created_at: Type.String(),
  decided_at: orNull(Type.String()),
  /** The newest first, as many as are read by anybody. */
  flags: Type.Array(closedObject({ at: Type.String(), reason: Type.String() })),
})
export type CodeView = Static<typeof CodeView>

/** Loose: an id of another shape gets 400, and not 404 like an unknown address (docs/behaviour/shared-code.md 3). */
const Params = closedObject({ id: Type.String() })
const Page = closedObject({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) })

/** Code that users share, and what becomes of it. */
export const playground = {
  share: endpoint(PLAYGROUND_ADDRESSES.share, {
    summary: 'Shares code; the same code shared again by the same account has the same id',
    access: 'account',
    grows: true,
    maxBytes: SHARE_BYTES_MAX,
    body: NewShare,
    reply: ShareId,
    status: 201,
    errors: ['shares_full'],
  }),
  list: endpoint(PLAYGROUND_ADDRESSES.list, {
    summary: `The code that the user has shared, newest first, ${SHARES_PER_PAGE} to a page`,
    access: 'account',
    query: Page,
    reply: closedObject({ items: Type.Array(OwnShare), total: Type.Integer() }),
  }),
  open: endpoint(PLAYGROUND_ADDRESSES.open, {
    summary: 'Shared code; flagged code only with `confirmed`, after the user has confirmed a warning; 410 when it was removed',
    access: 'anyone',
    params: Params,
    query: closedObject({ confirmed: Type.Optional(Type.Boolean()) }),
    reply: Share,
    errors: ['bad_request', 'gone'],
  }),
  remove: endpoint(PLAYGROUND_ADDRESSES.remove, {
    summary: 'Stops sharing code of the user',
    access: 'account',
    params: Params,
    status: 204,
    errors: ['bad_request'],
  }),
  flag: endpoint(PLAYGROUND_ADDRESSES.flag, {
    summary: 'Reports inappropriate shared code to staff; counts once for a user or network',
    access: 'anyone',
    grows: true,
    rate: 'report',
    body: closedObject({ id: Type.String(), reason: Type.Optional(orNull(Type.String({ maxLength: FLAG_REASON_MAX }))) }),
    status: 201,
    errors: ['bad_request', 'not_found', 'gone'],
  }),
  /** Staff. */
  flagged: endpoint(PLAYGROUND_ADDRESSES.flagged, {
    summary: 'Flagged code that waits for a decision, oldest first',
    access: 'staff',
    query: Page,
    reply: closedObject({ items: Type.Array(FlaggedCode), total: Type.Integer() }),
  }),
  inspect: endpoint(PLAYGROUND_ADDRESSES.inspect, {
    summary: 'Shared code in any state, with its reports',
    access: 'staff',
    params: Params,
    reply: CodeView,
    errors: ['bad_request'],
  }),
  decide: endpoint(PLAYGROUND_ADDRESSES.decide, {
    summary: 'Keeps, removes or restores shared code',
    access: 'staff',
    params: Params,
    body: closedObject({ decision: Type.Enum([...SHARE_DECISIONS]) }),
    reply: Type.Literal('updated'),
    status: 201,
    errors: ['bad_request', 'conflict'],
  }),
} as const
