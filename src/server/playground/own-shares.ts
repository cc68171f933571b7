import { sql } from 'kysely'
import type { OwnShare } from '#contracts/playground.ts'
import { SHARES_PER_PAGE } from '#contracts/playground-limits.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import type { Database } from '../store/tables.ts'
import { lockCode } from './lock-code.ts'
import { excerptOf } from './shared-code.ts'

/** A page of what an account has shared, the newest first, and how much there is in all. */
export async function listOwnShares(
  db: Database,
  accountId: string,
  page: number,
): Promise<{ readonly items: OwnShare[]; readonly total: number }> {
  const mine = db.selectFrom('playground_shares').where('account_id', '=', accountId)
  const { total } = await mine.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .innerJoin('playground_codes', 'hash', 'code_hash')
    .select(['id', 'bytes', 'state', 'playground_shares.created_at as created_at', ...BEGINNINGS])
    .orderBy('playground_shares.created_at', 'desc')
    .orderBy('id')
    .limit(SHARES_PER_PAGE)
    .offset((page - 1) * SHARES_PER_PAGE)
    .execute()
  return { items: rows.map(ownShareOf), total }
}

/** The beginnings of the texts: enough for an excerpt, and not a mebibyte for each row of a list. */
export const BEGINNINGS = [
  sql<string | null>`substr(html, 1, 500)`.as('html'),
  sql<string | null>`substr(css, 1, 500)`.as('css'),
  sql<string | null>`substr(js, 1, 500)`.as('js'),
  sql<string | null>`substr(wat, 1, 500)`.as('wat'),
] as const

/**
 * Takes back what an account has shared. Code that no one shares any more goes with it; of removed code only the name stays, so that it is
 * not shared again.
 *
 * @throws AppError `not_found`; `forbidden` when it is another user's (that it is there is no secret: anybody with the id reads it)
 */
export async function takeBackShare({ store }: Services, accountId: string, id: string): Promise<void> {
  await store.transact(async (transaction) => {
    const code = await lockCode(transaction, id)
    const share = await transaction.selectFrom('playground_shares').select('account_id').where('id', '=', id).executeTakeFirst()
    if (code === undefined || share === undefined) throw new AppError('not_found')
    if (share.account_id !== accountId) throw new AppError('forbidden')
    await transaction.deleteFrom('playground_shares').where('id', '=', id).execute()
    const other = await transaction.selectFrom('playground_shares').select('id').where('code_hash', '=', code.hash).executeTakeFirst()
    if (other !== undefined) return
    if (code.state !== 'removed') return void (await transaction.deleteFrom('playground_codes').where('hash', '=', code.hash).execute())
    await transaction
      .updateTable('playground_codes')
      .set({ html: null, css: null, js: null, wat: null, src: null, options: null, bytes: 0 })
      .where('hash', '=', code.hash)
      .execute()
  })
}

interface Row {
  readonly id: string
  readonly bytes: number
  readonly created_at: number
  readonly state: 'visible' | 'flagged' | 'kept' | 'removed'
  readonly html: string | null
  readonly css: string | null
  readonly js: string | null
  readonly wat: string | null
}

function ownShareOf({ id, bytes, created_at, state, html, css, js, wat }: Row): OwnShare {
  return {
    id,
    created_at: new Date(created_at).toISOString(),
    bytes,
    excerpt: excerptOf([html, css, js, wat]),
    state: state === 'kept' ? 'visible' : state,
  }
}
