import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from '../../store/store.ts'
import type { AccountsTable, SessionsTable, TransactionDatabase } from '../../store/tables.ts'
import { isActive, SESSION_ABSOLUTE_MS } from './session-age.ts'
import { sessionCookie } from './session-cookie.ts'

/** An account as the store has it. */
export type AccountRow = AccountsTable
/** A session as the store has it. */
export type SessionRow = SessionsTable

export interface FoundSession {
  readonly session: SessionRow
  readonly account: AccountRow
}

/** Where users are signed in (docs/decisions/0024). */
export interface Sessions {
  /** Signs in: ends the session that the request came with, if any, and sets the cookie of a new one. */
  open(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void>
  /**
   * The session of a request. Undefined for no cookie, a forged one, one that is too old; `deleted-account` when its account has gone.
   * Asked several times in a request, the database is asked once.
   */
  find(request: FastifyRequest): Promise<FoundSession | 'deleted-account' | undefined>
  /** Signs out: ends the session of the request, removes the cookie and marks it for the next page. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Removes the cookie only. */
  forget(reply: FastifyReply): void
  /** The sessions of an account that have not ended, the newest first. */
  list(accountId: string): Promise<readonly SessionRow[]>
  /** Ends one session of an account. @returns whether there was one of this name */
  revoke(accountId: string, name: string): Promise<boolean>
  /** Ends all sessions of an account. @param exceptName the one that stays */
  revokeAll(accountId: string, exceptName?: string): Promise<void>
}

export interface SessionsOptions {
  readonly store: Store
  /** Of the site; its scheme decides on the cookie. */
  readonly origin: string
  readonly now: () => number
  readonly randomBytes: (count: number) => Uint8Array
}

const ID_BYTES = 32
const NAME_BYTES = 12
const USER_AGENT_MAX = 300
/** The row is written at most this often while a session is used. */
const SEEN_MS = 5 * 60_000

/** The sessions of a site, in its store. */
export function createSessions({ store, origin, now, randomBytes }: SessionsOptions): Sessions {
  const cookie = sessionCookie(origin)
  const found = new WeakMap<FastifyRequest, Promise<FoundSession | 'deleted-account' | undefined>>()

  async function look(request: FastifyRequest): Promise<FoundSession | 'deleted-account' | undefined> {
    const id = cookie.read(request.headers.cookie)
    if (id === undefined) return undefined
    const row = await findRow(store, hashOf(id))
    if (row === undefined) return undefined
    const { id_hash, name, account_id, user_agent, last_seen_at, expires_at, session_created_at, ...account } = row
    if (!isActive(row, now())) {
      await attempt(request, store.db.deleteFrom('sessions').where('id_hash', '=', id_hash).execute())
      return undefined
    }
    if (!isThere(account)) return 'deleted-account'
    const session = { id_hash, name, account_id, user_agent, created_at: session_created_at, last_seen_at, expires_at }
    await markSeen(request, session)
    return { session, account }
  }

  async function markSeen(request: FastifyRequest, { id_hash, last_seen_at }: SessionRow): Promise<void> {
    if (now() - last_seen_at < SEEN_MS) return
    await attempt(
      request,
      store.db
        .updateTable('sessions')
        .set({ last_seen_at: now() })
        .where('id_hash', '=', id_hash)
        .where('last_seen_at', '=', last_seen_at)
        .execute(),
    )
  }

  async function removeCurrent(transaction: TransactionDatabase, request: FastifyRequest): Promise<void> {
    const id = cookie.read(request.headers.cookie)
    if (id !== undefined) await transaction.deleteFrom('sessions').where('id_hash', '=', hashOf(id)).execute()
  }

  return {
    async open(request, reply, accountId) {
      const id = toText(randomBytes(ID_BYTES))
      const at = now()
      const row: SessionRow = {
        id_hash: hashOf(id),
        name: toText(randomBytes(NAME_BYTES)),
        account_id: accountId,
        user_agent: readUserAgent(request),
        created_at: at,
        last_seen_at: at,
        expires_at: at + SESSION_ABSOLUTE_MS,
      }
      await store.transact(async (transaction) => {
        await removeCurrent(transaction, request)
        await transaction.insertInto('sessions').values(row).execute()
      })
      found.delete(request)
      const unmark = cookie.unmarkSignOut(request.headers.cookie)
      reply.header('set-cookie', cookie.write(id))
      if (unmark !== undefined) reply.header('set-cookie', unmark)
    },
    find(request) {
      const known = found.get(request) ?? look(request)
      found.set(request, known)
      return known
    },
    async end(request, reply) {
      await store.transact((transaction) => removeCurrent(transaction, request))
      found.delete(request)
      reply.header('set-cookie', [cookie.remove(), cookie.markSignOut()])
    },
    forget: (reply) => void reply.header('set-cookie', cookie.remove()),
    async list(accountId) {
      const rows = await store.db
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id_hash')
        .execute()
      return rows.filter((row) => isActive(row, now()))
    },
    async revoke(accountId, name) {
      const [result] = await store.db.deleteFrom('sessions').where('account_id', '=', accountId).where('name', '=', name).execute()
      return result !== undefined && result.numDeletedRows > 0n
    },
    async revokeAll(accountId, exceptName = '') {
      await store.db.deleteFrom('sessions').where('account_id', '=', accountId).where('name', '!=', exceptName).execute()
    },
  }
}

/** A session with its account, in one look-up. The columns of an account that is gone are all null. */
function findRow(store: Store, idHash: string) {
  return store.db
    .selectFrom('sessions')
    .leftJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['id_hash', 'name', 'account_id', 'user_agent', 'last_seen_at', 'expires_at', 'sessions.created_at as session_created_at'])
    .where('id_hash', '=', idHash)
    .executeTakeFirst()
}

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null }

function isThere(account: Nullable<AccountRow>): account is AccountRow {
  return account.id !== null
}

/** A write next to a read may fail without it: users can read with a full disk. */
async function attempt(request: FastifyRequest, written: Promise<unknown>): Promise<void> {
  await written.catch((error: unknown) => request.log.warn({ err: error }, 'a session could not be saved'))
}

function readUserAgent({ headers }: FastifyRequest): string {
  return (headers['user-agent'] ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, USER_AGENT_MAX)
    .toWellFormed()
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
