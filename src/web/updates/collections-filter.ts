import type { LocaleCode } from '#contracts/locales.ts'
import { readAskedUpdates } from '#contracts/updates-url.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { updateFilterHtml } from '#markup/updates-form-html.ts'
import { currentUser, watchUser } from '../browser/user.ts'
import { closeMenuByUse } from '../ui/close-menu.ts'
import { syncForm } from './sync-form.ts'
import type { UpdatesParts } from './updates-parts.ts'

interface FilterInput {
  readonly locale: LocaleCode
  readonly words: UpdatesWords
  readonly parts: UpdatesParts
  readonly signal: AbortSignal
}

/** Offers signed-in users their collections as a filter, those that have pages (docs/behaviour/updates.md 103). */
export function attachCollections(root: HTMLElement, { locale, words, parts, signal }: FilterInput): void {
  const form = root.querySelector<HTMLFormElement>('.updates-form')
  const container = form?.querySelector('.updates-collections')
  if (form == null || container == null) return
  let isAsked = false
  const look = (): void => {
    if (isAsked || currentUser()?.isAuthenticated !== true) return
    isAsked = true
    parts.listCollections().then(
      (choices) => {
        if (signal.aborted || choices.length === 0) return
        const asked = readAskedUpdates(new URLSearchParams(location.search), locale)
        container.innerHTML = updateFilterHtml('collections', choices, asked, words).toString()
        syncForm(form, asked, words)
        const filter = container.querySelector('details')
        if (filter !== null) signal.addEventListener('abort', closeMenuByUse(filter), { once: true })
      },
      (error: unknown) => console.warn('the collections are no filter', error),
    )
  }
  signal.addEventListener('abort', watchUser(look), { once: true })
  look()
}
