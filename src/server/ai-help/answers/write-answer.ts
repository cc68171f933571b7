import type { AiHelpEvent, AiNote, AiStatus } from '#contracts/ai-help.ts'
import { answerTexts } from '#locales/ai-help-answers.ts'
import { AppError } from '../../http/errors/app-error.ts'
import { type ChatRequest, type ChatTurn, streamChat } from '../model/chat-stream.ts'
import type { ModelSettings } from '../model/model-settings.ts'
import type { Passage } from '../retrieval/find-passages.ts'
import { createCharacterFilter } from './clean-characters.ts'
import type { FindOwn } from './clean-links.ts'
import { notesOf } from './compat-notes.ts'
import { createLinkFilter } from './own-links.ts'
import { STOP_SENTENCE } from './prompt.ts'
import { quotePassages } from './quote-passages.ts'

/** The longest answer in characters, whatever a model sends. */
const ANSWER_LENGTH_MAX = 24_000

/** A whole answer, or the part of it that was written; `stopped`: the user has left. */
export interface Answer {
  readonly text: string
  readonly status: AiStatus | 'stopped'
  readonly notes: readonly AiNote[]
}

export interface AnswerOptions {
  readonly id: string
  readonly findOwn: FindOwn
  readonly send: (event: AiHelpEvent & { readonly type: 'chunk' }) => void
  readonly signal: AbortSignal
}

/** Quotes passages as an answer. */
export function writeQuotes(passages: readonly Passage[], locale: string, options: AnswerOptions): Answer {
  const isFound = passages.length > 0
  const pieces = isFound ? quotePassages(passages, locale) : [answerTexts(locale).nothing]
  for (const [at, content] of pieces.entries()) options.send(chunkOf(options.id, content, at === pieces.length - 1 ? 'stop' : null))
  return {
    text: pieces.join(''),
    status: 'complete',
    notes: isFound
      ? notesOf(
          pieces.join(''),
          passages.map(({ page }) => page),
        )
      : [],
  }
}

/**
 * Has a model write an answer, without links that are not ours. What is written is given to `written` as it grows.
 *
 * @throws AppError `ai_failed`, `ai_silent`; `unavailable` when the server stops
 */
export async function writeAnswer(
  model: ModelSettings,
  request: Omit<ChatRequest, 'stop'> & { readonly turns: readonly ChatTurn[] },
  { id, findOwn, send, signal, written }: AnswerOptions & { readonly written: (text: string) => void },
): Promise<Omit<Answer, 'notes'>> {
  const filter = createLinkFilter(findOwn)
  const characters = createCharacterFilter()
  let beginning: string | undefined = ''
  let text = ''
  let finish: string | null = null
  const give = (given: string): void => {
    const content = given.slice(0, ANSWER_LENGTH_MAX - text.length).toWellFormed()
    if (content === '') return
    text += content
    written(text)
    send(chunkOf(id, content, null))
  }
  for await (const piece of streamChat(model, { ...request, stop: [STOP_SENTENCE] }, signal)) {
    finish = piece.finish
    const content = characters.push(piece.text)
    if (beginning !== undefined) {
      beginning += content
      if (isRejection(beginning)) return reject(id, send)
      if (STOP_SENTENCE.startsWith(straight(beginning).trimStart()) && finish === null) continue
      give(filter.push(beginning))
      beginning = undefined
    } else give(filter.push(content))
    if (text.length >= ANSWER_LENGTH_MAX) finish = 'length'
    if (finish !== null) break
  }
  give(filter.end())
  if (signal.aborted && finish === null) {
    if (signal.reason === 'closing') throw new AppError('unavailable')
    if (signal.reason !== 'too_long') return { text, status: 'stopped' }
    if (text === '') throw new AppError('ai_silent')
    finish = 'length'
  }
  if (text === '' && finish === 'stop') return reject(id, send)
  if (text === '' && finish !== 'content_filter') throw new AppError('ai_failed')
  send(chunkOf(id, '', finish ?? 'stop'))
  return { text, status: statusOf(finish) }
}

function reject(id: string, send: AnswerOptions['send']): Omit<Answer, 'notes'> {
  send(chunkOf(id, '', 'stop'))
  return { text: '', status: 'off_topic' }
}

function isRejection(beginning: string): boolean {
  return straight(beginning).trimStart().startsWith(STOP_SENTENCE)
}

/** Models write one apostrophe or the other. */
function straight(text: string): string {
  return text.replaceAll('’', "'")
}

function statusOf(finish: string | null): AiStatus {
  if (finish === 'length') return 'too_long'
  return finish === 'content_filter' ? 'filtered' : 'complete'
}

/** A chunk as the chat API writes it. */
export function chunkOf(id: string, content: string, finish: string | null): AiHelpEvent & { readonly type: 'chunk' } {
  return { type: 'chunk', id, choices: [{ delta: content === '' ? {} : { content }, finish_reason: finish }] }
}
