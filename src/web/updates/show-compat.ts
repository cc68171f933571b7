import type { CompatTable } from '#contracts/compat.ts'
import { pageHref } from '#contracts/page-href.ts'
import { attachCompatTables } from '../article/compat/attach-compat-tables.ts'
import { compatTableHtml } from '../article/compat/compat-table-html.ts'
import type { CompatWords } from '../article/compat/compat-words.ts'
import { getJson } from '../browser/call.ts'
import { type FoundTable, findTable, narrowTable } from './find-table.ts'

interface ShowInput {
  readonly path: string
  /** The address of the page that has the table. */
  readonly page: string
  readonly words: CompatWords
  readonly signal: AbortSignal
}

/**
 * Shows the table of a feature, from the page about it. Where the page has none, the container is hidden.
 *
 * @throws Error when the page can't be loaded
 */
export async function showCompat(container: HTMLElement, { path, page, words, signal }: ShowInput): Promise<void> {
  const response = await getJson(`${pageHref(page)}/index.json`, signal)
  if (response.kind === 'aborted') return
  if (response.kind !== 'json')
    throw new Error(`${page} was answered with ${response.kind === 'rejected' ? response.status : response.kind}`)
  const found = findTable(response.body, path)
  if (found === undefined) {
    container.hidden = true
    return
  }
  const table = await tableOf(found, path, signal)
  container.innerHTML = compatTableHtml({ isH3: false, query: path, table }, words).toString()
  const stop = attachCompatTables([...container.querySelectorAll<HTMLElement>('.compat')], words.t)
  signal.addEventListener('abort', stop, { once: true })
}

/** Without the data the table is shown whole. */
async function tableOf(found: FoundTable, path: string, signal: AbortSignal): Promise<CompatTable> {
  const { query, table } = found
  if (query === path || table.dataUrl === null) return table
  const response = await getJson(table.dataUrl, signal)
  return response.kind === 'json' ? narrowTable(found, path, response.body) : table
}
