import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { AreaFile } from '../../read/area-files.ts'

/** The problem of a page that is not where pages of its kind are. */
export function misplacedPage({ path: file }: AreaFile, message: string): Diagnostic {
  return { kind: 'misplaced-page', severity: 'error', message, file }
}
