import { countOf } from '#contracts/count-of.ts'
import { type Diagnostic, formatDiagnostic } from '#contracts/diagnostics.ts'
import { shortPath } from './short-path.ts'

/** Diagnostics of one kind that are shown; `--json` gives all. */
const SHOWN = 3

/** Prints diagnostics by kind: how many, and the first few. Most frequent last, where the user looks. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], print: (line: string) => void = console.log): void {
  if (diagnostics.length === 0) return
  const kinds = [...Map.groupBy(diagnostics, ({ kind }) => kind)].sort(([, a], [, b]) => a.length - b.length)
  for (const [kind, all] of kinds) {
    print(`\n${all.length} × ${kind}`)
    for (const diagnostic of all.slice(0, SHOWN)) print(`  ${formatDiagnostic({ ...diagnostic, file: shortPath(diagnostic.file) })}`)
    if (all.length > SHOWN) print(`  … and ${all.length - SHOWN} more (lectern build --json lists all)`)
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  print(`\n${countOf(diagnostics.length, 'problem')}, ${errors} of them ${errors === 1 ? 'an error' : 'errors'}`)
}
