import { AI_HELP_ADDRESSES } from '#contracts/ai-help-addresses.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import { call } from '../../browser/call.ts'
import { openStream } from '../../browser/open-stream.ts'
import type { HelpCalls } from '../talk/help-calls.ts'
import { helpEvents } from '../talk/help-events.ts'
import { quotaOf } from '../talk/read-help-event.ts'

/** A server that says nothing for this time, not even that it is still there, has failed (docs/behaviour/ai-help-page.md 10). */
const SILENT_MS = 15_000

/** The calls of AI Help to the server of this site. */
export function serverCalls(locale: LocaleCode): HelpCalls {
  return {
    async ask({ messages, chatId, parentId }, signal) {
      const body = {
        messages,
        locale,
        ...(chatId === undefined ? {} : { chat_id: chatId }),
        ...(parentId === undefined ? {} : { parent_id: parentId }),
      }
      const result = await openStream(AI_HELP_ADDRESSES.ask, { body, signal }, SILENT_MS)
      return result.isOk ? { isOk: true, events: helpEvents(result.events) } : result
    },
    async state() {
      const result = await call(AI_HELP_ADDRESSES.quota, {})
      return result.isOk ? { quota: quotaOf(result.reply.quota), model: result.reply.model } : undefined
    },
    read: (chatId) => call(AI_HELP_ADDRESSES.read, { params: { chat_id: chatId } }),
    async list() {
      const result = await call(AI_HELP_ADDRESSES.list, {})
      return result.isOk ? result.reply.map(({ chat_id, label, last }) => ({ chatId: chat_id, label, last })) : undefined
    },
    remove: (chatId) => call(AI_HELP_ADDRESSES.remove, { params: { chat_id: chatId } }),
    async summarize(messageId) {
      await call(AI_HELP_ADDRESSES.summarize, { params: { message_id: messageId } })
    },
  }
}
