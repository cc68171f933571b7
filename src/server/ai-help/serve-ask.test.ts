import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AI_MESSAGES_MAX } from '#contracts/ai-help-limits.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { AI_SITE } from './testing/ai-site.fixture.ts'
import { eventsOf, textOf } from './testing/events-of.fixture.ts'
import { type ModelServer, openModelServer } from './testing/model-server.fixture.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const API = '/api/v1/plus/ai/help'
/** So many characters has a token, as the budgets count them. */
const TOKEN_LENGTH = 4

describe.each(DATABASES)('questions to a model, on %s', (kind) => {
  let it: TestApp
  let model: ModelServer
  let address: string
  beforeAll(async () => {
    model = await openModelServer()
    const aiModel = { baseUrl: model.baseUrl, model: 'small', moderationModel: 'judge' }
    it = await createTestApp({ kind, build: AI_SITE, signIn: { kind: 'outside', provider }, aiModel })
    address = await it.app.listen({ port: 0, host: '127.0.0.1' })
  })
  beforeEach(() => {
    model.script = { text: 'The gap property sets them.' }
    model.asked.length = 0
    model.judged.length = 0
  })
  afterAll(async () => {
    await it.close()
    await model.close()
  })

  async function user(plan: 'core' | 'mdn_plus_5m' = 'core') {
    const client = it.client()
    await client.signIn(await it.createAccount({ plan }))
    await client.post('/api/v1/plus/settings/', { json: { ai_help_history: true } })
    const used = async (): Promise<number> => (await client.get(`${API}/quota`)).json().quota.used
    const ask = (messages: readonly object[]) => client.post(API, { json: { messages } })
    return { client, used, ask }
  }

  /** A conversation of so many finished questions, and one more. */
  function conversation(count: number, length: number): readonly object[] {
    const pairs = Array.from({ length: count }, (_, at) => [
      { role: 'user', content: `gap ${at} `.padEnd(length, 'x') },
      { role: 'assistant', content: 'So.' },
    ])
    return [...pairs.flat(), { role: 'user', content: 'gap last' }]
  }

  test.each([
    ['core', 16_384, 2048],
    ['mdn_plus_5m', 32_768, 4096],
  ] as const)('what %s sends has %i tokens with the answer, whose part is %i', async (plan, total, answer) => {
    const { ask } = await user(plan)
    expect((await ask(conversation(30, 5000))).statusCode).toBe(200)
    const [request] = model.asked
    const contents = (request?.messages ?? []).map(({ content }) => content)
    expect(request?.max_tokens).toBe(answer)
    expect(contents.join('').length).toBeLessThanOrEqual((total - answer) * TOKEN_LENGTH)
    expect(contents.length).toBeGreaterThan(5)
    expect([contents.at(-1), contents.at(-2)?.slice(0, 7)]).toEqual(['gap last', 'gap 29 '])
  })

  test('a conversation of the most messages is answered from its newest ones; with more it is no question', async () => {
    const { ask, used } = await user()
    expect((await ask(conversation(AI_MESSAGES_MAX / 2, 100))).statusCode).toBe(400)
    expect(await used()).toBe(0)
    expect((await ask(conversation(AI_MESSAGES_MAX / 2, 100).slice(1))).statusCode).toBe(200)
    expect(model.asked[0]?.messages.at(-1)?.content).toBe('gap last')
  })

  test('a question that the user stops before its first word counts, and the history says that it was stopped', async () => {
    model.script = { failure: 'silent' }
    const { client, used } = await user()
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const stop = new AbortController()
    const response = await fetch(`${address}${API}`, {
      method: 'POST',
      headers: { cookie, host: 'localhost:3000', origin: 'http://localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'gap gutters' }] }),
      signal: stop.signal,
    })
    const first = await response.body?.getReader().read()
    const [{ chat_id }] = eventsOf(Buffer.from(first?.value ?? []).toString('utf8'))
    await expect.poll(() => model.asked.length).toBe(1)
    stop.abort()
    const read = async () => (await client.get(`${API}/history/${chat_id}`)).json().messages[0].assistant
    await expect.poll(read).toEqual({ content: '', status: 'stopped', notes: [] })
    expect(await used()).toBe(1)
  })

  test('an answer with characters that no database stores is stored without them', async () => {
    model.script = { text: 'One\0 two\uD83D three' }
    const { client, ask } = await user()
    const { body } = await ask([{ role: 'user', content: 'gap gutters' }])
    expect(textOf(body)).toBe('One two\uFFFD three')
    const [{ chat_id }] = eventsOf(body)
    const { messages } = (await client.get(`${API}/history/${chat_id}`)).json()
    expect(messages[0].assistant).toMatchObject({ content: 'One two\uFFFD three', status: 'complete' })
  })

  test('a conversation has the title that the model writes, once; when it fails, the beginning of the question', async () => {
    const { client, ask } = await user()
    const title = async (messageId: string) => (await client.post(`${API}/history/summary/${messageId}`)).json().title
    const question = [{ role: 'user', content: `What sets the gutters with gap in ${'very '.repeat(20)}long grids?` }]
    const [first] = eventsOf((await ask(question)).body)
    const [second] = eventsOf((await ask(question)).body)
    model.script = { text: '"Gutters with gap."' }
    expect(await title(first.message_id)).toBe('Gutters with gap')
    model.script = { failure: 'error' }
    expect(await title(first.message_id)).toBe('Gutters with gap')
    expect(await title(second.message_id)).toMatch(/^What sets the gutters with gap in very .*…$/)
    expect(model.asked).toHaveLength(4)
  })

  test('titles asked for at once are the same title', async () => {
    const { client, ask } = await user()
    const [{ message_id }] = eventsOf((await ask([{ role: 'user', content: 'gap gutters' }])).body)
    model.script = { text: 'Gutters' }
    const replies = await Promise.all([1, 2].map(() => client.post(`${API}/history/summary/${message_id}`)))
    expect(replies.map((reply) => reply.json())).toEqual([{ title: 'Gutters' }, { title: 'Gutters' }])
  })

  test('a question that the moderation model rejects is not answered and counts, also an earlier one of the conversation', async () => {
    model.script = { text: 'So.', moderation: { rejects: 'awful' } }
    const { ask, used } = await user()
    for (const messages of [['An awful question about gap'], ['awful gap', 'gap now?']]) {
      const { body } = await ask(messages.map((content) => ({ role: 'user', content })))
      expect([textOf(body), eventsOf(body).at(-1)]).toEqual(['', { type: 'end', status: 'filtered', notes: [] }])
      expect(model.judged.at(-1)).toEqual(messages)
    }
    expect([model.asked.length, await used()]).toEqual([0, 2])
    expect(textOf((await ask([{ role: 'user', content: 'gap gutters' }])).body)).toBe('So.')
  })

  test.each([
    ['an error', { reply: 'no', status: 500 }],
    ['nonsense', { reply: '{"results":[{"flagged":"no"}]}' }],
    ['too few results', { reply: '{"results":[]}' }],
    ['no JSON', { reply: '<html>' }],
  ])('a moderation model that answers with %s fails the question, which is given back', async (_, moderation) => {
    model.script = { text: 'So.', moderation }
    const { ask, used } = await user()
    expect(eventsOf((await ask([{ role: 'user', content: 'gap gutters' }])).body).at(-1)).toMatchObject({
      type: 'error',
      code: 'ai_failed',
    })
    expect([model.asked.length, await used()]).toEqual([0, 0])
  })
})
