import type { Passage } from '../retrieval/find-passages.ts'

/** What an answer may use, in tokens: all that is sent and written, the passages, the answer. */
export interface TokenBudget {
  readonly total: number
  readonly passages: number
  readonly answer: number
}

/** The budgets of core accounts and of subscribers (docs/behaviour/ai-help.md 18). */
export const BUDGETS = {
  core: { total: 16_384, passages: 12_000, answer: 2048 },
  subscriber: { total: 32_768, passages: 20_000, answer: 4096 },
} as const satisfies Readonly<Record<string, TokenBudget>>

/** Characters of English that a token has. */
const TOKEN_LENGTH = 4
/** The rules of the prompt, in tokens. */
const RULES_TOKENS = 500

/** How many tokens the passages may have, next to a question of this length. */
export function passageTokens({ total, passages, answer }: TokenBudget, question: string): number {
  return Math.max(0, Math.min(passages, total - answer - RULES_TOKENS - Math.ceil(question.length / TOKEN_LENGTH)))
}

/** The newest questions that fit with the passages, oldest first; the last one always does. */
export function questionsWithin(
  { total, answer }: TokenBudget,
  passages: readonly Pick<Passage, 'text'>[],
  questions: readonly string[],
): readonly string[] {
  let left = (total - answer - RULES_TOKENS) * TOKEN_LENGTH - passages.reduce((sum, { text }) => sum + text.length, 0)
  const kept = questions.toReversed().filter((question, at) => {
    left -= question.length
    return at === 0 || left >= 0
  })
  return kept.toReversed()
}
