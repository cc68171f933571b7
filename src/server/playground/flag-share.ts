import { createHmac } from 'node:crypto'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { getOrMakeSecret } from '../store/secrets.ts'
import { lockCode } from './lock-code.ts'

const SECRET = 'playground-reporters'
const KEY_BYTES = 32

/** A person who flags shared code. */
export interface Reporter {
  readonly accountId: string | null
  /** The network that the call came from (`addressPrefix`). It is stored only as a keyed hash, and only of an anonymous user. */
  readonly network: string
}

/**
 * Notes that someone thinks shared code inappropriate. It counts once for an account, or for a network; what is said first stays. Code that
 * staff have not looked at yet is flagged from then on.
 *
 * @throws AppError `not_found`; `gone` when it was removed already
 */
export async function flagShare(
  services: Services,
  reporter: Reporter,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { store, now } = services
  const name = await nameReporter(services, reporter)
  await store.transact(async (transaction) => {
    const code = await lockCode(transaction, id)
    if (code === undefined) throw new AppError('not_found')
    if (code.state === 'removed') throw new AppError('gone')
    await transaction
      .insertInto('playground_flags')
      .values({ code_hash: code.hash, reporter: name, share_id: id, account_id: reporter.accountId, reason, created_at: now() })
      .onConflict((conflict) => conflict.columns(['code_hash', 'reporter']).doNothing())
      .execute()
    await transaction
      .updateTable('playground_codes')
      .set({ state: 'flagged' })
      .where('hash', '=', code.hash)
      .where('state', '=', 'visible')
      .execute()
  })
}

/** The same reporter has the same name each time, and no one without the site's key learns from it who that is. */
async function nameReporter({ store, now, randomBytes }: Services, { accountId, network }: Reporter): Promise<string> {
  const make = (): string => Buffer.from(randomBytes(KEY_BYTES)).toString('base64url')
  const key = String(await getOrMakeSecret(store, { name: SECRET, make, now: now() }))
  const who = accountId === null ? `network:${network}` : `account:${accountId}`
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(who).digest('base64url')
}
