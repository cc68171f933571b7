import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEEDBACK_COMMENT_MAX, FEEDBACK_VOTES_PER_DAY } from '#contracts/feedback-limits.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'

const API = '/api/v2/feedback/'
const CSS = '/en-US/docs/Web/CSS'
const BUILD = { id: 'feedback', pages: { [CSS]: 'CSS', '/de/docs/Web/CSS': 'CSS' } }
/** Never asked: no one signs in. */
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

describe.each(DATABASES)('feedback (docs/behaviour/feedback.md), on %s', (kind) => {
  let it: TestApp
  let count = 0
  beforeAll(async () => {
    it = await createTestApp({ kind, build: BUILD, limitFactor: 1, signIn: { kind: 'outside', provider } })
  })
  afterAll(() => it.close())

  const next = (): number => {
    count += 1
    return count
  }
  const newId = (): string => String(next()).padStart(32, '0')
  const page = (more: object = {}) => ({ id: newId(), kind: 'page', url: CSS, is_helpful: true, ...more })
  /** Each test is another network. */
  const client = (): TestClient => it.client(`203.0.${next()}.1`)
  const rows = () => it.store.db.selectFrom('feedback_votes').selectAll().orderBy('id').execute()
  const find = async (id: string) => (await rows()).find((row) => row.id === id)

  test('an anonymous user votes on a page, in any writing of its address; nothing says who it was', async () => {
    const vote = page({ url: '/DE/docs/web/css' })
    expect((await client().post(API, { json: vote })).statusCode).toBe(204)
    const row = await find(vote.id)
    expect(row && { ...row, is_helpful: Number(row.is_helpful), voted_at: 0 }).toEqual({
      id: vote.id,
      kind: 'page',
      about: '/de/docs/Web/CSS',
      locale: 'de',
      is_helpful: 1,
      reason: null,
      comment: null,
      voted_at: 0,
    })
  })

  test('the same vote again adds its reason and its comment', async () => {
    const [user, vote] = [client(), page({ is_helpful: false })]
    await user.post(API, { json: vote })
    await user.post(API, { json: { ...vote, reason: 'outdated', comment: 'Grid has changed.' } })
    expect(await find(vote.id)).toMatchObject({ reason: 'outdated', comment: 'Grid has changed.' })
  })

  test('the id of a vote changes nothing of another page', async () => {
    const [user, vote] = [client(), page()]
    await user.post(API, { json: vote })
    expect((await user.post(API, { json: { ...vote, url: '/de/docs/Web/CSS', is_helpful: false } })).statusCode).toBe(204)
    expect(await find(vote.id)).toMatchObject({ about: CSS })
    expect(Number((await find(vote.id))?.is_helpful)).toBe(1)
  })

  test('a vote on a part of the site is stored by its name', async () => {
    const vote = { id: newId(), kind: 'feature', feature: 'ai-help/answer', locale: 'fr', is_helpful: false }
    expect((await client().post(API, { json: vote })).statusCode).toBe(204)
    expect(await find(vote.id)).toMatchObject({ kind: 'feature', about: 'ai-help/answer', locale: 'fr' })
  })

  test.each<readonly [string, object]>([
    ['a page that is not there', { url: '/en-US/docs/None' }],
    ['an address of another site', { url: '//evil.example/' }],
    ['a reason for a page that helped', { reason: 'other' }],
    ['a reason that is not in the list', { is_helpful: false, reason: 'boring' }],
    ['a comment that is too long', { is_helpful: false, comment: 'a'.repeat(FEEDBACK_COMMENT_MAX + 1) }],
    ['a comment with a NUL', { is_helpful: false, comment: 'a\u0000' }],
    ['an id that is too short', { id: 'abc' }],
    ['a key that is not known', { account: 'me' }],
  ])('%s is rejected', async (_, more) => {
    const before = (await rows()).length
    expect((await client().post(API, { json: page(more) })).statusCode).toBe(400)
    expect(await rows()).toHaveLength(before)
  })

  test('a network that votes a thousand times on a page has some votes a day; another page and another network have their own', async () => {
    const user = client()
    const send = () => user.post(API, { json: page({ url: '/de/docs/Web/CSS' }) })
    const replies = await inParallel(50, send)
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(FEEDBACK_VOTES_PER_DAY)
    const rejected = await send()
    expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await user.post(API, { json: page() })).statusCode).toBe(204)
    expect((await client().post(API, { json: page({ url: '/de/docs/Web/CSS' }) })).statusCode).toBe(204)
  })

  test('a form of another site is rejected', async () => {
    const reply = await client().post(API, { json: page(), headers: { origin: 'https://evil.example' } })
    expect(reply.statusCode).toBe(403)
  })
})
