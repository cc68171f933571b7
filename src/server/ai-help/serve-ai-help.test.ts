import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { removeAccount } from '../store/account-data.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { sweepChats } from './history/write-history.ts'
import { AI_SITE } from './testing/ai-site.fixture.ts'
import { eventsOf, textOf } from './testing/events-of.fixture.ts'
import { type ModelServer, openModelServer } from './testing/model-server.fixture.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const API = '/api/v1/plus/ai/help'
const HISTORY = `${API}/history`
const GAP = '/en-US/docs/Web/CSS/gap'
const DAY_MS = 24 * 60 * 60_000

const ask = (client: TestClient, more: object = {}) =>
  client.post(API, { json: { messages: [{ role: 'user', content: 'What sets the gutters with gap?' }], ...more } })

describe.each(DATABASES)('AI Help, on %s', (kind) => {
  let it: TestApp
  let plain: TestApp
  let model: ModelServer
  beforeAll(async () => {
    model = await openModelServer()
    const options = { kind, build: AI_SITE, signIn: { kind: 'outside', provider } } as const
    plain = await createTestApp(options)
    it = await createTestApp({
      ...options,
      aiModel: { baseUrl: model.baseUrl, model: 'small', subscriberModel: 'large', key: 'secret', silenceMs: 2000 },
    })
  })
  beforeEach(() => {
    model.script = { text: `The gap property sets them [gap](${GAP}).` }
    model.asked.length = 0
  })
  afterAll(async () => {
    await it.close()
    await plain.close()
    await model.close()
  })

  async function user(app: TestApp = it, { history = true, ...account }: Partial<AccountRow> & { readonly history?: boolean } = {}) {
    const row = await app.createAccount(account)
    const client = app.client()
    await client.signIn(row)
    if (history) await client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    const quota = async () => (await client.get(`${API}/quota`)).json()
    return { client, account: row, quota }
  }

  test('an anonymous user is asked to sign in', async () => {
    const client = it.client()
    const replies = [await client.get(`${API}/quota`), await ask(client), await client.get(`${HISTORY}/list`)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })

  test('a new core account has five questions; the sixth is rejected, and a day after the first there are five again', async () => {
    const { client, quota } = await user()
    expect(await quota()).toEqual({ quota: { used: 0, remaining: 5, limit: 5 }, model: 'small' })
    for (const _ of [1, 2, 3, 4, 5]) expect((await ask(client)).statusCode).toBe(200)
    const sixth = await ask(client)
    expect([sixth.statusCode, (await quota()).quota.remaining]).toEqual([402, 0])
    it.clock.move(DAY_MS)
    expect((await quota()).quota).toEqual({ used: 0, remaining: 5, limit: 5 })
    expect((await ask(client)).statusCode).toBe(200)
    expect((await quota()).quota.used).toBe(1)
  })

  test('the last question is answered once, however often it is asked at the same time', async () => {
    const { client } = await user(plain)
    for (const _ of [1, 2, 3, 4]) await ask(client)
    const replies = await inParallel(2, () => ask(client))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 402])
  })

  test('a subscriber has no quota and a model of their own', async () => {
    const { client, quota } = await user(it, { plan: 'mdn_plus_5m' })
    expect(await quota()).toEqual({ quota: null, model: 'large' })
    const [metadata] = eventsOf((await ask(client)).body)
    expect(metadata).toMatchObject({ type: 'metadata', quota: null, model: 'large' })
    expect(model.asked[0]?.model).toBe('large')
  })

  test('the events are metadata with sources, chunks and an end with notes', async () => {
    model.script = { text: `See [gap](${GAP}):\n\n\`\`\`css\n.a { gap: 1px }\n\`\`\`\n` }
    const { client } = await user()
    const reply = await ask(client)
    const events = eventsOf(reply.body)
    expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(events[0]).toMatchObject({ type: 'metadata', parent_id: null, quota: { used: 1, remaining: 4, limit: 5 }, model: 'small' })
    expect(events[0].sources).toContainEqual({ url: `${GAP}#examples`, title: 'gap', heading: 'Grid <gap>' })
    expect(events.slice(1, -1).every(({ type }) => type === 'chunk')).toBe(true)
    expect(textOf(reply.body)).toBe(model.script.text)
    expect(events.at(-1)).toMatchObject({ type: 'end', status: 'complete' })
    expect(events.at(-1).notes).toContainEqual({ url: GAP, title: 'gap', browser: 'Safari', since: '17.4' })
    expect(model.asked[0]).toMatchObject({ temperature: 0, stop: ["I'm sorry, but I can't"] })
  })

  test('pages for contributors are no sources, and a page cannot leave its place in the prompt', async () => {
    const { client } = await user()
    const messages = [{ role: 'user', content: 'gutters' }]
    const [metadata] = eventsOf((await ask(client, { messages })).body)
    expect(JSON.stringify(metadata.sources)).not.toContain('meta')
    expect(JSON.stringify(metadata.sources)).toContain('hostile')
    const prompt = model.asked[0]?.messages[1]?.content ?? ''
    expect(prompt.match(/<document /g)?.length).toBe(prompt.match(/<\/document>/g)?.length)
  })

  test('links that lead elsewhere are removed from answers, also when they come in pieces', async () => {
    model.script = {
      text: `Go [here](https://evil.example/x), ![i](//evil.example/p.png) or https://evil.example now, or [gap](${GAP}#examples).`,
    }
    const { client } = await user()
    const text = textOf((await ask(client)).body)
    expect(text).not.toContain('evil')
    expect(text).toContain(`[gap](${GAP}#examples)`)
  })

  test('what is not about the web ends with off_topic and an empty text', async () => {
    model.script = { text: "I'm sorry, but I can't answer that." }
    const { client } = await user()
    const { body } = await ask(client)
    expect([textOf(body), eventsOf(body).at(-1)]).toEqual(['', { type: 'end', status: 'off_topic', notes: [] }])
  })

  test.each([
    ['error', 'ai_failed'],
    ['cut', 'ai_failed'],
    ['nonsense', 'ai_failed'],
    ['silent', 'ai_silent'],
  ] as const)('a model that fails (%s) gives an error event %s, and the question back', async (failure, code) => {
    model.script = { failure, text: 'The beginning ' }
    const { client, quota } = await user()
    const events = eventsOf((await ask(client)).body)
    expect([events[0].type, events.at(-1)]).toEqual(['metadata', { type: 'error', code, message: expect.any(String) }])
    expect((await quota()).quota.used).toBe(0)
  })

  test('an answer that the filter of the model keeps back counts', async () => {
    model.script = { text: '', finish: 'content_filter' }
    const { client, quota } = await user()
    expect(eventsOf((await ask(client)).body).at(-1)).toMatchObject({ type: 'end', status: 'filtered' })
    expect((await quota()).quota.used).toBe(1)
  })

  test('no question, an empty one and one of 25,001 characters are errors that say so, and count nothing', async () => {
    const { client, quota } = await user()
    const send = async (messages: readonly object[]) => (await client.post(API, { json: { messages } })).statusCode
    expect([
      await send([{ role: 'assistant', content: 'Hello' }]),
      await send([{ role: 'user', content: ' ' }]),
      await send([{ role: 'user', content: 'x'.repeat(25_001) }]),
    ]).toEqual([400, 400, 400])
    expect((await quota()).quota.used).toBe(0)
  })

  test('without a model an answer quotes passages with their links, and says so', async () => {
    const { client } = await user(plain)
    const { body } = await ask(client)
    expect(eventsOf(body)[0]).toMatchObject({ model: null })
    expect(textOf(body)).toContain('No language model wrote this answer.')
    expect(textOf(body)).toContain(`](${GAP})`)
    expect(eventsOf(body).at(-1)).toMatchObject({ type: 'end', status: 'complete' })
  })

  test('where no passage has half of the words, an answer without a model lists pages and quotes none', async () => {
    const { client } = await user(plain)
    const askAbout = async (content: string, locale = 'en-US') =>
      textOf((await ask(client, { locale, messages: [{ role: 'user', content }] })).body)
    const unlikely = await askAbout('How tall is the old tower of the gutters?')
    expect(unlikely).toContain('Search found no page on this site that is likely to answer this.')
    expect(unlikely).toContain(`- [gap](${GAP})`)
    expect(unlikely).not.toContain('> ')
    expect(await askAbout('How tall are rows?')).toContain('> The `gap` property sets the gutters')
    expect(await askAbout('Wie hoch und wie alt ist ein Turm, gutters?', 'de')).toContain('> ')
  })

  test('the history has questions with their answers; a conversation is read, titled, continued and deleted', async () => {
    const { client } = await user()
    const [first] = eventsOf((await ask(client)).body)
    const { chat_id, message_id } = first
    expect((await client.get(`${HISTORY}/list`)).json()).toEqual([{ chat_id, label: null, last: first.created_at }])
    expect((await client.post(`${HISTORY}/summary/${message_id}`)).json()).toEqual({ title: expect.stringMatching(/^The gap property/) })
    it.clock.move(1)
    await ask(client, { chat_id, parent_id: message_id })
    const { messages } = (await client.get(`${HISTORY}/${chat_id}`)).json()
    expect(messages).toHaveLength(2)
    expect(messages[0]).toEqual({
      metadata: { chat_id, message_id, parent_id: null, sources: first.sources, created_at: first.created_at, model: 'small' },
      user: { content: 'What sets the gutters with gap?' },
      assistant: { content: model.script.text, status: 'complete', notes: [] },
    })
    expect(messages[1].metadata.parent_id).toBe(message_id)
    expect((await client.send('DELETE', `${HISTORY}/${chat_id}`)).statusCode).toBe(204)
    expect((await client.send('DELETE', `${HISTORY}/${chat_id}`)).statusCode).toBe(404)
    expect((await client.get(`${HISTORY}/list`)).json()).toEqual([])
  })

  test('conversations of others are not found', async () => {
    const [one, other] = [await user(), await user()]
    const [{ chat_id, message_id }] = eventsOf((await ask(one.client)).body)
    const replies = [
      await other.client.get(`${HISTORY}/${chat_id}`),
      await other.client.send('DELETE', `${HISTORY}/${chat_id}`),
      await other.client.post(`${HISTORY}/summary/${message_id}`),
      await ask(other.client, { chat_id }),
      await other.client.get(`${HISTORY}/${randomUUID()}`),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect((await other.quota()).quota.used).toBe(0)
    await other.client.send('DELETE', `${HISTORY}/list`)
    expect((await one.client.get(`${HISTORY}/list`)).json()).toHaveLength(1)
  })

  test('with the history off nothing is stored, its calls are 501, and deleting all of it still works', async () => {
    const { client } = await user(it, { history: false })
    const [{ chat_id }] = eventsOf((await ask(client)).body)
    const replies = [
      await client.get(`${HISTORY}/list`),
      await client.get(`${HISTORY}/${chat_id}`),
      await client.send('DELETE', `${HISTORY}/${chat_id}`),
      await client.send('DELETE', `${HISTORY}/list`),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([501, 501, 501, 201])
    const rows = await it.store.db.selectFrom('ai_chats').selectAll().where('id', '=', chat_id).execute()
    expect(rows).toEqual([])
  })

  test('conversations older than half a year are deleted, newer ones stay', async () => {
    const { client, account } = await user()
    const [old] = eventsOf((await ask(client)).body)
    it.clock.move(100 * DAY_MS)
    await client.signIn(account)
    const [young] = eventsOf((await ask(client)).body)
    await sweepChats(it.store.db, it.clock.now() + 90 * DAY_MS)
    const left = (await client.get(`${HISTORY}/list`)).json()
    expect(left.map((chat: { readonly chat_id: string }) => chat.chat_id)).toEqual([young.chat_id])
    expect((await client.get(`${HISTORY}/${old.chat_id}`)).statusCode).toBe(404)
  })

  test('the export has conversations and quota, and they go with the account', async () => {
    const { client, account } = await user()
    await ask(client)
    const exported = JSON.stringify(await readPersonalData(it.store.db, PERSONAL_DATA, account.id))
    expect(exported).toContain('What sets the gutters')
    await it.store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, account.id))
    const rows = await it.store.db.selectFrom('ai_messages').selectAll().where('account_id', '=', account.id).execute()
    expect(rows).toEqual([])
  })

  test('an account has two streams at once, and the request to the model ends when the user leaves', async () => {
    model.script = { failure: 'slow', text: 'word '.repeat(400) }
    const { client } = await user()
    const before = model.aborted
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const address = await it.app.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    const open = () =>
      fetch(`${address}${API}`, {
        method: 'POST',
        headers: { cookie, host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json' },
        body: JSON.stringify({ messages: [{ role: 'user', content: 'gap gutters' }] }),
        signal: stop.signal,
      })
    const replies = [await open(), await open()]
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await ask(client)).statusCode).toBe(429)
    stop.abort()
    await expect.poll(() => model.aborted, { timeout: 5000 }).toBe(before + 2)
  })

  test('a site whose feature is off has none of the calls', async () => {
    const signIn = { kind: 'outside', provider } as const
    const off = await createTestApp({ kind, signIn, features: FEATURES.filter((name) => name !== 'ai-help') })
    expect((await off.client().get(`${API}/quota`)).statusCode).toBe(404)
    await off.close()
  })
})

test('what is old is deleted though no one calls', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store, close, createAccount, clock } = await createTestApp({ kind: 'sqlite', signIn: { kind: 'outside', provider } })
  const { id: account_id } = await createAccount()
  const at = clock.now() - 200 * DAY_MS
  await store.db.insertInto('ai_chats').values({ id: randomUUID(), account_id, label: null, created_at: at, last_at: at }).execute()
  await store.db.insertInto('ai_embeddings').values({ hash: 'old', vector: '', used_at: at }).execute()
  vi.advanceTimersByTime(60 * 60_000)
  vi.useRealTimers()
  for (const table of ['ai_chats', 'ai_embeddings'] as const)
    await expect.poll(() => store.db.selectFrom(table).selectAll().execute(), { timeout: 10_000 }).toEqual([])
  await close()
})
