import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHARE_BYTES_MAX, SHARES_BYTES_MAX } from '#contracts/playground-limits.ts'
import { PLACES } from '../accounts/testing/accounts-app.fixture.ts'
import { removeAccount } from '../store/account-data.ts'
import { openStore } from '../store/open-store.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { openShare } from './open-share.ts'
import { playgroundData } from './playground-data.ts'
import { makeShareId } from './share-id.ts'
import { CODE, createSharedCodeApp, newCode, PLAY, type SharedCodeApp } from './testing/shared-code-app.fixture.ts'

/** The numbers of the tests are those of the rules in docs/behaviour/shared-code.md. */
describe.each(PLACES)('shared code, on %s', (kind) => {
  let app: SharedCodeApp
  beforeAll(async () => {
    app = await createSharedCodeApp(kind)
  })
  afterAll(() => app.it.close())

  test('1: what someone signed in saves is answered with 201 and an id, and loads equal, null as well, for anybody', async () => {
    const id = await app.share(CODE)
    const loaded = await app.open(id)
    expect([loaded.statusCode, loaded.json()]).toEqual([200, { ...CODE, state: 'visible' }])
    expect(loaded.headers['cache-control']).toBe('private, no-store')
  })

  test('1: options are stored, and what is absent is null', async () => {
    const options = { isModule: true, importMap: '{"imports":{"a":"https://example.org/a.js"}}', isTypeScript: true }
    const id = await app.share({ js: 'import "a"', src: '/en-US/docs/Web', options })
    expect((await app.open(id)).json()).toEqual({
      html: null,
      css: null,
      js: 'import "a"',
      src: '/en-US/docs/Web',
      options,
      state: 'visible',
    })
  })

  test('1: WebAssembly text is stored with the rest, also for staff and in the export', async () => {
    const { html: _, ...code } = { ...newCode(), wat: '(module (; 🦊 ;))' }
    const id = await app.share(code)
    expect((await app.open(id)).json()).toEqual({ ...code, html: null, state: 'visible' })
    expect((await app.staff.get(`/api/v1/root/play/${id}`)).json()).toMatchObject({ wat: code.wat })
    const { shares } = (await readPersonalData(app.it.store.db, [playgroundData], app.ada.id)).playground
    expect(shares).toContainEqual(expect.objectContaining({ id, wat: code.wat, html: null }))
    const alone = await app.share({ wat: '  (module)' })
    expect((await app.adaClient.get(PLAY)).json().items).toContainEqual(expect.objectContaining({ id: alone, excerpt: '(module)' }))
  })

  test('an export has texts that are longer than what is read at once, to the character', async () => {
    const html = `${'a🦊'.repeat(70_000)}"end\n`
    const id = await app.share({ ...newCode(), html })
    const { shares } = (await readPersonalData(app.it.store.db, [playgroundData], app.ada.id)).playground
    expect(shares.find((one: { id: string }) => one.id === id).html).toBe(html)
  })

  test('1: the same code of the same account has the same id, also when it is saved several times at once; that of another account has its own', async () => {
    const code = newCode()
    const ids = await Promise.all([app.share(code), app.share(code), app.share(code)])
    expect(new Set(ids).size).toBe(1)
    const other = await app.share(code, await app.clientOf(await app.it.createAccount()))
    expect(other).not.toBe(ids[0])
    expect((await app.open(other)).json()).toMatchObject(code)
    const kept = await app.it.store.db.selectFrom('playground_codes').select('hash').where('html', '=', code.html).execute()
    expect(kept).toHaveLength(1)
  })

  test.each([
    ['a text that is a number', { html: 1 }],
    ['a field that is not known', { html: '', title: 'a' }],
    ['an option that is not known', { html: '', options: { theme: 'dark' } }],
    ['an import map that is too long', { html: '', options: { importMap: 'x'.repeat(16_385) } }],
    ['no object', 'html'],
  ])('1: %s is 400', async (_, json) => {
    expect((await app.adaClient.post(PLAY, { json })).statusCode).toBe(400)
  })

  test('1: a share is there after a restart, and for another process', async () => {
    const code = newCode()
    const id = await app.share(code)
    const again = await openStore({ ...app.it.store.place, now: app.it.clock.now })
    try {
      expect(await openShare(again.db, id, 'not asked')).toEqual({ ...code, state: 'visible' })
    } finally {
      await again.close()
    }
  })

  test('2: an anonymous user saves nothing: 401', async () => {
    const reply = await app.it.client().post(PLAY, { json: CODE })
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'Unauthorized'])
  })

  test('3: an id that was cut, lengthened or changed is 400 in all calls', async () => {
    const id = await app.share()
    const changed = `${id.slice(0, 5)}${id[5] === 'A' ? 'B' : 'A'}${id.slice(6)}`
    for (const broken of ['x', id.slice(0, -1), `${id}A`, changed, 'flag', '%zz', `${id.slice(0, 23)}%00`]) {
      expect([broken, (await app.open(broken)).statusCode]).toEqual([broken, 400])
      expect([broken, (await app.adaClient.delete(`${PLAY}${broken}`)).statusCode]).toEqual([broken, 400])
      expect([broken, (await app.staff.get(`/api/v1/root/play/${broken}`)).statusCode]).toEqual([broken, 400])
      expect([broken, (await app.flag(broken)).statusCode]).toEqual([broken, 400])
    }
  })

  test('3: an id that is well-formed and was never given is 404', async () => {
    const id = makeShareId(app.it.services.randomBytes)
    expect((await app.open(id)).statusCode).toBe(404)
    expect((await app.adaClient.delete(`${PLAY}${id}`)).statusCode).toBe(404)
    expect((await app.flag(id)).statusCode).toBe(404)
    expect((await app.decide(id, 'remove')).statusCode).toBe(404)
  })

  test("4: another user's share is read by anybody and taken back by no one else: 403", async () => {
    const id = await app.share()
    const other = await app.clientOf(await app.it.createAccount())
    expect((await other.delete(`${PLAY}${id}`)).statusCode).toBe(403)
    expect((await app.it.client().delete(`${PLAY}${id}`)).statusCode).toBe(401)
    expect((await app.open(id)).statusCode).toBe(200)
  })

  test('5: a body of 1 MiB is stored whole, one byte more is 413', async () => {
    const bodyOf = (bytes: number): string => {
      const rest = JSON.stringify({ js: kind })
      return rest.replace('"}', `${'x'.repeat(bytes - rest.length)}"}`)
    }
    const send = (payload: string) => app.adaClient.post(PLAY, { payload, headers: { 'content-type': 'application/json' } })
    expect(bodyOf(SHARE_BYTES_MAX)).toHaveLength(1_048_576)
    const largest = await send(bodyOf(SHARE_BYTES_MAX))
    expect(largest.statusCode).toBe(201)
    const { js } = (await app.open(largest.json().id)).json()
    expect(js).toBe(JSON.parse(bodyOf(SHARE_BYTES_MAX)).js)
    const larger = await send(bodyOf(SHARE_BYTES_MAX + 1))
    expect([larger.statusCode, larger.json().error]).toEqual([413, 'Content Too Large'])
  })

  test('5: an account that has shared 64 MiB shares no more before it takes something back; what it has shared it may share again', async () => {
    const client = await app.clientOf(await app.it.createAccount())
    const code = newCode()
    const id = await app.share(code, client)
    await app.it.store.db.updateTable('playground_codes').set({ bytes: SHARES_BYTES_MAX }).where('html', '=', code.html).execute()
    const reply = await client.post(PLAY, { json: newCode() })
    expect([reply.statusCode, reply.json().error]).toEqual([409, 'Too much shared'])
    expect(await app.share(code, client)).toBe(id)
    await client.delete(`${PLAY}${id}`)
    expect((await client.post(PLAY, { json: newCode() })).statusCode).toBe(201)
  })

  test('7: a share goes on working without its owner when the account is deleted, and nothing says whose it was', async () => {
    const owner = await app.it.createAccount()
    const code = newCode()
    const client = await app.clientOf(owner)
    const id = await app.share(code, client)
    await app.flag(id, { client, reason: 'my own' })
    await app.it.store.transact((transaction) => removeAccount(transaction, [playgroundData], owner.id))
    expect((await app.open(id, '?confirmed=true')).json()).toEqual({ ...code, state: 'flagged' })
    const rows = [
      ...(await app.it.store.db.selectFrom('playground_shares').selectAll().execute()),
      ...(await app.it.store.db.selectFrom('playground_flags').selectAll().execute()),
    ]
    expect(JSON.stringify(rows)).not.toContain(owner.id)
    expect((await app.staff.get(`/api/v1/root/play/${id}`)).json().flags).toMatchObject([{ reason: 'my own' }])
    expect((await app.decide(id, 'remove')).statusCode).toBe(201)
  })

  test('the export of an account has what it shared and what it flagged, and nothing of others', async () => {
    const owner = await app.it.createAccount()
    const client = await app.clientOf(owner)
    const foreign = await app.share()
    const id = await app.share({ ...newCode(), options: { isModule: true } }, client)
    await app.flag(foreign, { client, reason: 'unkind' })
    const data = await readPersonalData(app.it.store.db, [playgroundData], owner.id)
    expect(data).toMatchObject({
      playground: {
        shares: [{ id, css: CODE.css, options: { isModule: true }, state: 'visible', created_at: expect.stringMatching(/Z$/) }],
        flags: [{ share_id: foreign, reason: 'unkind' }],
      },
    })
  })

  test('the list has what the user has shared, the newest first, in pages of 20; what is taken back is gone from it', async () => {
    const client = await app.clientOf(await app.it.createAccount())
    const ids: string[] = []
    for (let index = 0; index < 21; index += 1) {
      app.it.clock.move(1000)
      ids.unshift(await app.share({ html: '', css: null, js: `let n = ${index}\nalert(n)` }, client))
    }
    const { items, total } = (await client.get(PLAY)).json()
    expect(total).toBe(21)
    expect(items.map((item: { id: string }) => item.id)).toEqual(ids.slice(0, 20))
    expect(items[0]).toMatchObject({ excerpt: 'let n = 20 alert(n)', bytes: 19, state: 'visible' })
    expect((await client.get(`${PLAY}?page=2`)).json().items).toMatchObject([{ id: ids[20] }])
    expect((await client.get(`${PLAY}?page=0`)).statusCode).toBe(400)
    expect((await client.delete(`${PLAY}${ids[0]}`)).statusCode).toBe(204)
    expect((await app.open(ids[0] ?? '')).statusCode).toBe(404)
    expect((await client.get(PLAY)).json().total).toBe(20)
    expect((await app.it.client().get(PLAY)).statusCode).toBe(401)
  })

  test('code that is shared and taken back at the same moment is either there whole or gone', async () => {
    const code = newCode()
    const other = await app.clientOf(await app.it.createAccount())
    for (let round = 0; round < 5; round += 1) {
      const id = await app.share(code)
      const [, reply] = await Promise.all([app.adaClient.delete(`${PLAY}${id}`), other.post(PLAY, { json: code })])
      expect(reply.statusCode).toBe(201)
      expect((await app.open(reply.json().id)).json()).toMatchObject(code)
      expect((await other.delete(`${PLAY}${reply.json().id}`)).statusCode).toBe(204)
    }
    expect(await app.it.store.db.selectFrom('playground_codes').select('hash').where('html', '=', code.html).execute()).toEqual([])
  })
})
