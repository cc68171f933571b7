import { COMPAT_STATES } from '#contracts/compat-cell.ts'
import type { Translate } from '../../texts/translator.ts'
import { supportOf } from './compat-fold-html.ts'

/** Counts the browsers that support each feature of a list again, without those that are hidden. */
export function countSupport(table: HTMLElement, { hidden, t }: { readonly hidden: ReadonlySet<string>; readonly t: Translate }): void {
  for (const feature of table.querySelectorAll('th > details')) {
    const head = feature.closest('th')
    const summary = feature.querySelector('summary')
    if (head === null || summary === null) continue
    const cells = [...(head.parentElement?.querySelectorAll<HTMLElement>('td') ?? [])].filter((cell) => !hidden.has(cell.dataset.b ?? ''))
    const { sign, ...counts } = supportOf(cells.map((cell) => COMPAT_STATES.find((state) => cell.classList.contains(state)) ?? 'unknown'))
    const name = head.querySelector('span')?.textContent.replace('§', '').trim() ?? ''
    feature.className = sign
    summary.textContent = t('compat.support_count', { ...counts })
    summary.ariaLabel = t('compat.support_label', { name, ...counts })
  }
}
