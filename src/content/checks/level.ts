import type { Diagnostic, Severity } from '#contracts/diagnostics.ts'
import { CHECKS } from './index.ts'

/** How much faults of a kind count. `off`: they are not told of. */
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

/** Whether a word names a kind of faults. */
export function isKind(word: string): boolean {
  return DEFAULTS.has(word)
}

/**
 * The diagnostics that count, with the severity that was set for their kind. Where none was set they keep their own: faults of one kind
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
