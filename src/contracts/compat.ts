import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { heading, noHeading } from './section-heading.ts'
import { PageStatus } from './sidebar.ts'

const Https = Type.String({ pattern: '^https?://' })

/** A column of the table. */
export const CompatBrowser = closedObject({
  id: Type.String(),
  name: Type.String(),
  type: Type.Union([Type.Literal('desktop'), Type.Literal('mobile'), Type.Literal('server')]),
  /** The name of its preview channel: `Nightly`. */
  preview: orNull(Type.String()),
  /** Where its flags are set: `about:config`. */
  flagsPage: orNull(Type.String()),
  /** The day of each release that the table names, as far as it is known: `['57', '2017-03-09']`. */
  releases: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  /** Versions that the table names and that were not out yet on the day of the data. */
  upcoming: Type.Array(Type.String()),
})
export type CompatBrowser = Static<typeof CompatBrowser>

/** A flag that a user must set to have a feature. */
export const CompatFlag = closedObject({
  name: Type.String(),
  /** Null: it is switched on. */
  value: orNull(Type.String()),
})
export type CompatFlag = Static<typeof CompatFlag>

/** A statement about a feature in a browser. Versions are as the data has them: `57`, `≤37` (there or earlier), `preview`. */
export const CompatStatement = closedObject({
  /** False: it is not there. Null: no one knows. */
  added: Type.Union([Type.String(), Type.Literal(false), Type.Null()]),
  /** The first version without it again; null: it is still there. */
  removed: orNull(Type.String()),
  /** The last version that has it. */
  last: orNull(Type.String()),
  isPartial: Type.Boolean(),
  prefix: orNull(Type.String()),
  /** The feature has another name there. */
  alternative: orNull(Type.String()),
  flags: Type.Array(CompatFlag),
  /** HTML. */
  notes: Type.Array(Type.String()),
  /** Where the implementation is tracked. */
  bugs: Type.Array(Https),
})
export type CompatStatement = Static<typeof CompatStatement>

/**
 * The support of a feature in a browser. A version alone: supported since then, without remarks. False: it is not
 * there, nor was it ever. Null: nothing is known. Else all statements, the newest first.
 */
export const CompatCell = Type.Union([Type.String(), Type.Literal(false), Type.Null(), Type.Array(CompatStatement)])
export type CompatCell = Static<typeof CompatCell>

/** A line of the table: the feature or a part of it. */
export const CompatRow = closedObject({
  /** HTML. */
  name: Type.String(),
  /** How many of the lines above it is a part of. */
  depth: Type.Integer({ minimum: 0 }),
  status: Type.Array(PageStatus),
  /** The page about it, where that is another one. */
  page: orNull(closedObject({ url: Type.String(), onlyInEnglish: Type.Boolean() })),
  /** Of a part without a page: where it is specified. */
  spec: orNull(Https),
  /** In the order of `browsers`. */
  cells: Type.Array(CompatCell),
})
export type CompatRow = Static<typeof CompatRow>

/** Where a feature and its parts work. */
export const CompatTable = closedObject({
  /** In the order of their platforms. */
  browsers: Type.Array(CompatBrowser),
  rows: Type.Array(CompatRow),
  /** How many parts are left out, since there are too many. */
  omitted: Type.Integer({ minimum: 0 }),
  /** The snapshot of the data, and its day. */
  version: Type.String(),
  date: Type.String(),
  /** All that the data says of the feature, as JSON. */
  dataUrl: orNull(Type.String({ pattern: '^/' })),
  /** Where problems of the data are reported; null where `site.json` gives no address. */
  reportUrl: orNull(Https),
})
export type CompatTable = Static<typeof CompatTable>

/** `table` is null when the data knows no such key. */
const compat = { query: Type.String(), table: orNull(CompatTable) }
export const CompatSection = closedObject({
  type: Type.Literal('browser_compatibility'),
  value: Type.Union([closedObject({ ...heading, ...compat }), closedObject({ ...noHeading, ...compat })]),
})
export type CompatSection = Static<typeof CompatSection>
