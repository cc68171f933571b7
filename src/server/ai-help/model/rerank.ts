import type { ScoredSection } from '../retrieval/score-sections.ts'
import type { EmbedTexts, Meanings } from './embed-texts.ts'

/** Sections that are compared by meaning, and the characters of each that are read. */
const COMPARED_MAX = 24
const READ_MAX = 2000
/** A user waits for the first event meanwhile. What comes later is stored for the next question. */
const WAIT_MS = 2000
/** After a failure the model is left alone for so long. */
const PAUSE_MS = 30_000
/** Reciprocal rank fusion: how much the first places count more than the next ones. */
const RANK_OFFSET = 3

/** Puts sections into another order. */
export type Rerank = (question: string, sections: readonly ScoredSection[]) => Promise<readonly ScoredSection[]>

interface RerankOptions {
  readonly embed: EmbedTexts
  readonly now: () => number
  /** Gets a line when the model begins to fail. */
  readonly report: (line: string) => void
  /** Gets what goes on after the answer to the user. */
  readonly start: (work: () => Promise<void>) => void
  readonly waitMs?: number
}

/**
 * Orders the best sections by their words and their meaning together: the sum of the inverse places in both orders. Without an answer of the
 * embedding model the order by words stays, and the first of such failures is reported (docs/behaviour/ai-help.md 5 and 6).
 */
export function createRerank({ embed, now, report, start, waitMs = WAIT_MS }: RerankOptions): Rerank {
  let failedAt: number | undefined
  let isFailing = false
  return async (question, sections) => {
    if (sections.length === 0 || (failedAt !== undefined && Math.abs(now() - failedAt) < PAUSE_MS)) return sections
    const compared = sections.slice(0, COMPARED_MAX)
    const work = embed(question.slice(0, READ_MAX), compared.map(textOf))
    start(() => work.then(nothing, nothing))
    try {
      const meanings = await within(work, waitMs)
      if (meanings === undefined) return sections
      failedAt = undefined
      isFailing = false
      return [...fuse(compared, meanings), ...sections.slice(COMPARED_MAX)]
    } catch (error) {
      failedAt = now()
      if (!isFailing)
        report(`AI Help: no embeddings, passages are ordered by words: ${error instanceof Error ? error.message : String(error)}`)
      isFailing = true
      return sections
    }
  }
}

function nothing(): void {}

function textOf({ page, section }: ScoredSection): string {
  return [page.title, section.heading ?? '', ...section.paragraphs].join('\n').slice(0, READ_MAX).toWellFormed()
}

/** @throws Error when the work takes longer */
async function within<Result>(work: Promise<Result>, waitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the embedding model took more than ${waitMs} ms`)), waitMs)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function fuse(compared: readonly ScoredSection[], { question, texts }: Meanings): readonly ScoredSection[] {
  const near = texts.map((vector) => similarity(question, vector))
  return compared
    .map((scored, at) => {
      const place = near.filter((other) => other > (near[at] ?? 0)).length
      return { scored, sum: 1 / (RANK_OFFSET + at) + 1 / (RANK_OFFSET + place) }
    })
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ scored }) => scored)
}

/** The cosine of the angle between two vectors; 0 for one without a direction. */
function similarity(one: Float32Array, other: Float32Array): number {
  let [dot, ofOne, ofOther] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    const second = other[at] ?? 0
    dot += value * second
    ofOne += value * value
    ofOther += second * second
  }
  return dot / (Math.sqrt(ofOne) * Math.sqrt(ofOther) || 1)
}
