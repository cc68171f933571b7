import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { get, post } from './endpoint.ts'
import { Plan } from './plans.ts'

/** An account as staff see it (reference/backend.md 1.1). No secret of it is among this. */
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
  account: get('/api/v1/root/', {
    summary: 'The account with an e-mail address; null when there is none, the oldest when there are several',
    access: 'staff',
    query: closedObject({ email: Type.String({ minLength: 1, maxLength: 254 }) }),
    reply: orNull(AccountView),
  }),
  /** 201, as clients of the reference expect it. */
  staff: get('/api/v1/root/is-admin', {
    summary: 'The e-mail addresses of staff',
    access: 'staff',
    reply: Type.Array(Type.String()),
    status: 201,
  }),
  setStaff: post('/api/v1/root/is-admin', {
    summary: 'Makes somebody staff, or no longer',
    access: 'staff',
    body: closedObject({ fxa_uid: Type.String(), is_admin: Type.Boolean() }),
    reply: Updated,
    status: 201,
  }),
  enforcePlan: post('/api/v1/root/enforce-plus', {
    summary: 'Sets the plan that counts, whatever the provider says; null takes that back',
    access: 'staff',
    body: closedObject({ fxa_uid: Type.String(), enforce_plus: orNull(Plan) }),
    reply: Updated,
    status: 201,
  }),
} as const
