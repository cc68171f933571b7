import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccountsApp, PLACES } from '../accounts/testing/accounts-app.fixture.ts'
import { makeShareId } from './share-id.ts'
import { createSharedCodeApp, newCode, PLAY, type SharedCodeApp } from './testing/shared-code-app.fixture.ts'

const FLAG = '/api/v1/play/flag'

/** The numbers of the tests are those of the rules in docs/behaviour/shared-code.md. */
describe.each(PLACES)('flagged code, on %s', (kind) => {
  let app: SharedCodeApp
  beforeAll(async () => {
    app = await createSharedCodeApp(kind)
  })
  afterAll(() => app.it.close())

  test('6: flagging is 201, signed in or not; from then on the code is handed out to who has confirmed only', async () => {
    const code = newCode()
    const id = await app.share(code)
    const reply = await app.flag(id)
    expect([reply.statusCode, reply.body]).toEqual([201, ''])
    expect((await app.open(id)).json()).toEqual({ html: null, css: null, js: null, src: null, state: 'flagged' })
    expect((await app.open(id, '?confirmed=true')).json()).toEqual({ ...code, state: 'flagged' })
    expect((await app.flag(await app.share(), { client: app.adaClient })).statusCode).toBe(201)
  })

  test('6: a user or a network counts once, and what was said first stays', async () => {
    const id = await app.share()
    await app.flag(id, { reason: ' first ' })
    await app.flag(id, { client: app.it.client('203.0.113.77'), reason: 'the same network' })
    await app.flag(id, { client: app.it.client('198.51.100.1'), reason: '' })
    await Promise.all([app.flag(id, { client: app.adaClient, reason: 'mine' }), app.flag(id, { client: app.adaClient, reason: 'mine' })])
    const { flags, state, shares } = (await app.staff.get(`/api/v1/root/play/${id}`)).json()
    expect(flags.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual(['', 'first', 'mine'])
    expect([state, shares]).toEqual(['flagged', 1])
    const rows = await app.it.store.db.selectFrom('playground_flags').selectAll().where('share_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  test('6: a reason may be absent or null and has at most 2,000 characters', async () => {
    const id = await app.share()
    expect((await app.it.client().post(FLAG, { json: { id } })).statusCode).toBe(201)
    expect((await app.it.client().post(FLAG, { json: { id, reason: null } })).statusCode).toBe(201)
    expect((await app.flag(id, { reason: 'x'.repeat(2000) })).statusCode).toBe(201)
    expect((await app.flag(id, { reason: 'x'.repeat(2001) })).statusCode).toBe(400)
  })

  test('6: removed code is 410 for everybody, also under the id that another one has for it, and is not shared again', async () => {
    const code = newCode()
    const [id, other] = [await app.share(code), await app.share(code, await app.clientOf(await app.it.createAccount()))]
    expect((await app.decide(id, 'remove')).statusCode).toBe(201)
    for (const one of [id, other]) {
      const reply = await app.open(one, '?confirmed=true')
      expect([reply.statusCode, reply.json().error]).toEqual([410, 'Gone'])
      expect((await app.flag(one)).statusCode).toBe(410)
    }
    expect((await app.adaClient.post(PLAY, { json: code })).statusCode).toBe(403)
    expect((await app.adaClient.get(PLAY)).json().items).toContainEqual(expect.objectContaining({ id, state: 'removed' }))
    expect((await app.decide(id, 'keep')).statusCode).toBe(409)
    await app.decide(id, 'restore')
    expect((await app.open(id)).json()).toEqual({ ...code, state: 'visible' })
    expect((await app.decide(id, 'restore')).statusCode).toBe(409)
  })

  test('6: of removed code that is taken back only the name stays', async () => {
    const code = newCode()
    const id = await app.share(code)
    await app.decide(id, 'remove')
    expect((await app.adaClient.delete(`${PLAY}${id}`)).statusCode).toBe(204)
    expect((await app.open(id)).statusCode).toBe(404)
    expect((await app.adaClient.post(PLAY, { json: code })).statusCode).toBe(403)
    expect(await app.it.store.db.selectFrom('playground_codes').select('hash').where('html', '=', code.html).execute()).toEqual([])
  })

  test('6: what staff keep is handed out as before; what is flagged after that waits for them and hides nothing', async () => {
    const id = await app.share()
    const waiting = async (): Promise<readonly { readonly id: string; readonly flags: number }[]> =>
      (await app.staff.get('/api/v1/root/play/')).json().items
    const mine = async () => (await waiting()).filter((item) => item.id === id)
    await app.flag(id)
    expect(await mine()).toMatchObject([{ id, flags: 1, state: 'flagged' }])
    app.it.clock.move(1000)
    await app.decide(id, 'keep')
    expect(await mine()).toEqual([])
    expect((await app.open(id)).json().state).toBe('visible')
    app.it.clock.move(1000)
    await app.flag(id, { client: app.it.client('192.0.2.1') })
    expect((await app.open(id)).json().state).toBe('visible')
    expect(await mine()).toMatchObject([{ id, flags: 1, state: 'kept' }])
  })

  test('6: staff only decide and look, and all of it is in the audit log', async () => {
    const id = await app.share()
    for (const [client, status] of [
      [app.it.client(), 401],
      [app.adaClient, 403],
    ] as const) {
      expect((await client.get('/api/v1/root/play/')).statusCode).toBe(status)
      expect((await client.get(`/api/v1/root/play/${id}`)).statusCode).toBe(status)
      expect((await client.post(`/api/v1/root/play/${id}`, { json: { decision: 'remove' } })).statusCode).toBe(status)
    }
    expect((await app.decide(id, 'burn')).statusCode).toBe(400)
    await app.staff.get(`/api/v1/root/play/${id}`)
    await app.decide(id, 'remove')
    const log = await app.it.store.db
      .selectFrom('audit_log')
      .select(['action', 'target', 'details'])
      .where('details', 'like', `%${id}%`)
      .execute()
    expect(log.map(({ action }) => action).toSorted()).toEqual(['share.inspect', 'share.remove'])
    expect(log.find(({ action }) => action === 'share.remove')).toMatchObject({ target: app.ada.id })
  })

  test('6: flags are limited strictly, for a network as for a user', async () => {
    const strict = await createAccountsApp({ kind, limitFactor: 1 })
    try {
      const client = strict.client('203.0.113.200')
      const answers: number[] = []
      for (let tried = 0; tried < 31; tried += 1)
        answers.push((await client.post(FLAG, { json: { id: makeShareId(strict.services.randomBytes) } })).statusCode)
      expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404))
      expect(answers[30]).toBe(429)
    } finally {
      await strict.close()
    }
  })
})
