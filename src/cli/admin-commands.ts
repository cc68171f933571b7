import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { findPlan, PLANS } from '#contracts/plans.ts'
import { createAccountChanges } from '#server/accounts/account-changes.ts'
import { changePlan, effectivePlan } from '#server/accounts/change-plan.ts'
import { saveAccount } from '#server/accounts/save-account.ts'
import { type AccountFlag, type AdminActions, createAdminActions } from '#server/admin/admin-actions.ts'
import { createServices } from '#server/http/create-services.ts'
import type { AccountRow } from '#server/http/sessions.ts'
import { createIdentity } from '#server/identity/create-identity.ts'
import { findPasswordFault } from '#server/identity/password-rules.ts'
import { readEmail } from '#server/identity/read-email.ts'
import { resetPassword } from '#server/identity/reset-password.ts'
import { PERSONAL_DATA } from '#server/personal-data.ts'
import { exportPersonalData } from '#server/store/account-data.ts'
import { emailKey } from '#server/store/email-key.ts'
import { findAccount, listAccountsByEmail } from '#server/store/find-account.ts'
import { CODE_COMMANDS } from './admin-code-commands.ts'
import { ACTOR, type AdminCommand, type AdminContext, AdminError, type Outcome } from './admin-command.ts'

const FLAGS: readonly AccountFlag[] = ['staff', 'superuser', 'beta-tester']

/** All commands of `lectern admin`. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  {
    name: 'create-account',
    usage: 'create-account EMAIL',
    meaning: 'its password is the first line of standard input',
    least: 1,
    most: 1,
    run: createAccount,
  },
  {
    name: 'reset-password',
    usage: 'reset-password EMAIL',
    meaning: 'the new one is the first line of standard input; ends all sessions',
    least: 1,
    most: 1,
    run: setPassword,
  },
  { name: 'show', usage: 'show WHO', meaning: 'what the account is', least: 1, most: 1, run: show },
  {
    name: 'grant',
    usage: 'grant WHO RIGHT',
    meaning: 'a right or a plan, whatever the provider says of it',
    least: 2,
    most: 2,
    run: grant,
  },
  {
    name: 'revoke',
    usage: 'revoke WHO RIGHT',
    meaning: 'takes it back; `plan`: what the provider says counts again',
    least: 2,
    most: 2,
    run: revoke,
  },
  { name: 'maintenance', usage: 'maintenance on MESSAGE | off', meaning: 'what all readers are told', least: 1, most: 2, run: maintenance },
  {
    name: 'delete-account',
    usage: 'delete-account WHO',
    meaning: 'deletes all that is kept about it, at once and for good',
    least: 1,
    most: 1,
    run: deleteAccount,
  },
  { name: 'export-data', usage: 'export-data WHO', meaning: 'all that is kept about it, as JSON', least: 1, most: 1, run: exportData },
  ...CODE_COMMANDS,
]

/** The text of `lectern admin help`. */
export function adminHelp(): string {
  const width = Math.max(...ADMIN_COMMANDS.map(({ usage }) => usage.length)) + 2
  return `lectern admin <command>: works also while the server serves, on its LECTERN_DATA or DATABASE_URL

${ADMIN_COMMANDS.map(({ usage, meaning }) => `  ${usage.padEnd(width)}${meaning}`).join('\n')}

  EMAIL   an e-mail address
  WHO     an e-mail address, or the name of the account at its provider
  CODE    the id of shared code, or the address of the page that shows it
  RIGHT   ${[...FLAGS, ...PLANS].join(', ')}

  --json  the result for machines. Exit codes: 0 done, 1 not done, 2 wrong words`
}

async function createAccount(context: AdminContext, [address = '']: readonly string[]): Promise<Outcome> {
  const issuer = ownIssuer(context)
  const email = readEmail(address)
  if (email === undefined) throw new AdminError(`${JSON.stringify(address)} is no e-mail address`)
  const password = await getPassword(context, email)
  const subject = await createIdentity(context, { email, password, isVerified: true })
  if (subject === undefined) throw new AdminError(`there is an account for ${email} already`)
  const account = await saveAccount(context, { issuer, profile: { subject, email, avatarUrl: null } })
  await actionsOf(context).note('account.create', account.id, ACTOR)
  return { data: viewOf(account), text: `created ${email}, who signs in at ${context.config.origin}` }
}

async function setPassword(context: AdminContext, [address = '']: readonly string[]): Promise<Outcome> {
  const issuer = ownIssuer(context)
  const password = await getPassword(context, address)
  const subject = await resetPassword(context, emailKey(address), password)
  if (subject === undefined) throw new AdminError(`there is nobody with a password and the address ${JSON.stringify(address)}`)
  await changesOf(context).passwordChanged({ issuer, subject })
  const account = await findAccount(context.store.db, { issuer, subject })
  await actionsOf(context).note('account.reset-password', account?.id, ACTOR)
  return { data: { email: address }, text: `the password of ${address} is another now; nobody is signed in to the account any more` }
}

async function show(context: AdminContext, [who = '']: readonly string[]): Promise<Outcome> {
  const account = await getAccount(context, who)
  const view = viewOf(account)
  return {
    data: view,
    text: Object.entries(view)
      .map(([name, value]) => `${name}: ${value ?? 'none'}`)
      .join('\n'),
  }
}

async function grant(context: AdminContext, [who = '', right = '']: readonly string[]): Promise<Outcome> {
  return await change(context, who, right, true)
}

async function revoke(context: AdminContext, [who = '', right = '']: readonly string[]): Promise<Outcome> {
  return await change(context, who, right, false)
}

async function change(context: AdminContext, who: string, right: string, isOn: boolean): Promise<Outcome> {
  const flag = FLAGS.find((candidate) => candidate === right)
  const plan = isOn ? findPlan(right) : undefined
  const isPlanBack = !isOn && (right === 'plan' || findPlan(right) !== undefined)
  if (flag === undefined && plan === undefined && !isPlanBack) {
    throw new AdminError(`${JSON.stringify(right)} is no right; expected one of ${[...FLAGS, ...(isOn ? PLANS : ['plan'])].join(', ')}`)
  }
  const { id, email } = await getAccount(context, who)
  const actions = actionsOf(context)
  if (flag !== undefined) await actions.setFlag(id, { flag, isOn }, ACTOR)
  else await actions.enforcePlan(id, plan ?? null, ACTOR)
  return { data: viewOf(await getAccount(context, who)), text: `${isOn ? 'granted' : 'revoked'} ${right}: ${email}` }
}

async function maintenance(context: AdminContext, [state = '', message]: readonly string[]): Promise<Outcome> {
  const isOn = state === 'on'
  if ((!isOn && state !== 'off') || isOn !== (message !== undefined) || message === '') {
    throw new AdminError('expected lectern admin maintenance on MESSAGE, or lectern admin maintenance off')
  }
  await actionsOf(context).setMaintenance(message, ACTOR)
  return { data: { maintenance: message ?? null }, text: isOn ? `readers are told: ${message}` : 'maintenance has ended' }
}

async function deleteAccount(context: AdminContext, [who = '']: readonly string[]): Promise<Outcome> {
  const { id, email } = await getAccount(context, who)
  await changesOf(context).remove(id, ACTOR)
  return { data: { deleted: email }, text: `deleted ${email} and all that was kept about the account` }
}

async function exportData(context: AdminContext, [who = '']: readonly string[]): Promise<Outcome> {
  const { id } = await getAccount(context, who)
  const data = await exportPersonalData(context.store.db, PERSONAL_DATA, id)
  await actionsOf(context).note('account.export', id, ACTOR)
  return { data, text: JSON.stringify(data, null, 2) }
}

/** @throws AdminError when there is none, or when the word stands for several */
async function getAccount({ store }: AdminContext, who: string): Promise<AccountRow> {
  const bySubject = await store.db.selectFrom('accounts').selectAll().where('subject', '=', who).execute()
  const found = bySubject.length > 0 ? bySubject : await listAccountsByEmail(store.db, emailKey(who))
  const [account, ...others] = found
  if (account === undefined) throw new AdminError(`there is no account ${JSON.stringify(who)}`)
  if (others.length > 0)
    throw new AdminError(`there are several accounts ${JSON.stringify(who)}; name one: ${found.map(({ subject }) => subject).join(', ')}`)
  return account
}

async function getPassword({ readPassword }: AdminContext, email: string): Promise<string> {
  const password = await readPassword()
  const fault = findPasswordFault(password, [email])
  if (fault !== undefined) throw new AdminError(`the password on standard input is not accepted: ${fault.replace('password_', '')}`)
  return password
}

/** @throws AdminError where readers sign in elsewhere */
function ownIssuer({ config }: AdminContext): string {
  const { oidc } = config.accounts
  if (oidc !== undefined) throw new AdminError(`readers sign in at ${oidc.issuer}; accounts and passwords are that provider's`)
  return IDENTITY_PATH
}

function actionsOf(context: AdminContext): AdminActions {
  return createAdminActions({ ...context, changePlan })
}

function changesOf({ store, config, now, randomBytes }: AdminContext): ReturnType<typeof createAccountChanges> {
  return createAccountChanges(createServices({ store, origin: config.origin, now, randomBytes, report: console.error }), PERSONAL_DATA)
}

function viewOf(account: AccountRow): Readonly<Record<string, string | boolean | null>> {
  return {
    email: account.email,
    issuer: account.issuer,
    subject: account.subject,
    plan: effectivePlan(account),
    enforced_plan: account.enforced_plan,
    staff: account.is_staff === 1,
    superuser: account.is_superuser === 1,
    beta_tester: account.is_beta_tester === 1,
    created_at: new Date(account.created_at).toISOString(),
  }
}
