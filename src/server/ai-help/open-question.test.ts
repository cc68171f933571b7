import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { describeStores } from '../store/testing/describe-stores.fixture.ts'
import { exampleAccount } from '../store/testing/example-rows.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { openQuestion } from './open-question.ts'
import { findQuota } from './quota.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const DAY_MS = 24 * 60 * 60_000
const FAILED = { text: 'The begin', status: 'failed', notes: [] }
const COMPLETE = { text: 'All of it.', status: 'complete', notes: [] }

describeStores('open questions', ({ getStore }) => {
  beforeEach(async () => {
    await getStore()
      .db.insertInto('accounts')
      .values([exampleAccount('one'), exampleAccount('other')])
      .execute()
  })

  const open = (more: { readonly at?: number; readonly chat?: string; readonly account?: string } = {}) =>
    openQuestion(getStore(), {
      isCounted: true,
      isRecorded: true,
      question: {
        id: randomUUID(),
        chat_id: more.chat ?? randomUUID(),
        account_id: more.account ?? 'one',
        parent_id: null,
        question: 'How?',
        model: null,
        created_at: more.at ?? NOW,
      },
    })
  const used = async (at = NOW): Promise<number> => (await findQuota(getStore().db, 'one', at)).used
  const listMessages = () => getStore().db.selectFrom('ai_messages').select(['answer', 'status']).execute()

  test('of twenty questions at once with one left, one is counted and stored', async () => {
    for (let count = 0; count < 4; count += 1) await open()
    const results = await inParallel(20, () => open().catch((error: unknown) => error))
    const rejected = results.filter((result) => result instanceof Error)
    expect(rejected).toHaveLength(19)
    for (const error of rejected) expect(error).toMatchObject({ code: 'ai_quota_reached' })
    expect([await used(), (await listMessages()).length]).toEqual([5, 5])
  })

  test('a question that failed is given back, and the history says so, however often and at once it is settled', async () => {
    await open()
    const { settle } = await open()
    await inParallel(20, () => settle(FAILED))
    expect(await used()).toBe(1)
    expect(await listMessages()).toContainEqual({ answer: 'The begin', status: 'failed' })
  })

  test('only the first end counts: one that was stopped or complete is not given back later', async () => {
    for (const end of [COMPLETE, { ...COMPLETE, status: 'stopped' }]) {
      const { settle } = await open()
      await settle(end)
      await settle(FAILED)
    }
    expect(await used()).toBe(2)
    expect((await listMessages()).map(({ status }) => status).toSorted()).toEqual(['complete', 'stopped'])
  })

  test('a question is neither counted nor stored when the other is impossible', async () => {
    const chat = randomUUID()
    await open({ chat, account: 'other' })
    await expect(open({ chat })).rejects.toMatchObject({ code: 'not_found' })
    expect([await used(), (await listMessages()).length]).toEqual([0, 1])
  })

  test('a question of yesterday that fails today gives nothing back to today', async () => {
    const { settle } = await open()
    await open({ at: NOW + DAY_MS })
    await settle(FAILED)
    expect(await used(NOW + DAY_MS)).toBe(1)
  })

  test('an end that could not be written is no end: the next one is', async () => {
    const { settle } = await open()
    await expect(settle({ ...COMPLETE, text: 'what no database stores: \0' })).rejects.toThrow()
    expect(await used()).toBe(1)
    await settle(FAILED)
    expect(await used()).toBe(0)
  })
})
