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
  readonly place: HTMLElement
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
 * Fills rows when they are opened for the first time: a place for the button that saves the page, and the table of compatibility, which is loaded
 * then (docs/behaviour/updates.md 106).
 */
export function followRows(outcome: HTMLElement, { t, words, locale, parts, signal, onRows }: RowsInput): { reset(): void } {
  let rows: readonly OpenRow[] = []
  const open = (row: HTMLDetailsElement): void => {
    const { path = '', page, title = '', filled } = row.dataset
    const body = row.querySelector(':scope > .updates-open')
    if (page === undefined || filled !== undefined || body === null) return
    row.dataset.filled = ''
    const place = document.createElement('li')
    body.querySelector('.updates-links')?.append(place)
    rows = [...rows, { id: `${rows.length} ${path}`, place, page: { url: page, title } }]
    onRows(rows)
    const table = document.createElement('div')
    table.className = 'updates-compat prose'
    table.textContent = words.t('compat_loading')
    body.querySelector('.updates-links')?.after(table)
    const shown = Promise.all([loadChunk(() => import('./show-compat.ts')), parts.loadTableStyles()])
    shown
      .then(([{ showCompat }]) => showCompat(table, { path, page, words: { t, locale }, signal }))
      .catch((error: unknown) => {
        console.warn(`the table of ${path} is missing`, error)
        // Another try with the next opening.
        table.textContent = words.t('compat_failed')
        delete row.dataset.filled
        row.addEventListener('toggle', () => table.remove(), { once: true, signal })
      })
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
