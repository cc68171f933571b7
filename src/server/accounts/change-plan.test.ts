import { expect, test } from 'vitest'
import { PLANS, type Plan } from '#contracts/plans.ts'
import { effectivePlan } from '../store/effective-plan.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { Store } from '../store/store.ts'
import type { SubscriptionEnd } from '../store/subscription-end.ts'
import { describeStores } from '../store/testing/describe-stores.fixture.ts'
import { exampleAccount } from '../store/testing/example-rows.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { createChangePlan, type PlanChange } from './change-plan.ts'

type Cause = Pick<PlanChange, 'plan' | 'billedPlan' | 'enforcedPlan'>
let count = 0

async function change(store: Store, accountId: string, cause: Cause, ends: readonly SubscriptionEnd[] = []): Promise<void> {
  await store.transact(async (transaction) => {
    const account = await lockAccount(transaction, accountId)
    if (account === undefined) throw new Error('the account is missing')
    count += 1
    await createChangePlan(ends)(transaction, account, { ...cause, changedAt: count, now: count, id: `transition-${count}` })
  })
}

const read = (store: Store, id: string) => store.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('10: the plan of staff counts first, else the higher one of the provider and of billing', () => {
  const of = (plan: Plan, billed_plan: Plan, enforced_plan: Plan | null = null) => effectivePlan({ plan, billed_plan, enforced_plan })
  expect([of('core', 'mdn_plus_5m'), of('mdn_plus_5y', 'core'), of('mdn_plus_5y', 'mdn_plus_10m')]).toEqual([
    'mdn_plus_5m',
    'mdn_plus_5y',
    'mdn_plus_10m',
  ])
  expect(PLANS.map((plan) => of('mdn_plus_10y', 'mdn_plus_10y', plan))).toEqual(PLANS)
})

/** The numbers of the tests are those of the rules in docs/behaviour/plus.md. */
describeStores('changes of plans', ({ getStore }) => {
  const subscribed = [
    { begin: { plan: 'mdn_plus_5m' }, end: { plan: 'core' } },
    { begin: { billedPlan: 'mdn_plus_5m' }, end: { billedPlan: 'core' } },
    { begin: { enforcedPlan: 'mdn_plus_5m' }, end: { enforcedPlan: null } },
  ] as const

  test.each(subscribed)('11, 12: with $end ads are back, newsletters end, and nothing else is touched', async ({ begin, end }) => {
    const store = getStore()
    await store.db.insertInto('accounts').values(exampleAccount('a')).execute()
    const ended: string[] = []
    const ends: readonly SubscriptionEnd[] = [async (_transaction, { id }) => void ended.push(id)]
    await change(store, 'a', begin, ends)
    const settings = { locale_override: 'de', no_ads: 1, ai_help_history: 1, mdnplus_newsletter: 1, updated_at: 1 } as const
    await store.db
      .insertInto('account_settings')
      .values({ account_id: 'a', ...settings })
      .execute()
    await change(store, 'a', end, ends)
    expect(await store.db.selectFrom('account_settings').selectAll().executeTakeFirst()).toMatchObject({
      locale_override: 'de',
      ai_help_history: 1,
      no_ads: 0,
      mdnplus_newsletter: 0,
    })
    expect(ended).toEqual(['a'])
    expect(effectivePlan(await read(store, 'a'))).toBe('core')
  })

  test('12: who has another plan besides keeps what subscribers have', async () => {
    const store = getStore()
    await store.db
      .insertInto('accounts')
      .values(exampleAccount('a', { plan: 'mdn_plus_5m' }))
      .execute()
    const ended: string[] = []
    const ends: readonly SubscriptionEnd[] = [async (_transaction, { id }) => void ended.push(id)]
    await change(store, 'a', { billedPlan: 'mdn_plus_10y' }, ends)
    await change(store, 'a', { billedPlan: 'core' }, ends)
    expect([effectivePlan(await read(store, 'a')), ended]).toEqual(['mdn_plus_5m', []])
  })

  test('13: accounts that subscribe at once get different numbers without a gap', async () => {
    const store = getStore()
    const before = (await store.db.selectFrom('counters').select('value').executeTakeFirst())?.value ?? 0
    const ids = Array.from({ length: 20 }, (_, index) => `account-${index}`)
    await store.db
      .insertInto('accounts')
      .values(ids.map((id) => exampleAccount(id)))
      .execute()
    await inParallel(20, (index) => change(store, `account-${index}`, { billedPlan: 'mdn_plus_5m' }))
    const rows = await store.db.selectFrom('accounts').select('subscriber_number').orderBy('subscriber_number').execute()
    expect(rows.map(({ subscriber_number }) => subscriber_number)).toEqual(ids.map((_, index) => before + index + 1))
  })

  test('13: a number stays with its account, and is not given again when the account goes', async () => {
    const store = getStore()
    const subscribe = async (id: string) => {
      await store.db.insertInto('accounts').values(exampleAccount(id)).execute()
      await change(store, id, { billedPlan: 'mdn_plus_5m' })
      return (await read(store, id)).subscriber_number ?? 0
    }
    const first = await subscribe('first')
    await change(store, 'first', { billedPlan: 'core' })
    await change(store, 'first', { enforcedPlan: 'mdn_plus_10y' })
    expect((await read(store, 'first')).subscriber_number).toBe(first)
    await store.db.deleteFrom('accounts').execute()
    expect(await subscribe('second')).toBe(first + 1)
  })
})
