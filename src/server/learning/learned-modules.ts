import type { Selectable } from 'kysely'
import type { LearnedModule } from '#contracts/learning.ts'
import { LEARNING_PARTS_MAX } from '#contracts/learning-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { LearnedModulesTable } from '../store/tables/learning.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

/** The columns of a row that say what was solved. */
export type LearnedModuleRow = Pick<Selectable<LearnedModulesTable>, 'module' | 'solved' | 'total' | 'finished_at'>

/** All that an account has done, in no order. */
export function listLearnedModules(db: Database | TransactionDatabase, accountId: string): Promise<readonly LearnedModuleRow[]> {
  return db.selectFrom('learned_modules').select(['module', 'solved', 'total', 'finished_at']).where('account_id', '=', accountId).execute()
}

/** Modules as they are handed out, by their names. */
export function viewModules(rows: readonly LearnedModuleRow[]): LearnedModule[] {
  return rows.map(viewModule).sort((one, other) => (one.module < other.module ? -1 : 1))
}

/**
 * Merges the progress in a module: all parts that were solved at any time, the latest total, the earliest time of finishing. Only `total` depends on the
 * order in which two reports come.
 *
 * @param known the row of the module; undefined: there is none yet
 * @param now milliseconds since 1970; a later time of finishing comes from a wrong clock and counts as now
 * @throws AppError `validation` when `finished_at` is no time, or more parts are solved than a module has
 */
export function mergeModule(known: LearnedModuleRow | undefined, { module, solved, total, finished_at }: LearnedModule, now: number) {
  const all = new Set([...(known === undefined ? [] : readSolved(known.solved)), ...solved])
  if (all.size > LEARNING_PARTS_MAX) {
    throw new AppError('validation', {
      message: `a module can have at most ${LEARNING_PARTS_MAX} solved parts; ${module} would have ${all.size}`,
    })
  }
  const moments = [known?.finished_at ?? null, finished_at === null ? null : Math.min(readMoment(finished_at), now)]
  const finished = moments.filter((moment) => moment !== null)
  return {
    module,
    // Sorted, because a set keeps the order of insertion, and equal progress has to give equal rows.
    solved: JSON.stringify([...all].sort()),
    total,
    finished_at: finished.length === 0 ? null : Math.min(...finished),
  } satisfies LearnedModuleRow
}

/** Whether a row says what is known already. */
export function isSameModule(known: LearnedModuleRow | undefined, row: LearnedModuleRow): boolean {
  return known !== undefined && known.solved === row.solved && known.total === row.total && known.finished_at === row.finished_at
}

function viewModule({ module, solved, total, finished_at }: LearnedModuleRow): LearnedModule {
  return { module, solved: readSolved(solved), total, finished_at: finished_at === null ? null : new Date(finished_at).toISOString() }
}

function readMoment(text: string): number {
  const moment = Date.parse(text)
  if (Number.isNaN(moment) || moment < 0)
    throw new AppError('validation', { message: `finished_at: expected a date and time, found ${text}` })
  return moment
}

/** Data that we wrote ourselves, in the schema of the contract. */
function readSolved(text: string): string[] {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : []
}
