import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_DATA_PATH, ACCOUNT_DELETION_PATH, ACCOUNT_PATH, ACCOUNT_SESSIONS_PATH, SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { type AccountsApp, createAccountsApp, PLACES } from './testing/accounts-app.fixture.ts'

const UA = { 'user-agent': 'Firefox/144.0 (X11; Linux x86_64)' }

describe.each(PLACES)('the page of the own account, on %s', (kind) => {
  let it: AccountsApp
  let count = 0
  beforeAll(async () => {
    it = await createAccountsApp({ kind })
  })
  afterAll(() => it.close())

  async function user() {
    count += 1
    const subject = `reader-${count}`
    return { subject, email: `${subject}@example.org`, client: await it.signInAs({ sub: subject, email: `${subject}@example.org` }) }
  }
  const isSignedIn = async (client: Awaited<ReturnType<typeof user>>['client']) =>
    (await client.get('/api/v1/whoami')).json().username !== null

  test('an anonymous user is sent to sign in first, from each of its addresses', async () => {
    for (const path of [ACCOUNT_PATH, ACCOUNT_DATA_PATH, ACCOUNT_DELETION_PATH]) {
      const reply = await it.client().get(path)
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `${SIGN_IN_PATH}?next=${encodeURIComponent(ACCOUNT_PATH)}`])
    }
    expect((await it.client().post(ACCOUNT_SESSIONS_PATH, { form: { which: 'others' } })).statusCode).toBe(303)
  })

  test('it shows the address, the sessions and where the password is, in the language of the user, and is not cached', async () => {
    const { client, email } = await user()
    const reply = await client.get(ACCOUNT_PATH, { headers: { 'accept-language': 'de' } })
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
    for (const text of [email, 'Ihr Konto', 'Dieser Browser', 'Wo Sie angemeldet sind', '127.0.0.1', '<a href="/de/plus/collections">'])
      expect(reply.body).toContain(text)
    expect(reply.body).not.toContain('Überall sonst abmelden')
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'")
    expect(reply.body).not.toMatch(/<script|style=|onclick/)
  })

  test('a link names the language of the page, which stays from form to form', async () => {
    const { client } = await user()
    const signIn = await it.client().get(`${ACCOUNT_PATH}?locale=ja`)
    expect(signIn.headers.location).toBe(`${SIGN_IN_PATH}?next=${encodeURIComponent(`${ACCOUNT_PATH}?locale=ja`)}`)
    const begun = await it.client().get(String(signIn.headers.location))
    expect(new URL(String(begun.headers.location)).searchParams.get('ui_locales')).toBe('ja')
    const page = await client.get(`${ACCOUNT_PATH}?locale=ja`)
    expect(page.body).toContain(`href="${ACCOUNT_DELETION_PATH}?locale=ja"`)
    const sent = await client.post(`${ACCOUNT_SESSIONS_PATH}?locale=ja`, { form: { which: 'others' } })
    expect(sent.headers.location).toBe(`${ACCOUNT_PATH}?locale=ja&done=revoked_others`)
    expect((await client.get(`${ACCOUNT_PATH}?locale=xx"`)).body).not.toContain('locale=')
  })

  test('what a browser says of itself is escaped', async () => {
    const { client, subject } = await user()
    await it.store.db
      .updateTable('sessions')
      .set({ user_agent: '<script>alert(1)</script>' })
      .where('account_id', 'in', it.store.db.selectFrom('accounts').select('id').where('subject', '=', subject))
      .execute()
    expect((await client.get(ACCOUNT_PATH)).body).not.toContain('<script>')
  })

  test('a session elsewhere is ended by its form, and the page says so', async () => {
    const one = await user()
    const two = await it.signInAs({ sub: one.subject, email: one.email })
    const page = (await one.client.get(ACCOUNT_PATH)).body
    const which = /name="which" value="([^"]+)"><button class="link"/.exec(page)?.[1] ?? ''
    const reply = await one.client.post(ACCOUNT_SESSIONS_PATH, { form: { which } })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `${ACCOUNT_PATH}?done=revoked`])
    expect((await one.client.get(`${ACCOUNT_PATH}?done=revoked`)).body).toContain('That browser is signed out.')
    expect([await isSignedIn(one.client), await isSignedIn(two)]).toEqual([true, false])
  })

  test('all others are ended at once; this one stays', async () => {
    const one = await user()
    const others = [await it.signInAs({ sub: one.subject, email: one.email }), await it.signInAs({ sub: one.subject, email: one.email })]
    await one.client.post(ACCOUNT_SESSIONS_PATH, { form: { which: 'others' } })
    expect(await Promise.all([one.client, ...others].map(isSignedIn))).toEqual([true, false, false])
  })

  test('another site can do none of this', async () => {
    const { client } = await user()
    const headers = { origin: 'https://other.example' }
    expect((await client.post(ACCOUNT_SESSIONS_PATH, { form: { which: 'others' }, headers })).statusCode).toBe(403)
    expect((await client.post(ACCOUNT_DELETION_PATH, { form: { confirm: 'yes' }, headers })).statusCode).toBe(403)
    expect(await isSignedIn(client)).toBe(true)
  })

  test('the file of the data has all parts, and no secret', async () => {
    const { client, email } = await user()
    await client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    await client.post('/api/v1/ping', { form: {}, headers: UA })
    const reply = await client.get(ACCOUNT_DATA_PATH)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(reply.json()).toMatchObject({
      accounts: {
        account: { email, plan: 'core', created_at: expect.stringMatching(/^2\d{3}-.*Z$/) },
        settings: { ai_help_history: 1 },
        pings: [{ plan: 'core' }],
        sessions: [{ created_at: expect.stringMatching(/Z$/) }],
        plan_transitions: [],
        events: [],
      },
      identity: null,
    })
    expect(reply.body).not.toMatch(/refresh_token|id_hash|account_id/)
    expect(reply.body).not.toContain(client.cookies.get('session'))
  })

  test('an account goes when its user has ticked the box, and only then', async () => {
    const { client, subject, email } = await user()
    const page = await client.get(ACCOUNT_DELETION_PATH)
    expect(page.body).toContain(`Delete my account ${email} and all its data`)
    const unconfirmed = await client.post(ACCOUNT_DELETION_PATH, { form: {} })
    expect([unconfirmed.statusCode, unconfirmed.body.includes('aria-describedby="confirm-error"')]).toEqual([400, true])
    expect(await isSignedIn(client)).toBe(true)
    const done = await client.post(ACCOUNT_DELETION_PATH, { form: { confirm: 'yes' } })
    expect([done.statusCode, done.body.includes('Your account is deleted'), client.cookies.has('session')]).toEqual([200, true, false])
    expect(await it.store.db.selectFrom('accounts').select('id').where('subject', '=', subject).execute()).toEqual([])
    const log = await it.store.db.selectFrom('audit_log').selectAll().where('action', '=', 'account.delete').execute()
    expect(log.at(-1)).toMatchObject({ actor: expect.stringMatching(/^account:/), details: '{}' })
    expect(JSON.stringify(log)).not.toContain(email)
  })
})
