import { adoptRules } from '../../browser/page-style.ts'
import type { Translate } from '../../texts/translator.ts'
import { BrowserChoice } from './browser-choice.ts'
import choiceRules from './compat-choice.css?inline'
import { copyTable } from './copy-table.ts'
import { followHiddenBrowsers } from './hidden-browsers.ts'
import { attachOpenAll } from './open-all.ts'
import { answerHistories } from './open-history.ts'

/**
 * Makes the compatibility tables of an article answer: a choice of the browsers that are shown, a button that copies what is shown, and
 * histories that close again with Escape or a click elsewhere. In a chunk of its own.
 *
 * @returns the cleanup function
 */
export function attachCompatTables(tables: readonly HTMLElement[], t: Translate): () => void {
  adoptRules(choiceRules)
  const stops = [...tables.map((table) => attachTools(table, t)), answerHistories()]
  return () => {
    for (const stop of stops) stop()
  }
}

function attachTools(table: HTMLElement, t: Translate): () => void {
  const tools = table.querySelector<HTMLElement>('.compat-tools')
  const browsers = tools?.querySelector<HTMLElement>('[data-compat="browsers"]')
  const copy = tools?.querySelector<HTMLElement>('[data-compat="copy"]')
  if (tools == null || browsers == null || copy == null) return () => undefined
  // Absent in pages that were not sent securely, whatever the types say.
  copy.hidden = !('clipboard' in navigator)
  const status = document.createElement('span')
  status.setAttribute('role', 'status')
  tools.append(status)
  const choice = new BrowserChoice(table, browsers, t)
  const answer = ({ target }: Event): void => {
    if (target === browsers) choice.toggle()
    if (target === copy) void copyTable(table, status, t)
  }
  const listening = new AbortController()
  tools.addEventListener('click', answer, { signal: listening.signal })
  const stopFollowing = followHiddenBrowsers(() => choice.refresh())
  const stopOpening = attachOpenAll(table)
  tools.dataset.live = ''
  return () => {
    delete tools.dataset.live
    listening.abort()
    stopFollowing()
    stopOpening()
    choice.remove()
    status.remove()
  }
}
