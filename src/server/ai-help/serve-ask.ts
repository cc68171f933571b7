import { randomUUID } from 'node:crypto'
import { type AiHelpEvent, aiHelp } from '#contracts/ai-help.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { notesOf } from './answers/compat-notes.ts'
import { createFindOwn } from './answers/find-own.ts'
import { answerTurns } from './answers/prompt.ts'
import { writeAnswer, writeQuotes } from './answers/write-answer.ts'
import { hasHistory } from './history/read-history.ts'
import { isForeignChat, storeQuestion, updateMessage } from './history/write-history.ts'
import type { ModelSettings } from './model/model-settings.ts'
import type { Rerank } from './model/rerank.ts'
import { type Reservation, reserveQuestion } from './quota.ts'
import { type FindPages, findPassages, type Passage } from './retrieval/find-passages.ts'
import type { Streams } from './streams.ts'

/** What the tiers may use, in tokens: all that is sent, the passages, the answer. */
const BUDGETS = {
  core: { total: 16_384, passages: 12_000, answer: 2048 },
  subscriber: { total: 32_768, passages: 20_000, answer: 4096 },
} as const
const TOKEN_LENGTH = 4
/** The rules of the prompt, in tokens. */
const RULES_TOKENS = 500

export interface AskOptions {
  readonly services: Services
  readonly site: SiteSource
  readonly streams: Streams
  readonly findPages: (network: string) => FindPages
  readonly isSubscriber: (account: AccountRow) => boolean
  readonly model?: ModelSettings | undefined
  readonly rerank?: Rerank | undefined
}

type Body = BodyOf<typeof aiHelp.ask>

/** The model that answers an account; null without one. */
export function modelOf(model: ModelSettings | undefined, isSubscriber: boolean): string | null {
  return (isSubscriber ? model?.subscriberModel : undefined) ?? model?.model ?? null
}

/** Serves the questions (docs/behaviour/ai-help.md 10 to 18). */
export function serveAsk(serve: Serve, options: AskOptions): void {
  const { services, streams, isSubscriber } = options
  serve(aiHelp.ask, async ({ body, account, request, reply }) => {
    const questions = readQuestions(body)
    const place = streams.claim(account.id)
    let reservation: Reservation | undefined
    try {
      const isRecorded = await hasHistory(services.store.db, account.id)
      if (body.chat_id != null && (await isForeignChat(services.store.db, account.id, body.chat_id))) throw new AppError('not_found')
      if (!isSubscriber(account)) reservation = await reserveQuestion(services.store, account.id, services.now())
      const asked = await prepare(options, { body, account, questions, isRecorded, network: request.ip })
      return streams.send<AiHelpEvent>(reply, (send, signal) =>
        answer(options, { ...asked, questions, reservation, send, signal }).finally(place.release),
      )
    } catch (error) {
      place.release()
      await reservation?.refund()
      throw error
    }
  })
}

/** @throws AppError `validation` without a question */
function readQuestions({ messages }: Body): readonly string[] {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  if ((questions.at(-1) ?? '').trim() === '')
    throw new AppError('validation', { message: 'messages: expected a question, a message with the role "user" that is not empty' })
  return questions
}

interface Asked {
  readonly ids: { readonly chat_id: string; readonly message_id: string; readonly parent_id: string | null }
  readonly at: number
  readonly locale: string
  readonly isRecorded: boolean
  readonly isSubscriber: boolean
  readonly passages: readonly Passage[]
}

interface Preparation {
  readonly body: Body
  readonly account: AccountRow
  readonly questions: readonly string[]
  readonly isRecorded: boolean
  readonly network: string
}

/** Stores the question and finds its passages. */
async function prepare(options: AskOptions, { body, account, questions, isRecorded, network }: Preparation): Promise<Asked> {
  const { services, site, model, rerank } = options
  const at = services.now()
  const ids = { chat_id: body.chat_id ?? randomUUID(), message_id: randomUUID(), parent_id: body.parent_id ?? null }
  const [question = '', before = ''] = questions.toReversed()
  const isSubscriber = options.isSubscriber(account)
  const message = { id: ids.message_id, chat_id: ids.chat_id, account_id: account.id, parent_id: ids.parent_id }
  if (isRecorded) await storeQuestion(services.store, { ...message, question, model: modelOf(model, isSubscriber), created_at: at })
  const locale = body.locale ?? DEFAULT_LOCALE
  const budget = BUDGETS[isSubscriber ? 'subscriber' : 'core']
  const questionTokens = Math.ceil(question.length / TOKEN_LENGTH)
  const passages = await findPassages({
    snapshot: site.current(),
    findPages: options.findPages(network),
    question,
    before,
    locale,
    maxTokens: Math.min(budget.passages, budget.total - budget.answer - RULES_TOKENS - questionTokens),
    ...(rerank !== undefined && { rerank }),
  })
  if (isRecorded) await updateMessage(services.store.db, ids.message_id, { sources: JSON.stringify(passages.map(({ source }) => source)) })
  return { ids, at, locale, isRecorded, isSubscriber, passages }
}

interface Answering extends Asked {
  readonly questions: readonly string[]
  readonly reservation: Reservation | undefined
  readonly send: (event: AiHelpEvent) => void
  readonly signal: AbortSignal
}

async function answer(options: AskOptions, asked: Answering): Promise<void> {
  const { ids, at, locale, isRecorded, isSubscriber, passages, questions, reservation, send, signal } = asked
  const { services, site, model } = options
  const { db } = services.store
  const sources = passages.map(({ source }) => source)
  const name = modelOf(model, isSubscriber)
  send({ type: 'metadata', ...ids, sources, quota: reservation?.quota ?? null, created_at: new Date(at).toISOString(), model: name })
  const findOwn = createFindOwn(site.current(), services.origin)
  const writing = { id: ids.message_id, findOwn, send, signal }
  let soFar = ''
  const record = async (text: string, status: string, notes: readonly object[]): Promise<void> => {
    if (isRecorded) await updateMessage(db, ids.message_id, { answer: text, status, notes: JSON.stringify(notes) })
  }
  try {
    const { text, status, notes } =
      model === undefined || name === null
        ? writeQuotes(passages, locale, writing)
        : await writeAnswer(
            model,
            { model: name, ...turnsWithin(passages, questions, isSubscriber) },
            { ...writing, written: (text) => (soFar = text) },
          ).then((whole) => ({ ...whole, notes: notesOf(whole.text, pagesOf(passages)) }))
    await record(text, signal.aborted ? 'stopped' : status, notes)
    send({ type: 'end', status, notes: [...notes] })
  } catch (error) {
    await reservation?.refund()
    await record(soFar, 'failed', [])
    throw error
  }
}

function pagesOf(passages: readonly Passage[]): readonly Passage['page'][] {
  return [...new Map(passages.map(({ page }) => [page.url, page])).values()]
}

/** The newest questions that fit into the budget with the passages; the last one always does. */
function turnsWithin(passages: readonly Passage[], questions: readonly string[], isSubscriber: boolean) {
  const { total, answer: maxTokens } = BUDGETS[isSubscriber ? 'subscriber' : 'core']
  let left = (total - maxTokens - RULES_TOKENS) * TOKEN_LENGTH - passages.reduce((sum, { text }) => sum + text.length, 0)
  const kept = questions.toReversed().filter((question, at) => {
    left -= question.length
    return at === 0 || left >= 0
  })
  return { maxTokens, turns: answerTurns(passages, kept.toReversed()) }
}
