import { sql } from 'kysely'
import type { CodeState, CodeView, FlaggedCode, ShareDecision } from '#contracts/playground.ts'
import { SHARES_PER_PAGE } from '#contracts/playground-limits.ts'
import type { Services } from '../http/services.ts'
import { writeAudit } from '../store/audit.ts'
import type { Database } from '../store/tables.ts'
import { lockCode } from './lock-code.ts'
import { BEGINNINGS } from './own-shares.ts'
import { excerptOf, optionsOf, watOf } from './shared-code.ts'

const ID_BYTES = 16
/** No one reads more. */
const FLAGS_MAX = 200

/** The result of a decision: `impossible` for one that the state does not allow. */
export type Decided = 'done' | 'unknown' | 'impossible'

/** Decisions of staff and operators about shared code. Each is written into the audit log. */
export interface Moderation {
  /** Code that waits for a decision, the longest waiting first: flagged, or `kept` and flagged again. */
  listFlagged(page: number, actor: string): Promise<{ readonly items: FlaggedCode[]; readonly total: number }>
  /** @returns undefined when there is no such share */
  inspect(id: string, actor: string): Promise<CodeView | undefined>
  decide(id: string, decision: ShareDecision, actor: string): Promise<Decided>
}

/** The state that each decision leads to, and those from which it may be taken. */
const DECISIONS: Readonly<Record<ShareDecision, { readonly to: CodeState; readonly from: readonly CodeState[] }>> = {
  keep: { to: 'kept', from: ['visible', 'flagged', 'kept'] },
  remove: { to: 'removed', from: ['visible', 'flagged', 'kept', 'removed'] },
  restore: { to: 'kept', from: ['removed'] },
}

/** The decisions about shared code, on this store. */
export function createModeration({ store, now, randomBytes }: Pick<Services, 'store' | 'now' | 'randomBytes'>): Moderation {
  const entry = (actor: string, verb: string) => ({
    id: Buffer.from(randomBytes(ID_BYTES)).toString('base64url'),
    at: now(),
    actor,
    action: `share.${verb}`,
  })

  return {
    async listFlagged(page, actor) {
      await writeAudit(store.db, entry(actor, 'list'))
      return await listWaiting(store.db, page)
    },
    async inspect(id, actor) {
      await writeAudit(store.db, { ...entry(actor, 'inspect'), details: { share: id } })
      return await findView(store.db, id)
    },
    decide: (id, decision, actor) =>
      store.transact(async (transaction) => {
        const code = await lockCode(transaction, id)
        if (code === undefined) return 'unknown'
        const { to, from } = DECISIONS[decision]
        if (!from.includes(code.state)) return 'impossible'
        await transaction.updateTable('playground_codes').set({ state: to, decided_at: now() }).where('hash', '=', code.hash).execute()
        const owner = await transaction.selectFrom('playground_shares').select('account_id').where('id', '=', id).executeTakeFirst()
        const target = owner?.account_id ?? undefined
        await writeAudit(transaction, {
          ...entry(actor, decision),
          ...(target === undefined ? {} : { target }),
          details: { share: id, before: code.state },
        })
        return 'done'
      }),
  }
}

/** Of each code that waits: its newest flag, how many there are, and the share that the first was about. */
async function listWaiting(db: Database, page: number): Promise<{ readonly items: FlaggedCode[]; readonly total: number }> {
  const waiting = db
    .selectFrom('playground_codes')
    .innerJoin('playground_flags', 'code_hash', 'hash')
    .where((where) =>
      where.or([
        where('state', '=', 'flagged'),
        where.and([where('state', '=', 'kept'), where('playground_flags.created_at', '>', where.ref('decided_at'))]),
      ]),
    )
  const { total } = await waiting.select(sql<number>`count(distinct hash)`.as('total')).executeTakeFirstOrThrow()
  const rows = await waiting
    .select(({ fn }) => [
      'hash',
      'state',
      fn.countAll<number>().as('flags'),
      fn.min<number>('playground_flags.created_at').as('since'),
      fn.max<number>('playground_flags.created_at').as('flagged_at'),
      ...BEGINNINGS,
    ])
    .groupBy('hash')
    .orderBy('since')
    .orderBy('hash')
    .limit(SHARES_PER_PAGE)
    .offset((page - 1) * SHARES_PER_PAGE)
    .execute()
  const items: FlaggedCode[] = []
  for (const { hash, state, flags, flagged_at, html, css, js, wat } of rows) {
    const id = await findFlaggedShare(db, hash)
    if (id === undefined) continue
    items.push({ id, state, flags, flagged_at: new Date(flagged_at).toISOString(), excerpt: excerptOf([html, css, js, wat]) })
  }
  return { items, total }
}

/**
 * A share of flagged code: the one that was flagged first, unless its owner has taken it back and another one is left. Undefined when all
 * have been taken back in this moment.
 */
async function findFlaggedShare(db: Database, hash: string): Promise<string | undefined> {
  const share = await db
    .selectFrom('playground_shares')
    .leftJoin('playground_flags', 'share_id', 'id')
    .select('id')
    .where('playground_shares.code_hash', '=', hash)
    .orderBy(sql`coalesce(playground_flags.created_at, ${Number.MAX_SAFE_INTEGER})`)
    .orderBy('id')
    .executeTakeFirst()
  return share?.id
}

async function findView(db: Database, id: string): Promise<CodeView | undefined> {
  const code = await db
    .selectFrom('playground_shares')
    .innerJoin('playground_codes', 'hash', 'code_hash')
    .select(['hash', 'html', 'css', 'js', 'wat', 'src', 'options', 'state', 'decided_at', 'playground_codes.created_at as created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (code === undefined) return undefined
  const { shares } = await db
    .selectFrom('playground_shares')
    .select(({ fn }) => fn.countAll<number>().as('shares'))
    .where('code_hash', '=', code.hash)
    .executeTakeFirstOrThrow()
  const flags = await db
    .selectFrom('playground_flags')
    .select(['reason', 'created_at'])
    .where('code_hash', '=', code.hash)
    .orderBy('created_at', 'desc')
    .orderBy('reporter')
    .limit(FLAGS_MAX)
    .execute()
  const { html, css, js, src, state, created_at, decided_at } = code
  return {
    id,
    state,
    html,
    css,
    js,
    ...watOf(code),
    src,
    ...optionsOf(code),
    shares,
    created_at: new Date(created_at).toISOString(),
    decided_at: decided_at === null ? null : new Date(decided_at).toISOString(),
    flags: flags.map(({ reason, created_at: at }) => ({ at: new Date(at).toISOString(), reason })),
  }
}
