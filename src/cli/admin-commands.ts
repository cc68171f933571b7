import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { findPlan, PLANS } from '#contracts/plans.ts'
import { identityTexts } from '#locales/identity.ts'
import { createAccountChanges } from '#server/accounts/account-changes.ts'
import { createChangePlan } from '#server/accounts/change-plan.ts'
import { saveAccount } from '#server/accounts/save-account.ts'
import { type AccountFlag, type AdminActions, createAdminActions } from '#server/admin/admin-actions.ts'
import type { AccountRow } from '#server/http/sessions/sessions.ts'
import { createIdentity } from '#server/identity/create-identity.ts'
import { findPasswordProblem } from '#server/identity/password-rules.ts'
import { resetPassword } from '#server/identity/reset-password.ts'
import { readEmail } from '#server/mail/read-email.ts'
import { PERSONAL_DATA } from '#server/personal-data.ts'
import { exportPersonalData } from '#server/store/account-data.ts'
import { effectivePlan } from '#server/store/effective-plan.ts'
import { emailKey } from '#server/store/email-key.ts'
import { findAccount, listAccountsByEmail } from '#server/store/find-account.ts'
import { SUBSCRIPTION_ENDS } from '#server/subscription-ends.ts'
import { CODE_COMMANDS } from './admin-code-commands.ts'
import { type AdminCommand, type AdminContext, AdminError, type Outcome } from './admin-command.ts'
import { ACTOR } from './note-audit.ts'
import { ConfigError } from './setting.ts'

const CHANGE_PLAN = createChangePlan(SUBSCRIPTION_ENDS)
/** Every page that a user opens asks for the message. */
const MAX_MESSAGE = 500
const FLAGS: readonly AccountFlag[] = ['staff', 'superuser', 'beta-tester']

/** All commands of `lectern admin`. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  {
    name: 'create-account',
    usage: 'create-account EMAIL',
    meaning: 'create an account; reads its password from the first line of standard input',
    least: 1,
    most: 1,
    makesStore: true,
    run: createAccount,
  },
  {
    name: 'reset-password',
    usage: 'reset-password EMAIL',
    meaning: 'set a new password, read from the first line of standard input; ends all sessions',
    least: 1,
    most: 1,
    run: setPassword,
  },
  { name: 'show', usage: 'show WHO', meaning: 'show an account', least: 1, most: 1, run: show },
  {
    name: 'grant',
    usage: 'grant WHO RIGHT',
    meaning: 'give a right or a plan; it overrides the plan that the provider reports',
    least: 2,
    most: 2,
    run: grant,
  },
  {
    name: 'revoke',
    usage: 'revoke WHO RIGHT',
    meaning: 'take a right away; `plan`: the plan that the provider reports applies again',
    least: 2,
    most: 2,
    run: revoke,
  },
  {
    name: 'maintenance',
    usage: 'maintenance on MESSAGE | off',
    meaning: 'show a message to all users, or end it',
    least: 1,
    most: 2,
    run: maintenance,
  },
  {
    name: 'delete-account',
    usage: 'delete-account WHO',
    meaning: 'delete an account and all its data; this cannot be undone',
    least: 1,
    most: 1,
    run: deleteAccount,
  },
  {
    name: 'export-data',
    usage: 'export-data WHO',
    meaning: 'print all stored data of an account as JSON',
    least: 1,
    most: 1,
    run: exportData,
  },
  ...CODE_COMMANDS,
]

/** The text of `lectern admin help`. */
export function adminHelp(): string {
  const width = Math.max(...ADMIN_COMMANDS.map(({ usage }) => usage.length)) + 2
  return `lectern admin <command>: works on the LECTERN_DATA or DATABASE_URL of the server, also while the server runs

${ADMIN_COMMANDS.map(({ usage, meaning }) => `  ${usage.padEnd(width)}${meaning}`).join('\n')}

  EMAIL   an e-mail address
  WHO     an e-mail address, or the name of the account at its provider
  CODE    the id of shared code, or the address of the page that shows it
  RIGHT   ${[...FLAGS, ...PLANS].join(', ')}

  --json  print the result as JSON. Exit codes: 0 success, 1 failure, 2 wrong arguments`
}

async function createAccount(context: AdminContext, [address = '']: readonly string[]): Promise<Outcome> {
  const issuer = ownIssuer(context)
  const email = readEmail(address)
  if (email === undefined) throw new ConfigError(`${JSON.stringify(address)} is not an e-mail address`)
  const password = await getPassword(context, email)
  const subject = await createIdentity(context, { email, password, isVerified: true })
  if (subject === undefined) throw new AdminError(`an account for ${email} already exists`)
  const account = await saveAccount({ ...context, changePlan: CHANGE_PLAN }, { issuer, profile: { subject, email, avatarUrl: null } })
  await actionsOf(context).note('account.create', account.id, ACTOR)
  const { origin, isOriginSet } = context.config
  // Without the setting the origin is a guess from the port: the server may have been started with other settings.
  return { data: viewOf(account), text: `created ${email}, who can sign in ${isOriginSet ? `at ${origin}` : 'now'}` }
}

async function setPassword(context: AdminContext, [address = '']: readonly string[]): Promise<Outcome> {
  const issuer = ownIssuer(context)
  const password = await getPassword(context, address)
  const changes = changesOf(context)
  const subject = await resetPassword(context, {
    key: emailKey(address),
    password,
    onPasswordChanged: (transaction, person) => changes.passwordChanged(transaction, { issuer, subject: person }),
  })
  if (subject === undefined) throw new AdminError(`no account with a password has the address ${JSON.stringify(address)}`)
  const account = await findAccount(context.store.db, { issuer, subject })
  await actionsOf(context).note('account.reset-password', account?.id, ACTOR)
  return { data: { email: address }, text: `the password of ${address} is changed; all sessions of the account have ended` }
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
    throw new ConfigError(
      `${JSON.stringify(right)} is not a right or a plan; expected one of ${[...FLAGS, ...(isOn ? PLANS : ['plan'])].join(', ')}`,
    )
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
    throw new ConfigError('expected lectern admin maintenance on MESSAGE, or lectern admin maintenance off')
  }
  if (message !== undefined && message.length > MAX_MESSAGE)
    throw new ConfigError(`the message of maintenance has ${message.length} characters; expected at most ${MAX_MESSAGE}`)
  await actionsOf(context).setMaintenance(message, ACTOR)
  return { data: { maintenance: message ?? null }, text: isOn ? `all users now see: ${message}` : 'maintenance has ended' }
}

async function deleteAccount(context: AdminContext, [who = '']: readonly string[]): Promise<Outcome> {
  const { id, email } = await getAccount(context, who)
  await changesOf(context).remove(id, ACTOR)
  return { data: { deleted: email }, text: `deleted ${email} and all data of the account` }
}

async function exportData(context: AdminContext, [who = '']: readonly string[]): Promise<Outcome> {
  const { id } = await getAccount(context, who)
  await actionsOf(context).note('account.export', id, ACTOR)
  return { data: undefined, text: '', parts: exportPersonalData(context.store.db, PERSONAL_DATA, id) }
}

/** @throws AdminError when there is none, or when the word stands for several */
async function getAccount({ store }: AdminContext, who: string): Promise<AccountRow> {
  const bySubject = await store.db.selectFrom('accounts').selectAll().where('subject', '=', who).execute()
  const found = bySubject.length > 0 ? bySubject : await listAccountsByEmail(store.db, emailKey(who))
  const [account, ...others] = found
  if (account === undefined) throw new AdminError(`no account is found for ${JSON.stringify(who)}`)
  if (others.length > 0)
    throw new AdminError(
      `there are several accounts ${JSON.stringify(who)}; choose one by its subject: ${found.map(({ subject }) => subject).join(', ')}`,
    )
  return account
}

async function getPassword({ readPassword }: AdminContext, email: string): Promise<string> {
  const password = await readPassword()
  const problem = await findPasswordProblem(password, [email])
  if (problem !== undefined) throw new AdminError(`the password on standard input is not accepted. ${identityTexts('en-US')(problem)}`)
  return password
}

/** @throws AdminError where users sign in elsewhere */
function ownIssuer({ config }: AdminContext): string {
  const { oidc } = config.accounts
  if (oidc !== undefined) throw new AdminError(`users sign in at ${oidc.issuer}; that provider manages accounts and passwords`)
  return IDENTITY_PATH
}

function actionsOf(context: AdminContext): AdminActions {
  return createAdminActions({ ...context, changePlan: CHANGE_PLAN })
}

function changesOf({ store, now, randomBytes }: AdminContext): ReturnType<typeof createAccountChanges> {
  return createAccountChanges({ store, now, randomBytes }, PERSONAL_DATA, CHANGE_PLAN)
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
