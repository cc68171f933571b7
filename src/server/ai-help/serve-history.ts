import { aiHelp } from '#contracts/ai-help.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { findChat, hasHistory, listChats } from './history/read-history.ts'
import { removeAllChats, removeChat, titleChat } from './history/write-history.ts'

/** Serves the conversations of accounts (docs/behaviour/ai-help.md 22 to 26). */
export function serveHistory(serve: Serve, { store }: Services): void {
  const { db } = store
  const assertOn = async (accountId: string): Promise<void> => {
    if (!(await hasHistory(db, accountId))) throw new AppError('ai_history_off')
  }
  serve(aiHelp.list, async ({ account }) => {
    await assertOn(account.id)
    return await listChats(db, account.id)
  })
  serve(aiHelp.read, async ({ account, params }) => {
    await assertOn(account.id)
    return (await findChat(db, account.id, params.chat_id)) ?? missing()
  })
  serve(aiHelp.remove, async ({ account, params }) => {
    await assertOn(account.id)
    if (!(await removeChat(store, account.id, params.chat_id))) missing()
  })
  serve(aiHelp.removeAll, async ({ account }) => await removeAllChats(store, account.id))
  serve(aiHelp.summarize, async ({ account, params }) => {
    await assertOn(account.id)
    return { title: (await titleChat(db, account.id, params.message_id)) ?? missing() }
  })
}

function missing(): never {
  throw new AppError('not_found')
}
