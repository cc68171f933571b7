import type { LearnedModule } from '#contracts/learning.ts'
import { LEARNING_MODULES_MAX } from '#contracts/learning-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { TransactionDatabase } from '../store/tables.ts'
import { isSameModule, type LearnedModuleRow, listLearnedModules, mergeModule } from './learned-modules.ts'

/**
 * Adds to what an account has done and gives all of it. Nothing is lost by it, and the same twice changes nothing. It holds the account's row, so
 * that two who add at once both count (docs/decisions/0021): one read, and one write where something is new.
 *
 * @throws AppError `invalid_session` when the account is gone, `validation` when it would be more than an account may have
 */
export async function mergeProgress(
  { store, now }: Pick<Services, 'store' | 'now'>,
  accountId: string,
  learned: readonly LearnedModule[],
): Promise<readonly LearnedModuleRow[]> {
  return store.transact(async (transaction) => {
    if ((await lockAccount(transaction, accountId)) === undefined) throw new AppError('invalid_session')
    const known = new Map((await listLearnedModules(transaction, accountId)).map((row) => [row.module, row]))
    const at = now()
    const merged = new Map(known)
    for (const module of learned) merged.set(module.module, mergeModule(merged.get(module.module), module, at))
    if (merged.size > LEARNING_MODULES_MAX) {
      throw new AppError('validation', {
        message: `modules: an account can have at most ${LEARNING_MODULES_MAX}; with these it would have ${merged.size}`,
      })
    }
    const changed = [...merged.values()].filter((row) => !isSameModule(known.get(row.module), row))
    await writeModules(transaction, { accountId, at, rows: changed })
    return [...merged.values()]
  })
}

interface Writing {
  readonly accountId: string
  readonly at: number
  readonly rows: readonly LearnedModuleRow[]
}

async function writeModules(transaction: TransactionDatabase, { accountId, at, rows }: Writing): Promise<void> {
  if (rows.length === 0) return
  await transaction
    .insertInto('learned_modules')
    .values(rows.map((row) => ({ ...row, account_id: accountId, updated_at: at })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'module']).doUpdateSet(({ ref }) => ({
        solved: ref('excluded.solved'),
        total: ref('excluded.total'),
        finished_at: ref('excluded.finished_at'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
}
