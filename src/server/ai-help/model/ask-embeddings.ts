import { setTimeout as pause } from 'node:timers/promises'
import Type from 'typebox'
import Value from 'typebox/value'
import type { ModelSettings } from './model-settings.ts'
import { readJsonBody } from './read-json-body.ts'

/** What is read of the response of `POST /embeddings`. */
const Embeddings = Type.Object({
  data: Type.Array(Type.Object({ embedding: Type.Array(Type.Number(), { minItems: 1 }), index: Type.Optional(Type.Integer()) })),
})

const DIMENSIONS_MAX = 8192
const TIMEOUT_MS = 10_000
/** A server that is busy is asked once more. */
const RETRY_MS = 500

/** Asks for the meaning of texts: a vector for each, in their order, all of the same length. */
export type AskEmbeddings = (texts: readonly string[]) => Promise<readonly Float32Array[]>

interface EmbeddingOptions extends Pick<ModelSettings, 'baseUrl' | 'key'> {
  readonly model: string
  /** Ends all requests. */
  readonly signal: AbortSignal
  readonly retryMs?: number
}

/**
 * An embedding model, asked by `POST /embeddings`. The function throws an Error for a server that can't be reached, rejects the request twice, or
 * whose response is anything but a vector of finite numbers for each text.
 */
export function createAskEmbeddings({ baseUrl, key, model, signal, retryMs = RETRY_MS }: EmbeddingOptions): AskEmbeddings {
  const ask = (input: readonly string[]): Promise<Response> =>
    fetch(`${baseUrl}/embeddings`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, input }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
  return async (texts) => {
    let response = await ask(texts)
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel()
      await pause(retryMs, undefined, { signal })
      response = await ask(texts)
    }
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      throw new Error(`the server answered ${response.status}`)
    }
    return vectorsOf(await readJsonBody(response.body), texts.length)
  }
}

function vectorsOf(reply: unknown, count: number): readonly Float32Array[] {
  if (!Value.Check(Embeddings, reply)) throw new Error('the response holds no embeddings')
  const inOrder = reply.data.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0))
  if (inOrder.length !== count) throw new Error(`the response holds ${inOrder.length} embeddings for ${count} texts`)
  const vectors = inOrder.map(({ embedding }) => Float32Array.from(embedding))
  const length = vectors[0]?.length ?? 0
  if (length > DIMENSIONS_MAX || vectors.some((vector) => vector.length !== length))
    throw new Error('the embeddings have lengths of all kinds')
  if (vectors.some((vector) => !vector.every(Number.isFinite))) throw new Error('an embedding holds more than numbers')
  return vectors
}
