import type { LocaleCode } from '#contracts/locales.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import type { Translate } from '../texts/translator.ts'
import type { RowPage, UpdatesParts } from './updates-parts.ts'

/** A row that was opened and has a page. */
export interface OpenRow {
  /** The feature: `added css.properties.color`. */
  readonly id: string
  /** Where the button that saves the page is shown. */
  readonly container: HTMLElement
  readonly page: RowPage
}

interface RowsInput {
  readonly locale: LocaleCode
  readonly words: UpdatesWords
  readonly t: Translate
  readonly parts: UpdatesParts
  readonly signal: AbortSignal
  readonly onRows: (rows: readonly OpenRow[]) => void
}

/**
 * Fills rows when they are opened: the first time with a container for the button that saves the page, and with the table of compatibility, which is
 * loaded then (docs/behaviour/updates.md 106).
 */
export function followRows(outcome: HTMLElement, input: RowsInput): { reset(): void } {
  const { signal, onRows } = input
  let rows: readonly OpenRow[] = []
  const open = (row: HTMLDetailsElement): void => {
    const { path = '', page, title = '' } = row.dataset
    const links = row.querySelector<HTMLElement>(':scope > .updates-open > .updates-links')
    if (page === undefined || links === null) return
    if (row.dataset.filled === undefined) {
      row.dataset.filled = ''
      rows = [...rows, { id: `${rows.length} ${path}`, container: containerIn(links), page: { url: page, title } }]
      onRows(rows)
    }
    if (links.nextElementSibling?.matches('.updates-compat') !== true) void showTable({ row, links, path, page }, input)
  }
  // The event does not bubble.
  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches('.updates-event')) open(target)
  }
  outcome.addEventListener('toggle', onToggle, { signal, capture: true })
  // Those that were opened before the script came.
  for (const row of outcome.querySelectorAll<HTMLDetailsElement>('.updates-event[open]')) open(row)
  return {
    reset() {
      rows = []
      onRows(rows)
    },
  }
}

function containerIn(links: HTMLElement): HTMLElement {
  const container = document.createElement('li')
  links.append(container)
  return container
}

interface TableInput {
  readonly row: HTMLElement
  readonly links: HTMLElement
  readonly path: string
  readonly page: string
}

/** Loads the table below the links. After a failure it is loaded again when the row is closed and opened. */
async function showTable({ row, links, path, page }: TableInput, { t, words, locale, parts, signal }: RowsInput): Promise<void> {
  const container = document.createElement('div')
  container.className = 'updates-compat prose'
  container.textContent = words.t('compat_loading')
  links.after(container)
  try {
    const [{ showCompat }] = await Promise.all([loadChunk(() => import('./show-compat.ts')), parts.loadTableStyles()])
    await showCompat(container, { path, page, words: { t, locale }, signal })
  } catch (error) {
    console.warn(`the table of ${path} is missing`, error)
    container.textContent = words.t('compat_failed')
    row.addEventListener('toggle', () => container.remove(), { once: true, signal })
  }
}
