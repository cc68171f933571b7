import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { Plan } from './plans.ts'

/** An account as staff see it, without its secrets (docs/behaviour/staff.md 2). */
const AccountView = closedObject({
  fxa_uid: Type.String(),
  issuer: Type.String(),
  email: Type.String(),
  subscription_type: Plan,
  enforce_plus: orNull(Plan),
  is_admin: Type.Boolean(),
  created_at: Type.String(),
  updated_at: Type.String(),
})
export type AccountView = Static<typeof AccountView>

const Updated = Type.Literal('updated')

/** The calls of staff. All of them are written into the audit log, reading as well. */
export const admin = {
  account: endpoint(
    { method: 'GET', path: '/api/v1/root/' },
    {
      summary: 'The account with an e-mail address: null when there is none, the oldest when there are several',
      access: 'staff',
      query: closedObject({ email: Type.String({ minLength: 1, maxLength: 254 }) }),
      reply: orNull(AccountView),
    },
  ),
  /** 201, as clients of the reference expect it. */
  staff: endpoint(
    { method: 'GET', path: '/api/v1/root/is-admin' },
    {
      summary: 'The e-mail addresses of staff',
      access: 'staff',
      reply: Type.Array(Type.String()),
      status: 201,
    },
  ),
  setStaff: endpoint(
    { method: 'POST', path: '/api/v1/root/is-admin' },
    {
      summary: 'Gives or removes the right `staff`',
      access: 'staff',
      body: closedObject({ fxa_uid: Type.String(), is_admin: Type.Boolean() }),
      reply: Updated,
      status: 201,
    },
  ),
  enforcePlan: endpoint(
    { method: 'POST', path: '/api/v1/root/enforce-plus' },
    {
      summary: 'Sets a plan that overrides the plan of the provider; null removes it',
      access: 'staff',
      body: closedObject({ fxa_uid: Type.String(), enforce_plus: orNull(Plan) }),
      reply: Updated,
      status: 201,
    },
  ),
} as const
