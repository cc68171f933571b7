import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEARNING_MODULES_MAX, LEARNING_PARTS_MAX } from '#contracts/learning-limits.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { removeAccount } from '../store/account-data.ts'
import type { Store } from '../store/store.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { readPersonalData } from '../store/testing/read-personal-data.fixture.ts'
import { mergeProgress } from './merge-progress.ts'
import { API, createLearningApp, type LearningApp, learned } from './testing/learning-app.fixture.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const MORNING = '2026-11-21T09:00:00.000Z'

describe.each(DATABASES)('progress of learners, on %s', (kind) => {
  let it: LearningApp
  beforeAll(async () => {
    it = await createLearningApp({ kind })
  })
  afterAll(() => it.close())

  test('a new learner has done nothing, and the response is not cached', async () => {
    const { client, account } = await it.learner()
    const reply = await client.get(API)
    expect([reply.statusCode, reply.json()]).toEqual([200, { account: account.subject, modules: [] }])
    expect(reply.headers['cache-control']).toContain('no-store')
  })

  test('an anonymous user is asked to sign in, whatever they send', async () => {
    const replies = [
      await it.client().get(API),
      await it.client().post(API, { json: { modules: 1 } }),
      await it.client().delete(API),
      await it.client().send('PUT', API),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 405])
  })

  test('what is added stays, is united, and is answered whole', async () => {
    const learner = await it.learner()
    await learner.add(learned('b', ['exercise-two', 'exercise-one']), learned('a/c', ['quiz'], { total: 1, finished_at: MORNING }))
    const both = await learner.add(learned('b', ['quiz', 'exercise-one'], { total: 4, finished_at: null }))
    expect(both).toEqual([
      learned('a/c', ['quiz'], { total: 1, finished_at: MORNING }),
      learned('b', ['exercise-one', 'exercise-two', 'quiz'], { total: 4 }),
    ])
    expect(await learner.list()).toEqual(both)
    expect(await learner.add()).toEqual(both)
  })

  test('a module that comes twice in one call is united as well', async () => {
    const learner = await it.learner()
    expect(await learner.add(learned('a', ['x']), learned('a', ['y', 'y'], { finished_at: NOON }))).toEqual([
      learned('a', ['x', 'y'], { finished_at: NOON }),
    ])
  })

  test('a module was finished when it was first, and never in the time to come', async () => {
    const learner = await it.learner()
    const finishedAt = async (finished_at: string | null) => (await learner.add(learned('a', ['x'], { finished_at })))[0]?.finished_at
    expect(await finishedAt('2199-01-01T00:00:00.000Z')).toBe(NOON)
    expect(await finishedAt(MORNING)).toBe(MORNING)
    expect(await finishedAt(NOON)).toBe(MORNING)
    expect(await finishedAt(null)).toBe(MORNING)
  })

  test('progress of another account is not taken', async () => {
    const [learner, other] = [await it.learner(), await it.learner()]
    const send = (account: string) => learner.client.post(API, { json: { account, modules: [learned('a', ['x'])] } })
    expect((await send(other.account.subject)).json()).toMatchObject({ code: 409, error: 'Conflict' })
    expect([await learner.list(), await other.list()]).toEqual([[], []])
    expect((await send(learner.account.subject)).statusCode).toBe(200)
    expect([await learner.list(), await other.list()]).toEqual([[learned('a', ['x'])], []])
  })

  test('who forgets begins anew, and no one else does', async () => {
    const [learner, other] = [await it.learner(), await it.learner()]
    for (const one of [learner, other]) await one.add(learned('a', ['x']))
    for (const _ of [1, 2]) {
      const reply = await learner.client.delete(API)
      expect([reply.statusCode, reply.body]).toEqual([204, ''])
    }
    expect([(await learner.list()).length, (await other.list()).length]).toEqual([0, 1])
  })

  test.each<readonly [string, unknown]>([
    ['no modules', {}],
    ['a key that is not known', { modules: [], more: 1 }],
    ['another shape', { modules: [1] }],
    ['a module without a name', { modules: [learned('', [])] }],
    ['a way out of the curriculum', { modules: [learned('/etc/passwd', [])] }],
    ['an empty segment', { modules: [learned('a//b', [])] }],
    ['white space in a name', { modules: [learned('a b', [])] }],
    ['a name that is too long', { modules: [learned('a'.repeat(201), [])] }],
    ['a part without a name', { modules: [learned('a', [''])] }],
    ['a part that is too long', { modules: [learned('a', ['a'.repeat(81)])] }],
    ['a part with a NUL', { modules: [learned('a', ['\u0000'])] }],
    ['nothing to solve', { modules: [learned('a', [], { total: 0 })] }],
    ['half a part', { modules: [learned('a', [], { total: 1.5 })] }],
    ['a number as text', { modules: [{ ...learned('a', []), total: '3' }] }],
    ['no moment', { modules: [learned('a', [], { finished_at: 'yesterday' })] }],
    ['a month that is none', { modules: [learned('a', [], { finished_at: '2026-13-01T00:00:00.000Z' })] }],
    ['too many parts', { modules: [learned('a', names(LEARNING_PARTS_MAX + 1))] }],
    ['too many modules', { modules: names(LEARNING_MODULES_MAX + 1).map((name) => learned(name, [])) }],
  ])('%s is rejected, and nothing is stored of it', async (_, json) => {
    const learner = await it.learner()
    const reply = await learner.client.post(API, { json })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 400])
    expect(await learner.list()).toEqual([])
  })

  test('what is too large is not read', async () => {
    const { client } = await it.learner()
    const payload = `{"modules":[${' '.repeat(3 * 1024 * 1024)}]}`
    expect((await client.post(API, { payload, headers: { 'content-type': 'application/json' } })).statusCode).toBe(413)
    expect((await client.post(API, { form: { modules: '' } })).statusCode).toBe(415)
  })

  test('an account has no more than that, however it comes, and keeps what it has', async () => {
    const learner = await it.learner()
    const all = names(LEARNING_MODULES_MAX).map((name) => learned(name, []))
    expect(await learner.add(...all)).toHaveLength(LEARNING_MODULES_MAX)
    await learner.add(learned('name-0', names(LEARNING_PARTS_MAX)))
    for (const one of [learned('one-more', []), learned('name-0', ['one-more'])]) {
      const reply = await learner.client.post(API, { json: { modules: [one] } })
      expect([reply.statusCode, reply.json().message]).toEqual([400, expect.stringMatching(/at most (?:300|40)/)])
    }
    expect(await learner.list()).toHaveLength(LEARNING_MODULES_MAX)
    expect(await learner.add(learned('name-1', ['x']))).toContainEqual(learned('name-1', ['x']))
  })

  test('twenty at once: all that they say is stored, once', async () => {
    const learner = await it.learner()
    await inParallel(20, (index) =>
      learner.add(
        learned('all', [`part-${index % 10}`], { finished_at: index === 7 ? MORNING : NOON }),
        learned(`own-${index % 5}`, ['x']),
      ),
    )
    const parts = names(10).map((_, index) => `part-${index}`)
    expect(await learner.list()).toEqual([
      learned('all', parts, { finished_at: MORNING }),
      ...[0, 1, 2, 3, 4].map((index) => learned(`own-${index}`, ['x'])),
    ])
    expect(
      await it.store.db.selectFrom('learned_modules').select('module').where('account_id', '=', learner.account.id).execute(),
    ).toHaveLength(6)
  })

  test('it is one read and one write, and no write where nothing is new', async () => {
    const { account } = await it.learner()
    const statements: string[] = []
    const counted: Pick<Store, 'transact'> = {
      transact: (work) => it.store.transact((transaction) => work(transaction.withPlugin(listingKinds(statements)))),
    }
    const services = { now: it.clock.now, store: { ...it.store, ...counted } }
    const some = names(50).map((name) => learned(name, ['x']))
    await mergeProgress(services, account.id, some)
    await mergeProgress(services, account.id, some)
    // The first of each looks at the account, and holds it.
    const [look, read, write] = ['SelectQueryNode', 'SelectQueryNode', 'InsertQueryNode']
    expect(statements).toEqual([look, read, write, look, read])
  })

  test('all of it is handed out with the account’s data, and goes with the account', async () => {
    const [learner, other] = [await it.learner(), await it.learner()]
    for (const one of [learner, other]) await one.add(learned('a', ['x'], { finished_at: MORNING }))
    expect(await readPersonalData(it.store.db, PERSONAL_DATA, learner.account.id)).toMatchObject({
      learning: [learned('a', ['x'], { finished_at: MORNING })],
    })
    await it.store.transact((transaction) => removeAccount(transaction, PERSONAL_DATA, learner.account.id))
    const rows = it.store.db.selectFrom('learned_modules').select('module').where('account_id', '=', learner.account.id)
    expect(await rows.execute()).toEqual([])
    expect((await learner.client.post(API, { json: { modules: [] } })).json()).toMatchObject({ code: 400, error: 'Invalid Session' })
    expect(await other.list()).toHaveLength(1)
  })

  test('a site without a curriculum keeps nothing of it, and forgets all the same', async () => {
    const bare = await createLearningApp({ kind, sharedStore: it.store, build: { id: 'bare', pages: { '/en-US/': 'Home' } } })
    const { client } = await bare.learner()
    const replies = [await client.get(API), await client.post(API, { json: { modules: [] } }), await client.delete(API)]
    await bare.close()
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 204])
  })
})

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `name-${index}`)
}

/** Notes what kinds of statements are made. */
function listingKinds(into: string[]): KyselyPlugin {
  return {
    transformQuery({ node }) {
      into.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
}
