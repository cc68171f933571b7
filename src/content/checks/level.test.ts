import { expect, test } from 'vitest'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { DiagnosticKind } from '../diagnostics/index.ts'
import { applyLevels, type Level } from './level.ts'

const of = (kind: DiagnosticKind, severity: Diagnostic['severity']): Diagnostic => ({ kind, severity, message: 'm', file: 'f' })
const FOUND = [of('broken-link', 'warning'), of('relative-link', 'info'), of('front-matter', 'error'), of('missing-parent', 'info')]

test('without levels every problem keeps its weight, and kinds that are off by default are left out', () => {
  expect(applyLevels(FOUND, new Map())).toEqual(FOUND.slice(0, 3))
})

test('a level wins over the weight of a problem and over the default', () => {
  const levels = new Map<string, Level>([
    ['broken-link', 'error'],
    ['relative-link', 'warn'],
    ['front-matter', 'off'],
    ['missing-parent', 'warn'],
  ])
  expect(applyLevels(FOUND, levels).map(({ kind, severity }) => `${kind} ${severity}`)).toEqual([
    'broken-link error',
    'relative-link warning',
    'missing-parent warning',
  ])
})
