import type { CompatBrowser, CompatCell, CompatStatement } from './compat.ts'

/** The states of a cell, in the order of the legend. */
export const COMPAT_STATES = [
  'yes',
  'partial',
  'prefixed',
  'renamed',
  'flagged',
  'preview',
  'removed',
  'removed-partial',
  'no',
  'unknown',
] as const
export type CompatState = (typeof COMPAT_STATES)[number]

/** Further marks of a cell, in the order of the legend. */
export const COMPAT_MARKS = ['leaving', 'partial', 'prefixed', 'renamed', 'flagged', 'note', 'bug', 'more'] as const
export type CompatMark = (typeof COMPAT_MARKS)[number]

/** The summary of a cell. */
export interface CellSummary {
  readonly state: CompatState
  /** The statement that counts; undefined where there is none, or where it says nothing but a version or 'no'. */
  readonly shown: CompatStatement | undefined
  /** The first and, of what is gone, the last version; as they are read: `≤37`, `10`. Undefined without a version. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** The releases with which it came and, of what is gone, went; as the browser's `releases` name them. */
  readonly cameWith: string | undefined
  readonly wentWith: string | undefined
  readonly marks: readonly CompatMark[]
}

type Upcoming = Pick<CompatBrowser, 'upcoming'>

/**
 * The content of a cell (docs/behaviour/compat-tables.md 1). Of several statements full support counts first, then partial support, another name
 * or prefix, a flag, a preview, and then what was removed. A version that is not released yet counts as a preview; what a coming version
 * removes is still there.
 */
export function summarizeCell(cell: CompatCell, browser: Upcoming): CellSummary {
  if (typeof cell === 'string') return { ...NOTHING, state: isPreview(cell, browser) ? 'preview' : 'yes', ...versionsOf(cell, null, null) }
  if (cell === false) return { ...NOTHING, state: 'no' }
  const shown = cell === null ? undefined : findShown(cell, browser)
  if (cell === null || shown === undefined) return NOTHING
  const state = stateOf(shown, browser)
  const isOver = isGone(shown, browser)
  const versions =
    typeof shown.added === 'string' ? versionsOf(shown.added, isOver ? shown.last : null, isOver ? shown.removed : null) : NO_VERSIONS
  return {
    state,
    shown,
    ...versions,
    marks: marksOf(shown, { state, isAlone: cell.length === 1, isLeaving: !isOver && shown.removed !== null }),
  }
}

/** The state of one statement on its own. */
export function stateOf(statement: CompatStatement, browser: Upcoming): CompatState {
  if (statement.added === null) return 'unknown'
  if (statement.added === false) return 'no'
  if (isGone(statement, browser)) return statement.isPartial ? 'removed-partial' : 'removed'
  if (statement.flags.length > 0) return 'flagged'
  if (isPreview(statement.added, browser)) return 'preview'
  if (statement.prefix !== null) return 'prefixed'
  if (statement.alternative !== null) return 'renamed'
  return statement.isPartial ? 'partial' : 'yes'
}

/**
 * A version as it is read: without zeros at its end.
 *
 * @example versionText('≤15.0') // '≤15'
 */
export function versionText(version: string): string {
  let end = version.length
  while (version.endsWith('.0', end)) end -= '.0'.length
  return version.slice(0, end)
}

/**
 * The version that a statement names, as the releases of its browser have it.
 *
 * @example releaseOf('≤37') // '37'
 */
export function releaseOf(version: string): string {
  return version.replace('≤', '')
}

type Versions = Pick<CellSummary, 'from' | 'to' | 'cameWith' | 'wentWith'>

const NO_VERSIONS: Versions = { from: undefined, to: undefined, cameWith: undefined, wentWith: undefined }
const NOTHING: CellSummary = { state: 'unknown', shown: undefined, ...NO_VERSIONS, marks: [] }

/** Places of the states in the choice of the statement that counts. */
const RANKS: Readonly<Record<CompatState, number>> = {
  yes: 0,
  partial: 1,
  prefixed: 2,
  renamed: 2,
  flagged: 3,
  preview: 4,
  removed: 5,
  'removed-partial': 5,
  no: 6,
  unknown: 7,
}

/** The first of the best ones. */
function findShown(statements: readonly CompatStatement[], browser: Upcoming): CompatStatement | undefined {
  const rankOf = (statement: CompatStatement): number => RANKS[stateOf(statement, browser)]
  return statements.reduce<CompatStatement | undefined>(
    (best, statement) => (best === undefined || rankOf(statement) < rankOf(best) ? statement : best),
    undefined,
  )
}

function isPreview(version: string, { upcoming }: Upcoming): boolean {
  return version === 'preview' || upcoming.includes(releaseOf(version))
}

/** Whether what a statement says is over: it went with a release that is out. */
export function isGone({ removed }: CompatStatement, browser: Upcoming): boolean {
  return removed !== null && !isPreview(removed, browser)
}

function versionsOf(added: string, last: string | null, removed: string | null): Versions {
  const from = added === 'preview' ? undefined : versionText(added)
  const end = last ?? removed
  const to = end === null ? undefined : versionText(end)
  return {
    from,
    to: to === from ? undefined : to,
    cameWith: added === 'preview' ? undefined : releaseOf(added),
    wentWith: removed === null ? undefined : releaseOf(removed),
  }
}

interface MarkFacts {
  readonly state: CompatState
  readonly isAlone: boolean
  readonly isLeaving: boolean
}

/** Marks that the state does not imply. */
function marksOf(shown: CompatStatement, { state, isAlone, isLeaving }: MarkFacts): readonly CompatMark[] {
  const facts: Readonly<Record<CompatMark, boolean>> = {
    leaving: isLeaving,
    partial: shown.isPartial && state !== 'partial' && state !== 'removed-partial',
    prefixed: shown.prefix !== null && state !== 'prefixed',
    renamed: shown.alternative !== null && state !== 'renamed',
    flagged: shown.flags.length > 0 && state !== 'flagged',
    note: shown.notes.length > 0,
    bug: shown.bugs.length > 0,
    more: !isAlone,
  }
  return COMPAT_MARKS.filter((mark) => facts[mark])
}
