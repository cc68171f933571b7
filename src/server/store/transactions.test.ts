import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { lockAccount } from './lock-account.ts'
import { describeStores } from './testing/describe-stores.fixture.ts'
import { exampleAccount, pingRow } from './testing/example-rows.fixture.ts'
import { failureOf } from './testing/failure-of.fixture.ts'
import { inParallel } from './testing/in-parallel.fixture.ts'

describeStores('transactions', ({ getStore }) => {
  const addAccount = async (...ids: readonly string[]): Promise<void> => {
    await getStore()
      .db.insertInto('accounts')
      .values(ids.map((id) => exampleAccount(id)))
      .execute()
  }
  const countPings = async (): Promise<number> => {
    const { count } = await getStore()
      .db.selectFrom('activity_pings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  describe('one', () => {
    test('what throws leaves nothing behind', async () => {
      const work = getStore().transact(async (transaction) => {
        await transaction.insertInto('accounts').values(exampleAccount('one')).execute()
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow('changed my mind')
      expect(await getStore().db.selectFrom('accounts').selectAll().execute()).toEqual([])
    })

    test('a statement that fails ends its transaction, also when no one looks', async () => {
      await addAccount('one')
      const work = getStore().transact(async (transaction) => {
        await transaction.insertInto('accounts').values(exampleAccount('two')).execute()
        await failureOf(transaction.insertInto('accounts').values(exampleAccount('one')).execute())
      })
      await expect(work).rejects.toThrow()
      expect(await getStore().db.selectFrom('accounts').select('id').execute()).toEqual([{ id: 'one' }])
    })

    test('within one, the store itself is not asked and no other is begun', async () => {
      const failures: unknown[] = []
      await getStore().transact(async (transaction) => {
        failures.push(await failureOf(getStore().db.selectFrom('accounts').selectAll().execute()))
        failures.push(await failureOf(getStore().transact(async () => undefined)))
        await transaction.selectFrom('accounts').selectAll().execute()
      })
      expect(failures.map(String)).toEqual(Array(2).fill('Error: use the transaction, not the store, inside a transaction'))
    })

    test('what one leaves running may ask the store when it is over', async () => {
      const gate = Promise.withResolvers<void>()
      const later = await getStore().transact(async () => [gate.promise.then(() => getStore().check())])
      gate.resolve()
      await expect(Promise.all(later)).resolves.toEqual([undefined])
    })

    test('what others do is seen when it is committed', async () => {
      await Promise.all([
        getStore().transact(async (transaction) => {
          await transaction.insertInto('accounts').values(exampleAccount('one')).execute()
          await transaction.insertInto('accounts').values(exampleAccount('two')).execute()
        }),
        ...Array.from({ length: 20 }, async () => {
          const { length } = await getStore().db.selectFrom('accounts').select('id').execute()
          expect([0, 2]).toContain(length)
        }),
      ])
    })
  })

  test('two transactions that wait for each other are both done in the end', async () => {
    await addAccount('one', 'two')
    const met = Promise.withResolvers<void>()
    let arrived = 0
    await inParallel(2, (index) =>
      getStore().transact(async (transaction) => {
        const [first, second] = index === 0 ? (['one', 'two'] as const) : (['two', 'one'] as const)
        await lockAccount(transaction, first)
        arrived += 1
        if (arrived === 2) met.resolve()
        // The other one can't come here where only one transaction writes at a time.
        await Promise.race([met.promise, setTimeout(100)])
        await lockAccount(transaction, second)
        await transaction.insertInto('activity_pings').values(pingRow(first, 'day')).execute()
      }),
    )
    expect(await countPings()).toBe(2)
  })

  describe('twenty at once', () => {
    test('of one account, one is made', async () => {
      const made = await inParallel(20, async (index) =>
        getStore()
          .db.insertInto('accounts')
          .values(exampleAccount(`account-${index}`, { subject: 'the same' }))
          .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
          .executeTakeFirstOrThrow(),
      )
      expect(made.filter(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows === 1n)).toHaveLength(1)
      expect(await getStore().db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
    })

    test('of one identity, one is made, and the others hear why not', async () => {
      const failures = await inParallel(20, (index) =>
        failureOf(
          getStore()
            .db.insertInto('identities')
            .values({
              id: `identity-${index}`,
              email: 'A@example.org',
              email_key: 'a@example.org',
              email_verified: 0,
              password_hash: '',
              password_changed_at: 0,
              created_at: 0,
            })
            .execute(),
        ),
      )
      expect(failures.filter((failure) => failure === undefined)).toHaveLength(1)
      expect(failures.filter((failure) => /unique constraint/i.test(String(failure)))).toHaveLength(19)
    })

    test('of one event, one is accepted: replays meet the key', async () => {
      const event = {
        issuer: 'i',
        token_id: 't',
        subject: 's',
        kind: 'delete_user',
        status: 'processed',
        changed_at: 0,
        received_at: 0,
      } as const
      const failures = await inParallel(20, () => failureOf(getStore().db.insertInto('account_events').values(event).execute()))
      expect(failures.filter((failure) => failure === undefined)).toHaveLength(1)
    })

    test('no limit is passed by who locks the account before counting', async () => {
      await addAccount('one')
      const taken = await inParallel(20, (index) =>
        getStore().transact(async (transaction) => {
          await lockAccount(transaction, 'one')
          const rows = await transaction.selectFrom('activity_pings').select('day').where('account_id', '=', 'one').execute()
          if (rows.length >= 5) return false
          await transaction
            .insertInto('activity_pings')
            .values(pingRow('one', `day-${index}`))
            .execute()
          return true
        }),
      )
      expect(taken.filter(Boolean)).toHaveLength(5)
      expect(await countPings()).toBe(5)
    })

    test('no step of a count is lost by who locks the account before reading', async () => {
      await addAccount('one')
      await inParallel(20, () =>
        getStore().transact(async (transaction) => {
          const account = await lockAccount(transaction, 'one')
          const next = (account?.updated_at ?? 0) + 1
          await transaction.updateTable('accounts').set({ updated_at: next }).where('id', '=', 'one').execute()
        }),
      )
      const account = await getStore().transact((transaction) => lockAccount(transaction, 'one'))
      expect(account).toStrictEqual(exampleAccount('one', { updated_at: 1_700_000_000_123 + 20 }))
    })

    test('an account that is gone is locked by no one', async () => {
      await addAccount('one')
      const [, ...found] = await Promise.all([
        getStore().db.deleteFrom('accounts').execute(),
        ...Array.from({ length: 19 }, () => getStore().transact((transaction) => lockAccount(transaction, 'one'))),
      ])
      expect(await getStore().transact((transaction) => lockAccount(transaction, 'one'))).toBeUndefined()
      expect(found.every((account) => account === undefined || account.id === 'one')).toBe(true)
    })
  })
})
