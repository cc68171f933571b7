import { readFileSync } from 'node:fs'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SiteContent } from '../site/read-site.ts'
import { findSiteFileLinks } from './site-file-links.ts'
import { keyName, lineOfKey, type SiteFileProblem } from './site-file-problem.ts'
import { findSiteFileValues } from './site-file-values.ts'

/**
 * What is wrong in the `site.json` that counts for the site, though a build can use it (docs/behaviour/documents.md 50).
 *
 * @param nowMs milliseconds since 1970
 */
export function findSiteFileProblems(content: SiteContent, nowMs: number): readonly Diagnostic[] {
  const { site, siteFile: file } = content
  if (file === undefined) return []
  const problems: readonly (SiteFileProblem & { readonly value?: string })[] = [
    ...findSiteFileValues(site, nowMs),
    ...findSiteFileLinks(content),
  ]
  if (problems.length === 0) return []
  const text = readFileSync(file, 'utf8')
  return problems.map(({ path, message, hint, value }) => {
    const line = lineOfKey(text, path, value)
    return {
      kind: 'site-file',
      severity: 'warning',
      message: message.includes(`\`${keyName(path)}\``) ? message : `\`${keyName(path)}\`: ${message}`,
      file,
      ...(line === undefined ? {} : { line }),
      ...(hint === undefined ? {} : { hint }),
    }
  })
}
