import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { get, post, remove } from './endpoint.ts'
import { FLAG_REASON_MAX, IMPORT_MAP_MAX, SHARE_BYTES_MAX, SHARES_PER_PAGE, SRC_MAX } from './limits.ts'

/** How the code wants to be run; what is absent is as in a page: scripts, no import map, JavaScript. */
const ShareOptions = closedObject({
  isModule: Type.Optional(Type.Boolean()),
  isTypeScript: Type.Optional(Type.Boolean()),
  /** As its author wrote it; `{}` and no JSON alike, for it is only text here. */
  importMap: Type.Optional(Type.String({ maxLength: IMPORT_MAP_MAX })),
})
export type ShareOptions = Static<typeof ShareOptions>

const Source = orNull(Type.String())

/** Code to be shared. A language that is absent or null has none (reference/backend.md 1.1). */
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
 * Shared code as everybody reads it. Of flagged code nothing is handed out before its reader has been told and has asked for it: then
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

/** The answer of what has shared code. */
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

/** What staff decide of code: `keep` what was flagged, `remove` it, `restore` what was removed. */
export const SHARE_DECISIONS = ['keep', 'remove', 'restore'] as const
export type ShareDecision = (typeof SHARE_DECISIONS)[number]

/** `kept`: staff have looked at it; what is flagged after that waits for them and hides nothing. */
export const CODE_STATES = ['visible', 'flagged', 'kept', 'removed'] as const
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

/** Loose: an id of another shape is answered with 400 and not as an unknown address (behaviour 77). */
const Params = closedObject({ id: Type.String() })
const Page = closedObject({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) })

/** Code that readers share, and what becomes of it. */
export const playground = {
  share: post('/api/v1/play/', {
    summary: 'Shares code; the same code shared again by the same account has the same id',
    access: 'account',
    maxBytes: SHARE_BYTES_MAX,
    body: NewShare,
    reply: ShareId,
    status: 201,
    errors: ['shares_full'],
  }),
  list: get('/api/v1/play/', {
    summary: `What the reader has shared, the newest first, ${SHARES_PER_PAGE} to a page`,
    access: 'account',
    query: Page,
    reply: closedObject({ items: Type.Array(OwnShare), total: Type.Integer() }),
  }),
  open: get('/api/v1/play/{id}', {
    summary: 'Shared code; flagged code only when `confirmed` says that its reader knows; 410 when it was removed',
    access: 'anyone',
    params: Params,
    query: closedObject({ confirmed: Type.Optional(Type.Boolean()) }),
    reply: Share,
    errors: ['bad_request', 'gone'],
  }),
  remove: remove('/api/v1/play/{id}', {
    summary: 'Takes back what the reader has shared',
    access: 'account',
    params: Params,
    status: 204,
    errors: ['bad_request'],
  }),
  flag: post('/api/v1/play/flag', {
    summary: 'Tells staff that shared code is inappropriate; counts once for a reader or network',
    access: 'anyone',
    rate: 'report',
    body: closedObject({ id: Type.String(), reason: Type.Optional(orNull(Type.String({ maxLength: FLAG_REASON_MAX }))) }),
    status: 201,
    errors: ['bad_request', 'not_found', 'gone'],
  }),
  /** Staff. */
  flagged: get('/api/v1/root/play/', {
    summary: 'Code that was flagged and waits for a decision, the longest waiting first',
    access: 'staff',
    query: Page,
    reply: closedObject({ items: Type.Array(FlaggedCode), total: Type.Integer() }),
  }),
  inspect: get('/api/v1/root/play/{id}', {
    summary: 'Shared code whatever its state, with what was said of it',
    access: 'staff',
    params: Params,
    reply: CodeView,
    errors: ['bad_request'],
  }),
  decide: post('/api/v1/root/play/{id}', {
    summary: 'Keeps or removes shared code, or restores what was removed',
    access: 'staff',
    params: Params,
    body: closedObject({ decision: Type.Enum([...SHARE_DECISIONS]) }),
    reply: Type.Literal('updated'),
    status: 201,
    errors: ['bad_request', 'conflict'],
  }),
} as const
