import { pageHref } from '#contracts/page-href.ts'
import { attachCompatTables } from '../article/compat/attach-compat-tables.ts'
import { compatTableHtml } from '../article/compat/compat-table-html.ts'
import type { CompatWords } from '../article/compat/compat-words.ts'
import { getJson } from '../browser/call.ts'
import { findTable } from './find-table.ts'

interface ShowInput {
  readonly path: string
  /** The address of the page that has the table. */
  readonly page: string
  readonly words: CompatWords
  readonly signal: AbortSignal
}

/**
 * Shows the table of a feature, from the page about it. A page without one leaves the place empty.
 *
 * @throws Error when the page can't be had
 */
export async function showCompat(place: HTMLElement, { path, page, words, signal }: ShowInput): Promise<void> {
  const answer = await getJson(`${pageHref(page)}/index.json`, signal)
  if (answer.kind === 'aborted') return
  if (answer.kind !== 'json') throw new Error(`${page} was answered with ${answer.kind === 'rejected' ? answer.status : answer.kind}`)
  const section = findTable(answer.body, path)
  if (section === undefined) return place.remove()
  place.innerHTML = compatTableHtml(section, words).toString()
  const stop = attachCompatTables([...place.querySelectorAll<HTMLElement>('.compat')], words.t)
  signal.addEventListener('abort', stop, { once: true })
}
