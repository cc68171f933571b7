import Type from 'typebox'
import Value from 'typebox/value'
import type { ScoredSection } from '../retrieval/score-sections.ts'
import type { ModelSettings } from './model-settings.ts'

/** What is read of the response of `POST /embeddings`. */
const Embeddings = Type.Object({ data: Type.Array(Type.Object({ embedding: Type.Array(Type.Number()) })) })

/** Sections that are compared by meaning, the characters of each that are read, and how many embeddings stay in memory. */
const COMPARED_MAX = 24
const READ_MAX = 2000
const KEPT_MAX = 5000
/** A user waits for the first event meanwhile: a slow server is left out. */
const TIMEOUT_MS = 2000

/** Puts sections into another order. */
export type Rerank = (question: string, sections: readonly ScoredSection[]) => Promise<readonly ScoredSection[]>

/**
 * Orders the best sections by their words and their meaning together: the sum of the inverse places in both orders. Without an answer of the
 * embedding model the order by words stays, and `report` gets a line.
 */
export function createRerank({ baseUrl, key, embeddingModel }: ModelSettings, report: (line: string) => void): Rerank | undefined {
  if (embeddingModel === undefined) return undefined
  const kept = new Map<string, readonly number[]>()

  async function embed(input: readonly string[]): Promise<readonly (readonly number[])[]> {
    const response = await fetch(`${baseUrl}/embeddings`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model: embeddingModel, input }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const reply: unknown = await response.json()
    if (!Value.Check(Embeddings, reply) || reply.data.length !== input.length) throw new Error('the reply holds no embeddings')
    return reply.data.map(({ embedding }) => embedding)
  }

  return async (question, sections) => {
    const compared = sections.slice(0, COMPARED_MAX)
    const texts = compared.map(({ page, section }) =>
      [page.title, section.heading ?? '', ...section.paragraphs].join('\n').slice(0, READ_MAX),
    )
    const missing = [...new Set(texts.filter((text) => !kept.has(text)))]
    try {
      const [asked = [], ...others] = await embed([question.slice(0, READ_MAX), ...missing])
      for (const [at, text] of missing.entries()) kept.set(text, others[at] ?? [])
      const near = texts.map((text) => similarity(asked, kept.get(text) ?? []))
      while (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '')
      const place = near.map((value) => near.filter((other) => other > value).length)
      const fused = compared.map((scored, at) => ({ scored, sum: 1 / (3 + at) + 1 / (3 + (place[at] ?? at)) }))
      return [...fused.toSorted((one, other) => other.sum - one.sum).map(({ scored }) => scored), ...sections.slice(COMPARED_MAX)]
    } catch (error) {
      report(`AI Help: no embeddings, passages are ordered by words: ${error instanceof Error ? error.message : String(error)}`)
      return sections
    }
  }
}

function similarity(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
  const length = (vector: readonly number[]): number => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  return dot / (length(one) * length(other) || 1)
}
