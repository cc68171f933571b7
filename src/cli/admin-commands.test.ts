import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSiteState } from '#server/store/site-state.ts'
import { DATABASES, openTestStore, type TestStore } from '#server/store/testing/open-test-store.fixture.ts'
import { type AdminContext, AdminError } from './admin-command.ts'
import { ADMIN_COMMANDS, adminHelp } from './admin-commands.ts'
import { ConfigError } from './setting.ts'

const PASSWORD = 'three grey herons'
const ORIGIN = 'https://docs.example.org'

describe.each(DATABASES)('lectern admin, on %s', (kind) => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore(kind)
  })
  afterAll(() => store.close())

  const contextOf = (password = PASSWORD, more: Partial<AdminContext> = {}): AdminContext => ({
    store,
    config: { origin: ORIGIN, isOriginSet: true, accounts: { proxyHops: 0, countryHeaders: [] } },
    now: Date.now,
    randomBytes,
    readPassword: async () => password,
    ...more,
  })
  const run = async (line: string, context = contextOf()) => {
    const [name, ...words] = line.split(' ')
    const command = ADMIN_COMMANDS.find((candidate) => candidate.name === name)
    if (command === undefined) throw new Error(`no command ${name}`)
    return await command.run(context, words)
  }
  /** An account that can sign in with a password: each test has one of its own, under a name of its own. */
  const createAccount = async (name: string): Promise<{ readonly email: string; readonly id: string }> => {
    const email = `${name}@example.org`
    await run(`create-account ${email}`)
    const { id } = await store.db.selectFrom('accounts').select('id').where('email_key', '=', email.toLowerCase()).executeTakeFirstOrThrow()
    return { email, id }
  }
  const findPasswordHash = async (email: string) =>
    (await store.db.selectFrom('identities').select('password_hash').where('email_key', '=', email).executeTakeFirst())?.password_hash

  test('an account is made with the password of standard input, and is there before it is first used', async () => {
    const { data, text } = await run('create-account Ada@example.org')
    expect(data).toMatchObject({ email: 'Ada@example.org', issuer: '/identity', plan: 'core', staff: false })
    expect(text).toBe(`created Ada@example.org, who can sign in at ${ORIGIN}`)
    expect(await findPasswordHash('ada@example.org')).toMatch(/^\$argon2id\$/)
    await expect(run('create-account ada@EXAMPLE.org')).rejects.toThrow('an account for ada@EXAMPLE.org already exists')
  })

  test.each([
    ['create-account b@example.org', 'vbkqzw', 'the password on standard input is not accepted. Use at least 15 characters.'],
    ['create-account b@example.org', '', 'the password on standard input is not accepted. Use at least 15 characters.'],
    [
      'create-account b@example.org',
      'b@example.org',
      'the password on standard input is not accepted. This password is made from your e-mail address or the name of this site. Choose another one.',
    ],
    ['reset-password nobody@example.org', PASSWORD, 'no account with a password has the address "nobody@example.org"'],
    ['show nobody@example.org', PASSWORD, 'no account is found for "nobody@example.org"'],
  ])('%s, with a password of "%s": %s', async (line, password, message) => {
    await expect(run(line, contextOf(password))).rejects.toThrow(message)
    await expect(run(line, contextOf(password))).rejects.toBeInstanceOf(AdminError)
  })

  test.each([
    ['create-account nobody', '"nobody" is not an e-mail address'],
    ['grant ada@example.org gold', '"gold" is not a right or a plan; expected one of staff, superuser, beta-tester, core'],
    ['maintenance on', 'expected lectern admin maintenance on MESSAGE'],
    ['maintenance off now', 'expected lectern admin maintenance on MESSAGE'],
    [`maintenance on ${'x'.repeat(501)}`, 'the message of maintenance has 501 characters; expected at most 500'],
    ['maintenance soon', 'expected lectern admin maintenance on MESSAGE'],
  ])('%s has a wrong word: %s', async (line, message) => {
    await expect(run(line)).rejects.toThrow(message)
    await expect(run(line)).rejects.toBeInstanceOf(ConfigError)
  })

  test('a new password ends the sessions of the account', async () => {
    const { email, id } = await createAccount('new-password')
    const at = Date.now()
    await store.db
      .insertInto('sessions')
      .values({ id_hash: 'hash', name: 'name', account_id: id, user_agent: '', created_at: at, last_seen_at: at, expires_at: at + 1000 })
      .execute()
    const before = await findPasswordHash(email)
    await run('reset-password NEW-Password@example.org', contextOf('four white herons'))
    expect(await findPasswordHash(email)).not.toEqual(before)
    expect(await store.db.selectFrom('sessions').select('name').where('account_id', '=', id).execute()).toEqual([])
  })

  test('rights and plans are granted and revoked', async () => {
    const { email } = await createAccount('rights')
    for (const right of ['staff', 'superuser', 'beta-tester', 'mdn_plus_10y']) await run(`grant ${email} ${right}`)
    expect((await run(`show ${email}`)).data).toMatchObject({
      staff: true,
      superuser: true,
      beta_tester: true,
      plan: 'mdn_plus_10y',
    })
    for (const right of ['staff', 'superuser', 'beta-tester', 'plan']) await run(`revoke ${email} ${right}`)
    expect((await run(`show ${email}`)).data).toMatchObject({
      staff: false,
      superuser: false,
      beta_tester: false,
      plan: 'core',
      enforced_plan: null,
    })
  })

  test('maintenance begins with a message and ends', async () => {
    const [maintenance] = ADMIN_COMMANDS.filter(({ name }) => name === 'maintenance')
    await maintenance?.run(contextOf(), ['on', 'Back at noon'])
    expect(await findSiteState(store.db, 'maintenance')).toBe('Back at noon')
    await maintenance?.run(contextOf(), ['off'])
    expect(await findSiteState(store.db, 'maintenance')).toBeUndefined()
  })

  test('the data of an account is exported, and all of it is deleted, the way to sign in as well', async () => {
    const { email, id } = await createAccount('Export')
    const { parts } = await run(`export-data ${email}`)
    if (parts === undefined) throw new Error('the export has no parts')
    expect(JSON.parse(await text(parts))).toMatchObject({
      accounts: { account: { email } },
      identity: { email },
    })
    expect((await run(`delete-account ${email}`)).text).toBe(`deleted ${email} and all data of the account`)
    expect(await store.db.selectFrom('accounts').selectAll().where('id', '=', id).execute()).toEqual([])
    expect(await findPasswordHash('export@example.org')).toBeUndefined()
  })

  test('of several accounts with one address one is named by its subject', async () => {
    const at = Date.now()
    const row = {
      email: 'same@example.org',
      email_key: 'same@example.org',
      avatar_url: null,
      plan: 'core',
      enforced_plan: null,
      billed_plan: 'core',
      subscriber_number: null,
      refresh_token: null,
      created_at: at,
      updated_at: at,
    } as const
    const flags = { is_staff: 0, is_superuser: 0, is_beta_tester: 0 } as const
    for (const subject of ['one', 'two'])
      await store.db
        .insertInto('accounts')
        .values({ ...row, ...flags, id: subject, issuer: 'https://provider.example', subject })
        .execute()
    await expect(run('show same@example.org')).rejects.toThrow(
      'there are several accounts "same@example.org"; choose one by its subject: one, two',
    )
    expect((await run('show two')).data).toMatchObject({ subject: 'two' })
  })

  test('where users sign in elsewhere, passwords are not ours', async () => {
    const oidc = { issuer: 'https://provider.example', clientId: 'a', clientSecret: 'b', scopes: 'openid' }
    const elsewhere = contextOf(PASSWORD, {
      config: { origin: ORIGIN, isOriginSet: true, accounts: { oidc, proxyHops: 0, countryHeaders: [] } },
    })
    await expect(run('create-account c@example.org', elsewhere)).rejects.toThrow('users sign in at https://provider.example')
  })

  test('all that was done is in the audit log', async () => {
    const empty = await openTestStore(kind)
    try {
      const context = contextOf(PASSWORD, { store: empty })
      await run('create-account log@example.org', context)
      await run('reset-password log@example.org', contextOf('four white herons', { store: empty }))
      await run('grant log@example.org staff', context)
      await run('grant log@example.org mdn_plus_10y', context)
      await run('maintenance on Noon', context)
      await run('maintenance off', context)
      const { parts } = await run('export-data log@example.org', context)
      if (parts === undefined) throw new Error('the export has no parts')
      await text(parts)
      await run('delete-account log@example.org', context)
      const log = await empty.db.selectFrom('audit_log').select(['actor', 'action']).execute()
      expect(new Set(log.map(({ actor, action }) => `${actor} ${action}`))).toEqual(
        new Set([
          'cli account.create',
          'cli account.reset-password',
          'cli account.set-flag',
          'cli account.enforce-plan',
          'cli maintenance.begin',
          'cli maintenance.end',
          'cli account.export',
          'cli account.delete',
        ]),
      )
    } finally {
      await empty.close()
    }
  })
})

test('the help names every command', () => {
  for (const { usage } of ADMIN_COMMANDS) expect(adminHelp()).toContain(usage)
})
