import type { AiNote, AiQuota } from '#contracts/ai-help.ts'
import type { Store } from '../store/store.ts'
import { type NewQuestion, storeQuestion, updateMessage } from './history/write-history.ts'
import { countQuestion, giveBack } from './quota.ts'

/** How a question ended. One that `failed` did so for a reason that is not the user's: it is given back. */
export interface QuestionEnd {
  readonly text: string
  readonly status: string
  readonly notes: readonly AiNote[]
}

/** A question from the moment it counts until its answer has ended. */
export interface OpenQuestion {
  /** Null without a quota. */
  readonly quota: AiQuota | null
  /**
   * Writes how it ended into the history, and gives a question that `failed` back, in one transaction. Only the first end counts; one that
   * could not be written does not.
   */
  settle(end: QuestionEnd): Promise<void>
}

interface QuestionToOpen {
  readonly question: NewQuestion
  readonly isCounted: boolean
  readonly isRecorded: boolean
}

/**
 * Counts a question and stores it, in one transaction: one that does not count is not stored, and the other way round
 * (docs/behaviour/ai-help.md 30 and 31).
 *
 * @throws AppError `ai_quota_reached`, `invalid_session`; `not_found` for a conversation of another account
 */
export async function openQuestion(store: Store, { question, isCounted, isRecorded }: QuestionToOpen): Promise<OpenQuestion> {
  const { id, account_id, created_at } = question
  const counted = await store.transact(async (transaction) => {
    const now = isCounted ? await countQuestion(transaction, account_id, created_at) : undefined
    if (isRecorded) await storeQuestion(transaction, question)
    return now
  })
  let isSettled = false
  return {
    quota: counted?.quota ?? null,
    async settle({ text, status, notes }) {
      if (isSettled) return
      isSettled = true
      try {
        await store.transact(async (transaction) => {
          if (isRecorded) await updateMessage(transaction, id, { answer: text, status, notes: JSON.stringify(notes) })
          if (counted !== undefined && status === 'failed') await giveBack(transaction, account_id, counted)
        })
      } catch (error) {
        isSettled = false
        throw error
      }
    },
  }
}
