import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What someone types and the pages of which one is meant. */
export interface KnownItem {
  readonly kind: string
  readonly locale: string
  readonly query: string
  readonly slugs: readonly string[]
}

/**
 * The known items, or a half of them: every other line of each kind is for tuning, the others are held out.
 *
 * @param half `tuning`, `held-out` or `all`
 */
export function readKnownItems(half: string): readonly KnownItem[] {
  const lines = readFileSync(join(import.meta.dirname, 'known-items.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const seen = new Map<string, number>()
  return lines.flatMap((line) => {
    const [kind = '', locale = '', query = '', slugs = ''] = line.split('\t')
    const number = seen.get(kind) ?? 0
    seen.set(kind, number + 1)
    const isTuning = number % 2 === 0
    return half === 'all' || isTuning === (half === 'tuning') ? [{ kind, locale, query, slugs: slugs.split(' ') }] : []
  })
}
