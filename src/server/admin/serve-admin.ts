import { type AccountView, admin } from '#contracts/admin.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { emailKey } from '../store/email-key.ts'
import { findAccount, listAccountsByEmail } from '../store/find-account.ts'
import type { AdminActions } from './admin-actions.ts'

export interface AdminOptions {
  readonly services: Services
  readonly actions: AdminActions
  /** The provider whose subjects `fxa_uid` names. */
  readonly issuer: string
}

/** `/api/v1/root/`: what staff look up and change (docs/behaviour/staff.md). */
export function serveAdmin(serve: Serve, { services, actions, issuer }: AdminOptions): void {
  const { store } = services

  serve(admin.account, async ({ query, account: staff }) => {
    const [found] = await listAccountsByEmail(store.db, emailKey(query.email))
    await actions.note('account.look-up', found?.id, actorOf(staff))
    return found === undefined ? null : viewOf(found)
  })
  serve(admin.staff, async ({ account: staff }) => {
    await actions.note('staff.list', undefined, actorOf(staff))
    const rows = await store.db
      .selectFrom('accounts')
      .select('email')
      .where('is_staff', '=', 1)
      .orderBy('email_key')
      .orderBy('id')
      .execute()
    return rows.map(({ email }) => email)
  })
  serve(admin.setStaff, async ({ body, account: staff }) => {
    const { id } = await getAccount(body.fxa_uid)
    if (!(await actions.setFlag(id, { flag: 'staff', isOn: body.is_admin }, actorOf(staff)))) throw noAccount()
    return 'updated' as const
  })
  serve(admin.enforcePlan, async ({ body, account: staff }) => {
    const { id } = await getAccount(body.fxa_uid)
    if (!(await actions.enforcePlan(id, body.enforce_plus, actorOf(staff)))) throw noAccount()
    return 'updated' as const
  })

  async function getAccount(subject: string): Promise<AccountRow> {
    const found = await findAccount(store.db, { issuer, subject })
    if (found === undefined) throw noAccount()
    return found
  }
}

function actorOf({ id }: AccountRow): string {
  return `account:${id}`
}

function noAccount(): AppError {
  return new AppError('validation', { message: 'fxa_uid: there is no such account.' })
}

function viewOf(account: AccountRow): AccountView {
  return {
    fxa_uid: account.subject,
    issuer: account.issuer,
    email: account.email,
    subscription_type: account.plan,
    enforce_plus: account.enforced_plan,
    is_admin: account.is_staff === 1,
    created_at: new Date(account.created_at).toISOString(),
    updated_at: new Date(account.updated_at).toISOString(),
  }
}
