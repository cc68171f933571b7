import type { LocaleCode } from '#contracts/locales.ts'
import { type AskedUpdates, isNarrowed, readAskedUpdates, UPDATE_LISTS } from '#contracts/updates-url.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { updateChosenHtml } from '#markup/updates-form-html.ts'

/** What the form asks for: as the browser would send it. */
export function readForm(form: HTMLFormElement, locale: LocaleCode): AskedUpdates {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  return readAskedUpdates(pairs, locale)
}

/** Shows in the form what is asked for. Its elements stay, so that the focus and an open filter do. */
export function syncForm(form: HTMLFormElement, asked: AskedUpdates, words: UpdatesWords): void {
  for (const name of UPDATE_LISTS) {
    for (const box of form.querySelectorAll<HTMLInputElement>(`[type="checkbox"][name="${name}"]`))
      box.checked = asked[name].includes(box.value)
    const chosen = form.querySelector(`[data-chosen="${name}"]`)
    if (chosen !== null) chosen.innerHTML = updateChosenHtml(asked[name].length, words)?.toString() ?? ''
  }
  syncHidden(form, asked)
  const field = form.querySelector<HTMLInputElement>('[name="q"]')
  if (field !== null && field.value.trim() !== asked.q) field.value = asked.q
  const sort = form.querySelector<HTMLSelectElement>('[name="sort"]')
  if (sort !== null) sort.value = asked.sort
  const reset = form.querySelector<HTMLElement>('.updates-reset')
  if (reset !== null) reset.hidden = !isNarrowed(asked) && asked.sort === 'desc'
}

/** Filters that have no control of their own. */
function syncHidden(form: HTMLFormElement, asked: AskedUpdates): void {
  for (const field of form.querySelectorAll('[type="hidden"]')) field.remove()
  const hasBoxes = form.querySelector('[type="checkbox"][name="collections"]') !== null
  const pairs = [
    ...(asked.doc === '' ? [] : [['doc', asked.doc] as const]),
    ...(hasBoxes ? [] : asked.collections.map((id) => ['collections', id] as const)),
  ]
  form.append(
    ...pairs.map(([name, value]) => {
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name, value })
      return field
    }),
  )
}
