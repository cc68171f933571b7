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
import { BUDGETS, passageTokens, questionsWithin, type TokenBudget } from './answers/token-budget.ts'
import { type Answer, writeAnswer, writeQuotes } from './answers/write-answer.ts'
import { hasHistory } from './history/read-history.ts'
import { isForeignChat, type NewQuestion, updateMessage } from './history/write-history.ts'
import type { ModelSettings } from './model/model-settings.ts'
import { isRejected } from './model/moderate.ts'
import type { Rerank } from './model/rerank.ts'
import { type OpenQuestion, openQuestion } from './open-question.ts'
import { type FindPages, findPassages, type Passage } from './retrieval/find-passages.ts'
import type { Streams } from './streams.ts'

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
  const { services, streams, isSubscriber, model } = options
  serve(aiHelp.ask, async ({ body, account, request, reply }) => {
    const questions = readQuestions(body)
    const place = streams.claim(account.id)
    let open: OpenQuestion | undefined
    try {
      const isRecorded = await hasHistory(services.store.db, account.id)
      if (body.chat_id != null && (await isForeignChat(services.store.db, account.id, body.chat_id))) throw new AppError('not_found')
      const isSubscribed = isSubscriber(account)
      const ids = { chat_id: body.chat_id ?? randomUUID(), message_id: randomUUID(), parent_id: body.parent_id ?? null }
      const asked: Asked = {
        ids,
        at: services.now(),
        questions,
        locale: body.locale ?? DEFAULT_LOCALE,
        isRecorded,
        budget: BUDGETS[isSubscribed ? 'subscriber' : 'core'],
        model: modelOf(model, isSubscribed),
      }
      open = await openQuestion(services.store, {
        question: questionRow(asked, account.id),
        isCounted: !isSubscribed,
        isRecorded,
      })
      const { settle, quota } = open
      const passages = await findSources(options, asked, request.ip)
      return streams.send<AiHelpEvent>(reply, (send, signal) =>
        answer(options, { ...asked, passages, quota, settle, send, signal }).finally(place.release),
      )
    } catch (error) {
      place.release()
      await open?.settle({ text: '', status: 'failed', notes: [] })
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
  readonly questions: readonly string[]
  readonly locale: string
  readonly isRecorded: boolean
  readonly budget: TokenBudget
  /** Null: no model writes the answer. */
  readonly model: string | null
}

function questionRow({ ids, at, questions, model }: Asked, accountId: string): NewQuestion {
  const { message_id, chat_id, parent_id } = ids
  return { id: message_id, chat_id, account_id: accountId, parent_id, question: questions.at(-1) ?? '', model, created_at: at }
}

/** Finds the passages for a question, and stores their names with it. */
async function findSources(options: AskOptions, asked: Asked, network: string): Promise<readonly Passage[]> {
  const { services, site, rerank } = options
  const { questions, locale, budget, ids, isRecorded } = asked
  const [question = '', before = ''] = questions.toReversed()
  const passages = await findPassages({
    snapshot: site.current(),
    findPages: options.findPages(network),
    question,
    before,
    locale,
    maxTokens: passageTokens(budget, question),
    ...(rerank !== undefined && { rerank }),
  })
  if (isRecorded) await updateMessage(services.store.db, ids.message_id, { sources: JSON.stringify(passages.map(({ source }) => source)) })
  return passages
}

interface Answering extends Asked, OpenQuestion {
  readonly passages: readonly Passage[]
  readonly send: (event: AiHelpEvent) => void
  readonly signal: AbortSignal
}

async function answer(options: AskOptions, asked: Answering): Promise<void> {
  const { ids, at, model: name, passages, quota, settle, send } = asked
  const sources = passages.map(({ source }) => source)
  send({ type: 'metadata', ...ids, sources, quota, created_at: new Date(at).toISOString(), model: name })
  let soFar = ''
  try {
    const whole = await write(options, asked, (text) => (soFar = text))
    await settle(whole)
    if (whole.status !== 'stopped') send({ type: 'end', status: whole.status, notes: [...whole.notes] })
  } catch (error) {
    await settle({ text: soFar, status: 'failed', notes: [] })
    throw error
  }
}

async function write(options: AskOptions, asked: Answering, written: (text: string) => void): Promise<Answer> {
  const { ids, locale, model: name, passages, questions, budget, send, signal } = asked
  const { services, site, model } = options
  const writing = { id: ids.message_id, findOwn: createFindOwn(site.current(), services.origin), send, signal }
  if (model === undefined || name === null) return writeQuotes(passages, locale, writing)
  const sent = questionsWithin(budget, passages, questions)
  if (await isRejected(model, sent, signal)) return { text: '', status: 'filtered', notes: [] }
  const turns = answerTurns(passages, sent)
  const whole = await writeAnswer(model, { model: name, turns, maxTokens: budget.answer }, { ...writing, written })
  return { ...whole, notes: notesOf(whole.text, pagesOf(passages)) }
}

function pagesOf(passages: readonly Passage[]): readonly Passage['page'][] {
  return [...new Map(passages.map(({ page }) => [page.url, page])).values()]
}
