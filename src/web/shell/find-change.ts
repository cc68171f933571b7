import type { MeasuredEvent } from '#contracts/events.ts'

/** What is measured of a field that was changed; undefined for most fields. */
export function findChange(target: EventTarget | null): MeasuredEvent | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined
  if (target.closest('.language-preference') !== null) return { name: 'language.remember', isOn: target.checked }
  const choice = target.closest('.compat-choice')
  if (choice !== null) return { name: 'compat.browsers', count: choice.querySelectorAll('input:checked').length }
  const groups = target.closest('.curriculum-groups')
  if (groups !== null) return { name: 'curriculum.group', position: [...groups.querySelectorAll('input')].indexOf(target) + 1 }
  const count = target.closest<HTMLElement>('.sidebar-filter')?.dataset.active
  return count === undefined ? undefined : { name: 'article.sidebar_filter', count: Number(count) }
}
