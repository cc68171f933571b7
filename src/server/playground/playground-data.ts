import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { emptied, everyRow } from '../store/every-row.ts'
import { LongText } from '../store/json-parts.ts'
import type { PersonalData } from '../store/personal-data.ts'
import type { PlaygroundFlagsTable } from '../store/tables/playground.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { optionsOf } from './shared-code.ts'

/**
 * The personal data of the playground: shared code, and flags against the code of others. When the account is deleted, its shared code stays without
 * an owner (docs/behaviour/shared-code.md 7), because others have its address; and its flags stay without a reporter, because staff decide by them.
 * Neither keeps an id of the account.
 */
export const playgroundData: PersonalData = {
  name: 'playground',
  tables: ['playground_shares', 'playground_flags'],
  export: exportShares,
  remove: disownShares,
}

async function exportShares(db: Database, accountId: string): Promise<unknown> {
  return { shares: everyShare(db, accountId), flags: everyFlag(db, accountId) }
}

async function* everyShare(db: Database, accountId: string): AsyncGenerator<object> {
  const keys = await db
    .selectFrom('playground_shares')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (const { id, created_at } of keys) {
    const code = await findCode(db, id)
    if (code === undefined) continue
    const { hash, state, src, options, ...lengths } = code
    const textOf = (name: CodeText): LongText | null => (lengths[name] === null ? null : new LongText(everyPiece(db, hash, name)))
    yield {
      id,
      state,
      html: textOf('html'),
      css: textOf('css'),
      js: textOf('js'),
      wat: textOf('wat') ?? undefined,
      src,
      ...optionsOf({ options }),
      created_at: written(created_at),
    }
  }
}

type CodeText = 'html' | 'css' | 'js' | 'wat'

function findCode(db: Database, id: string) {
  return db
    .selectFrom('playground_shares')
    .innerJoin('playground_codes', 'hash', 'code_hash')
    .select(['hash', 'state', 'src', 'options'])
    .select(({ fn }) => [
      fn<number | null>('length', ['html']).as('html'),
      fn<number | null>('length', ['css']).as('css'),
      fn<number | null>('length', ['js']).as('js'),
      fn<number | null>('length', ['wat']).as('wat'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** In code points. */
const PIECE_LENGTH = 65_536

/** A text of shared code, piece by piece: it has up to a mebibyte. */
async function* everyPiece(db: Database, hash: string, name: CodeText): AsyncGenerator<string> {
  for (let start = 1; ; start += PIECE_LENGTH) {
    const rows = await db
      .selectFrom('playground_codes')
      .select(sql<string | null>`substr(${sql.ref(name)}, cast(${start} as integer), ${sql.lit(PIECE_LENGTH)})`.as('piece'))
      .where('hash', '=', hash)
      .execute()
    const [row] = emptied(rows)
    if (row === undefined || row.piece === null || row.piece === '') return
    yield row.piece
  }
}

const FLAGS_AT_ONCE = 100

async function* everyFlag(db: Database, accountId: string): AsyncGenerator<object> {
  const rows = everyRow<FlagRow>((last) => {
    const mine = db
      .selectFrom('playground_flags')
      .select(['share_id', 'code_hash', 'reason', 'created_at'])
      .where('account_id', '=', accountId)
    const rest = last === undefined ? mine : mine.where(sql<boolean>`(created_at, code_hash) > (${last.created_at}, ${last.code_hash})`)
    return rest.orderBy('created_at').orderBy('code_hash').limit(FLAGS_AT_ONCE).execute()
  })
  for await (const { share_id, reason, created_at } of rows) yield { share_id, reason, created_at: written(created_at) }
}

type FlagRow = Pick<PlaygroundFlagsTable, 'share_id' | 'code_hash' | 'reason' | 'created_at'>

function written(at: number): string {
  return new Date(at).toISOString()
}

async function disownShares(transaction: TransactionDatabase, accountId: string): Promise<void> {
  await transaction.updateTable('playground_shares').set({ account_id: null }).where('account_id', '=', accountId).execute()
  const flags = await transaction
    .selectFrom('playground_flags')
    .select(['code_hash', 'reporter'])
    .where('account_id', '=', accountId)
    .execute()
  for (const { code_hash, reporter } of flags) {
    await transaction
      .updateTable('playground_flags')
      // The name of a reporter is worked out from the account's id.
      .set({ account_id: null, reporter: randomUUID() })
      .where('code_hash', '=', code_hash)
      .where('reporter', '=', reporter)
      .execute()
  }
}
