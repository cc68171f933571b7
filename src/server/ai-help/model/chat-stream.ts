import Type from 'typebox'
import Value from 'typebox/value'
import { AppError } from '../../http/errors/app-error.ts'
import type { ModelSettings } from './model-settings.ts'
import { readEventData } from './read-event-data.ts'

/** A turn of a conversation with a model. */
export interface ChatTurn {
  readonly role: 'system' | 'user'
  readonly content: string
}

export interface ChatRequest {
  readonly model: string
  readonly turns: readonly ChatTurn[]
  /** Texts before which the model stops. */
  readonly stop: readonly string[]
  readonly maxTokens: number
}

/** A piece of an answer; `finish` says why it ended, and is null before the end. */
export interface ChatPiece {
  readonly text: string
  readonly finish: string | null
}

/** What is read of a chunk; servers add much more. */
const Chunk = Type.Object({
  choices: Type.Array(
    Type.Object({
      delta: Type.Optional(Type.Object({ content: Type.Optional(Type.Union([Type.String(), Type.Null()])) })),
      finish_reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
})

const SILENCE_MS = 15_000
/** What servers send for an answer that goes on: null, or one of these. */
const UNFINISHED: readonly string[] = ['', 'null']

/**
 * Asks a model (`POST /chat/completions` with `stream`). The request to the model ends with `signal`.
 *
 * @throws AppError `ai_silent` when the model says nothing for 15 s; `ai_failed` when it rejects the question, breaks off or sends no chunks
 */
export async function* streamChat(settings: ModelSettings, request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPiece> {
  const silence = new AbortController()
  const { baseUrl, key, silenceMs = SILENCE_MS } = settings
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: request.model,
        messages: request.turns,
        stop: request.stop,
        max_tokens: request.maxTokens,
        temperature: 0,
        stream: true,
      }),
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new Error(`the model server answered ${response.status}`)
    }
    for await (const data of readEventData(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      if (data === '[DONE]') return
      const chunk: unknown = JSON.parse(data)
      if (!Value.Check(Chunk, chunk)) throw new Error('the model server sent something that is no chunk of an answer')
      const [choice] = chunk.choices
      if (choice === undefined) continue
      const reason = choice.finish_reason ?? ''
      const finish = UNFINISHED.includes(reason) ? null : reason
      yield { text: choice.delta?.content ?? '', finish }
      if (finish !== null) return
    }
    throw new Error('the model server broke off')
  } catch (cause) {
    if (signal.aborted) return
    throw new AppError(silence.signal.aborted ? 'ai_silent' : 'ai_failed', { cause })
  } finally {
    clearTimeout(timer)
  }
}
