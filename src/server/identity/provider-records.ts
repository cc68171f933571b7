import { createHash } from 'node:crypto'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import { findTextProblem } from '../http/input/check-text.ts'
import type { Services } from '../http/services.ts'
import { sweepRecords } from './sweep-records.ts'

/** Anyone with the id of one of these may use it, so only its hash is stored. */
const BEARER_MODELS: readonly string[] = ['AccessToken', 'AuthorizationCode', 'RefreshToken', 'Interaction', 'Session']
const SWEEP_EVERY_MS = 600_000

/**
 * Where the provider library keeps what it must remember, in the store, so that any process finishes what another began. What has expired
 * is not found, and is removed from time to time when something is stored.
 */
export function createProviderRecords(services: Pick<Services, 'store' | 'now' | 'report'>): AdapterFactory {
  const sweep = createSweeper(services)
  return (model) => createAdapter(model, services, sweep)
}

function createAdapter(model: string, { store, now }: Pick<Services, 'store' | 'now'>, sweep: () => Promise<void>): Adapter {
  const isBearer = BEARER_MODELS.includes(model)
  const keyOf = (id: string): string => (isBearer ? createHash('sha256').update(id).digest('hex') : id)
  const current = () =>
    store.db
      .selectFrom('provider_records')
      .selectAll()
      .where('model', '=', model)
      .where((has) => has.or([has('expires_at', 'is', null), has('expires_at', '>', now())]))
  return {
    async upsert(id, payload, expiresIn) {
      const { jti, ...bare } = payload
      const record = {
        payload: JSON.stringify(isBearer ? bare : payload),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        identity_id: payload.accountId ?? payload.result?.login?.accountId ?? null,
        expires_at: expiresIn === undefined ? null : now() + expiresIn * 1000,
      }
      await store.db
        .insertInto('provider_records')
        .values({ model, id: keyOf(id), ...record, consumed_at: null })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(record))
        .execute()
      await sweep()
    },
    async find(id) {
      // What a request names may hold what no database takes; nothing is stored under it.
      if (findTextProblem(id) !== undefined) return undefined
      const row = await current().where('id', '=', keyOf(id)).executeTakeFirst()
      return row === undefined ? undefined : { ...readPayload(row), jti: id }
    },
    async findByUid(uid) {
      const row = await current().where('uid', '=', uid).executeTakeFirst()
      return row === undefined ? undefined : readPayload(row)
    },
    async findByUserCode(userCode) {
      const row = await current().where('user_code', '=', userCode).executeTakeFirst()
      return row === undefined ? undefined : readPayload(row)
    },
    async consume(id) {
      const { numUpdatedRows } = await store.db
        .updateTable('provider_records')
        .set({ consumed_at: now() })
        .where('model', '=', model)
        .where('id', '=', keyOf(id))
        .where('consumed_at', 'is', null)
        .executeTakeFirst()
      // The library looked before: here another request was faster, and a code is good for one of them.
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('already consumed')
    },
    async destroy(id) {
      await store.db.deleteFrom('provider_records').where('model', '=', model).where('id', '=', keyOf(id)).execute()
    },
    async revokeByGrantId(grantId) {
      await store.db.deleteFrom('provider_records').where('model', '=', model).where('grant_id', '=', grantId).execute()
    },
  }
}

function readPayload(row: { readonly payload: string; readonly consumed_at: number | null }): AdapterPayload {
  const payload: AdapterPayload = JSON.parse(row.payload)
  return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(row.consumed_at / 1000) }
}

/**
 * Removes what has expired, at most once in ten minutes; also the links of mails. Anybody can make such records, and they last for minutes: waiting for
 * the sweep of the hour would let them pile up. What is stored meanwhile counts, whether that worked or not.
 */
function createSweeper({ store, now, report }: Pick<Services, 'store' | 'now' | 'report'>): () => Promise<void> {
  let lastSweep = now()
  return async () => {
    if (Math.abs(now() - lastSweep) < SWEEP_EVERY_MS) return
    lastSweep = now()
    try {
      await sweepRecords(store.db, now())
    } catch (error) {
      report(`expired sign-in data was not removed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}
