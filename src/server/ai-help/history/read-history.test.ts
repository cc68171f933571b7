import { expect, test } from 'vitest'
import { describeStores } from '../../store/testing/describe-stores.fixture.ts'
import { exampleAccount } from '../../store/testing/example-rows.fixture.ts'
import { findChat } from './read-history.ts'
import { storeQuestion } from './write-history.ts'

const CHAT = '00000000-0000-4000-8000-000000000001'

describeStores('conversations', ({ getStore }) => {
  test('of a conversation with more questions than are shown, the newest are, oldest first', async () => {
    const store = getStore()
    await store.db.insertInto('accounts').values(exampleAccount('one')).execute()
    await store.transact(async (transaction) => {
      for (let at = 0; at < 502; at += 1)
        await storeQuestion(transaction, {
          id: `q${at}`,
          chat_id: CHAT,
          account_id: 'one',
          parent_id: null,
          question: `${at}?`,
          model: null,
          created_at: at,
        })
    })
    const questions = (await findChat(store.db, 'one', CHAT))?.messages.map(({ user }) => user.content)
    expect([questions?.length, questions?.[0], questions?.at(-1)]).toEqual([500, '2?', '501?'])
  })
})
