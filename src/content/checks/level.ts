import type { Severity } from '#contracts/diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { CHECKS } from '../diagnostics/index.ts'

/** How much problems of a kind count. `off`: they are not reported. */
export const LEVELS = ['off', 'warn', 'error'] as const
export type Level = (typeof LEVELS)[number]

/** Levels that were set, by kind. */
export type Levels = ReadonlyMap<string, Level>

const SEVERITIES: Readonly<Record<Exclude<Level, 'off'>, Severity>> = { warn: 'warning', error: 'error' }
const DEFAULTS: Levels = new Map(CHECKS.map(({ kind, level }) => [kind, level]))

/** Whether a word names a level. */
export function isLevel(word: string): word is Level {
  return LEVELS.some((level) => level === word)
}

/** Whether a word names a kind of problems. */
export function isKind(word: string): boolean {
  return DEFAULTS.has(word)
}

/**
 * The diagnostics that count, with the severity that was set for their kind. Where none was set they keep their own: problems of one kind
 * can weigh less than others (`info`).
 */
export function applyLevels(diagnostics: readonly Diagnostic[], levels: Levels): readonly Diagnostic[] {
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const set = levels.get(diagnostic.kind)
    const level = set ?? DEFAULTS.get(diagnostic.kind)
    if (level === 'off') return []
    return [set === undefined || set === 'off' ? diagnostic : { ...diagnostic, severity: SEVERITIES[set] }]
  })
}
