import Type from 'typebox'
import Value from 'typebox/value'
import { AppError } from '../../http/errors/app-error.ts'
import type { ModelSettings } from './model-settings.ts'
import { readJsonBody } from './read-json-body.ts'

/** What is read of the response of `POST /moderations`. */
const Moderations = Type.Object({ results: Type.Array(Type.Object({ flagged: Type.Boolean() })) })

const SILENCE_MS = 15_000

/**
 * Asks the moderation model about all questions of a conversation (docs/behaviour/ai-help.md 20).
 *
 * @returns whether it rejects one of them; false without such a model, and when the user has left
 * @throws AppError `ai_silent` when it takes longer than 15 s; `ai_failed` when it gives no result for each question
 */
export async function isRejected(settings: ModelSettings, questions: readonly string[], signal: AbortSignal): Promise<boolean> {
  const { baseUrl, key, moderationModel, silenceMs = SILENCE_MS } = settings
  if (moderationModel === undefined) return false
  const late = AbortSignal.timeout(silenceMs)
  try {
    const response = await fetch(`${baseUrl}/moderations`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model: moderationModel, input: questions }),
      signal: AbortSignal.any([signal, late]),
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new Error(`the moderation model answered ${response.status}`)
    }
    const reply = await readJsonBody(response.body)
    if (!Value.Check(Moderations, reply) || reply.results.length !== questions.length)
      throw new Error('the moderation model gave no result for each question')
    return reply.results.some(({ flagged }) => flagged)
  } catch (cause) {
    if (signal.aborted) return false
    throw new AppError(late.aborted ? 'ai_silent' : 'ai_failed', { cause })
  }
}
