import { readFileSync } from 'node:fs'
import { collectDiagnostics } from '../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { decodePath } from '../text/decode-path.ts'

/** Views of each page divided by those of the most viewed one, by the page's address in lower case and without percent-encoding. */
export type Popularity = ReadonlyMap<string, number>

/** Rows of a larger file are left out: pages that far down are seen by hardly anyone (docs/behaviour/documents.md 47). */
const MAX_ROWS = 20_000

/**
 * Reads a list of page views: a CSV file of two columns, the address of a page (a path or a whole URL) and its views, most viewed first. A
 * first line without a number is a heading. Addresses that are no documents, or hold `?` or `$`, are passed over.
 *
 * @throws Error when the file can't be read
 */
export function readPopularity(path: string): { readonly popularity: Popularity; readonly diagnostics: readonly Diagnostic[] } {
  const { diagnostics, report } = collectDiagnostics()
  const views = new Map<string, number>()
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  lines.slice(0, MAX_ROWS + 1).forEach((line, index) => {
    if (line.trim() === '') return
    const row = parseRow(line)
    if (row !== undefined) {
      if (!isDocument(row.path)) return
      const key = decodePath(row.path).toLowerCase()
      views.set(key, (views.get(key) ?? 0) + row.views)
    } else if (index > 0) {
      report({
        kind: 'popularity',
        severity: 'warning',
        message: `expected an address and a number of views, found ${JSON.stringify(line.slice(0, 80))}`,
        file: path,
        line: index + 1,
        hint: 'the line is left out',
      })
    }
  })
  let most = 0
  for (const count of views.values()) most = Math.max(most, count)
  return { popularity: new Map(most === 0 ? [] : [...views].map(([url, count]) => [url, count / most])), diagnostics }
}

/** A row, its address with its percent-encoding; numbers may be quoted and have commas between their thousands. */
function parseRow(line: string): { readonly path: string; readonly views: number } | undefined {
  const [, quoted, plain, count = ''] = /^(?:"([^"]*)"\s*|([^,"]*)),\s*"?(\d[\d,]*)"?$/.exec(line.trim()) ?? []
  const address = quoted ?? plain?.trimEnd()
  if (address === undefined) return undefined
  const url = URL.parse(address)
  return { path: url === null ? address : url.pathname + url.search, views: Number(count.replaceAll(',', '')) }
}

/** @param path as it is written: an encoded `?` belongs to the slug */
function isDocument(path: string): boolean {
  return path.includes('/docs/') && !/[?$]/.test(path)
}
