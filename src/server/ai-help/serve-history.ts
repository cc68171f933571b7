import { aiHelp } from '#contracts/ai-help.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { writeTitle } from './answers/write-title.ts'
import { findChat, hasHistory, listChats } from './history/read-history.ts'
import { findTitledChat, labelChat, titleOfQuestion } from './history/title-chat.ts'
import { removeAllChats, removeChat } from './history/write-history.ts'
import type { ModelSettings } from './model/model-settings.ts'
import type { Streams } from './streams.ts'

interface HistoryOptions {
  readonly services: Services
  /** A title takes a place like an answer. */
  readonly streams: Streams
  readonly model?: ModelSettings | undefined
  /** Ends the requests to the model. */
  readonly signal: AbortSignal
}

/** Serves the conversations of accounts (docs/behaviour/ai-help.md 22 to 26). */
export function serveHistory(serve: Serve, { services: { store }, streams, model, signal }: HistoryOptions): void {
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
    const chat = (await findTitledChat(db, account.id, params.message_id)) ?? missing()
    if (chat.label !== null) return { title: chat.label }
    const place = model === undefined || chat.answer === '' ? undefined : streams.claim(account.id)
    const written = model === undefined || place === undefined ? undefined : await writeTitle(model, chat, signal).finally(place.release)
    return { title: await labelChat(db, chat.id, written ?? titleOfQuestion(chat.question)) }
  })
}

function missing(): never {
  throw new AppError('not_found')
}
