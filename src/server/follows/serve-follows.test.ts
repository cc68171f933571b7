import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IDENTITY_PATH } from '#contracts/account-paths.ts'
import { FOLLOWS_MAX } from '#contracts/follows.ts'
import { type CollectionsApp, createCollectionsApp } from '../collections/testing/collections-app.fixture.ts'
import { createMailer } from '../mail/mailer.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { removeAccount } from '../store/account-data.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { UPDATES_SITE } from '../updates/testing/updates-site.fixture.ts'
import { leaveDigestLink } from './digest-link.ts'

const API = '/api/v2/follows/'
const DIGEST = `${API}digest/`
const CSS = '/en-US/docs/Web/CSS'
const mailer = () => createMailer('smtp://127.0.0.1:9', 'herons@example.org')

describe.each(DATABASES)('follows, on %s', (kind) => {
  let it: CollectionsApp
  beforeAll(async () => {
    it = await createCollectionsApp({ kind, build: UPDATES_SITE, mailer: mailer() })
  })
  afterAll(() => it.close())

  test('an anonymous user is asked to sign in', async () => {
    const client = it.client()
    const replies = [
      await client.get(API),
      await client.post(API, { json: { url: CSS } }),
      await client.post(DIGEST, { json: { digest: true } }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  test('a user follows a page in any language and a collection, each once, and stops again', async () => {
    const { client, defaultId } = await it.user()
    const id = await defaultId()
    const [first, again] = [
      await client.post(API, { json: { url: `/de${CSS.slice('/en-US'.length)}#gap` } }),
      await client.post(API, { json: { url: CSS } }),
    ]
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    it.clock.move(1)
    const { follows, digest, can_get_mail } = (await client.post(API, { json: { collection_id: id } })).json()
    expect([follows.length, digest, can_get_mail]).toEqual([2, false, true])
    expect(follows).toMatchObject([
      { kind: 'page', url: CSS, title: 'CSS: Cascading Style Sheets' },
      { kind: 'collection', collection_id: id, title: 'Default' },
    ])
    expect((await client.get(API)).json().follows).toEqual(follows)
    expect((await client.send('DELETE', `${API}${follows[0].id}/`)).json().follows).toEqual(follows.slice(1))
    expect((await client.send('DELETE', `${API}${follows[0].id}/`)).statusCode).toBe(200)
  })

  test('titles and addresses are in the language of the request', async () => {
    const { client } = await it.user()
    await client.post(API, { json: { url: CSS } })
    const reply = await client.get(API, { headers: { 'accept-language': 'de' } })
    expect(reply.json().follows).toMatchObject([{ url: '/de/docs/Web/CSS', title: 'CSS: Stile' }])
  })

  test.each([
    ['a page without updates', { url: '/en-US/docs/Web/API/What%3F' }],
    ['a page that is not there', { url: '/en-US/docs/Nowhere' }],
    ['an address elsewhere', { url: 'https://other.example/' }],
    ['nothing', {}],
    ['two things', { url: CSS, collection_id: 'x' }],
    ['a long address', { url: `/en-US/docs/${'a'.repeat(2000)}` }],
    ['a collection that is not there', { collection_id: 'none' }],
  ])('%s is not followed', async (_, json) => {
    const { client } = await it.user()
    expect((await client.post(API, { json })).statusCode).toBe(400)
    expect((await client.get(API)).json().follows).toEqual([])
  })

  test('the collection of another user is not followed, and their follows are not ended', async () => {
    const [one, other] = [await it.user(), await it.user()]
    const id = await one.defaultId()
    expect((await other.client.post(API, { json: { collection_id: id } })).json().error).toBe('Collection not found')
    const { follows } = (await one.client.post(API, { json: { collection_id: id } })).json()
    await other.client.send('DELETE', `${API}${follows[0].id}/`)
    expect((await one.client.get(API)).json().follows).toHaveLength(1)
  })

  test('a deleted collection is followed no longer', async () => {
    const user = await it.user({ plan: 'mdn_plus_5m' })
    const id = await user.create('Short')
    await user.client.post(API, { json: { collection_id: id } })
    await user.client.send('DELETE', `/api/v2/collections/${id}/`)
    expect((await user.client.get(API)).json().follows).toEqual([])
  })

  test('an account follows so much at most, also with twenty calls at once', async () => {
    const { client, account } = await it.user()
    const rows = Array.from({ length: FOLLOWS_MAX - 1 }, (_, index) => ({
      id: `${account.id}-${index}`,
      account_id: account.id,
      slug: `page ${index}`,
      collection_id: null,
      created_at: index,
    }))
    await it.store.db.insertInto('follows').values(rows).execute()
    const urls = [CSS, `${CSS}/Page_0`]
    const replies = await inParallel(20, (index) => client.post(API, { json: { url: urls[index % 2] } }))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
    expect((await client.get(API)).json().follows).toHaveLength(FOLLOWS_MAX)
  })

  test('the weekly mail is turned on and off, and its link stops it without signing in', async () => {
    const { client, account } = await it.user()
    expect((await client.post(DIGEST, { json: { digest: true } })).json()).toMatchObject({ digest: true })
    expect((await client.post(DIGEST, { json: { digest: false } })).json()).toMatchObject({ digest: false })
    await client.post(DIGEST, { json: { digest: true } })
    const link = leaveDigestLink(await it.services.sealer(), { origin: '', accountId: account.id, locale: 'de' })
    const page = await it.client().get(link)
    expect([page.statusCode, page.body.includes('Die wöchentliche E-Mail abbestellen?')]).toEqual([200, true])
    expect((await client.get(API)).json().digest).toBe(true)
    const reply = await it.client().post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect([reply.statusCode, (await client.get(API)).json().digest]).toEqual([200, false])
    expect((await it.client().post(link, { form: { 'List-Unsubscribe': 'One-Click' } })).statusCode).toBe(200)
  })

  test('what the data says when the weekly mail is turned on does not count as late later', async () => {
    await it.store.db.deleteFrom('stored_updates').execute()
    const { client } = await it.user()
    await client.post(DIGEST, { json: { digest: true } })
    const rows = await it.store.db.selectFrom('stored_updates').select(['name', 'made_at']).execute()
    expect(rows).toEqual([{ name: 'seen', made_at: '2026-06-15T10:00:00.000Z' }])
  })

  test.each(['', 'x', 'x'.repeat(80)])('a link with the token %j is not valid', async (token) => {
    const path = `/users/updates/unsubscribe?token=${token}`
    const replies = [await it.client().get(path), await it.client().post(path)]
    expect(replies.map(({ statusCode, body }) => [statusCode, body.includes('This link is not valid')])).toEqual([
      [410, true],
      [410, true],
    ])
  })

  test('an address that is not known to be the user’s gets no mail', async () => {
    const { client } = await it.user({ issuer: IDENTITY_PATH })
    expect((await client.post(DIGEST, { json: { digest: true } })).statusCode).toBe(409)
    expect((await client.get(API)).json()).toMatchObject({ digest: false, can_get_mail: false })
  })

  test('follows are handed out with the account’s data, and go with the account', async () => {
    const user = await it.user()
    const id = await user.defaultId()
    for (const json of [{ url: CSS }, { collection_id: id }]) {
      await user.client.post(API, { json })
      it.clock.move(1)
    }
    await user.client.post(DIGEST, { json: { digest: true } })
    expect(await readPersonalData(it.store.db, PERSONAL_DATA, user.account.id)).toMatchObject({
      follows: { follows: [{ page: 'web/css' }, { collection: 'Default' }], weekly_mail: { sent_until: '2026-06-15', mailed_at: null } },
    })
    await it.store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, user.account.id))
    const rows = await it.store.db.selectFrom('follows').select('id').where('account_id', '=', user.account.id).execute()
    expect(rows).toEqual([])
  })
})

test('where plus is off there are no follows, but a user who gets mail can still stop it', async () => {
  const it = await createCollectionsApp({ kind: 'sqlite', build: UPDATES_SITE, features: [] })
  const user = await it.user()
  const codes = [await user.client.get(API), await it.client().get('/users/updates/unsubscribe?token=x')].map(
    ({ statusCode }) => statusCode,
  )
  expect(codes).toEqual([404, 410])
  await it.close()
})

test('a site without mail says so', async () => {
  const it = await createCollectionsApp({ kind: 'sqlite', build: UPDATES_SITE })
  const { client } = await it.user()
  const reply = await client.post(DIGEST, { json: { digest: true } })
  expect([reply.statusCode, reply.json().message]).toEqual([409, 'This site sends no mail.'])
  expect((await client.get(API)).json().can_get_mail).toBe(false)
  await it.close()
})
