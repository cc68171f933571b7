import { join } from 'node:path'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { LOCALES } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { collectDiagnostics } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { parseJson } from '../text/json.ts'
import { readRootFile } from './root-file.ts'

/** Who wrote a page before its content was in a repository, one name in a line, by the page's address in lower case. One text takes less memory than a list. */
export type WikiContributors = ReadonlyMap<string, string>

const WikiHistory = Compile(Type.Record(Type.String(), Type.Object({ contributors: Type.Array(Type.String()) })))

/** Reads the `files/{locale}/_wikihistory.json` of a content root: slug -> contributors (docs/behaviour/documents.md 45). */
export function readWikiContributors(root: string): {
  readonly contributors: WikiContributors
  readonly diagnostics: readonly Diagnostic[]
} {
  const contributors = new Map<string, string>()
  const { diagnostics, report } = collectDiagnostics()
  for (const { code } of LOCALES) {
    const path = join(root, 'files', code.toLowerCase(), '_wikihistory.json')
    try {
      const value: unknown = parseJson(readRootFile(root, path) ?? '{}')
      if (!WikiHistory.Check(value)) throw new Error('expected { "slug": { "contributors": ["name"] } }')
      for (const [slug, page] of Object.entries(value)) contributors.set(docUrl(code, slug).toLowerCase(), page.contributors.join('\n'))
    } catch (error) {
      report({
        kind: 'wiki-history',
        severity: 'warning',
        message: `cannot use this file: ${error instanceof Error ? error.message : String(error)}`,
        file: path,
      })
    }
  }
  return { contributors, diagnostics }
}
