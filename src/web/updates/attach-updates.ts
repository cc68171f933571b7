import type { LocaleCode } from '#contracts/locales.ts'
import { type AskedUpdates, readAskedUpdates, updatesPath, updatesUrl } from '#contracts/updates-url.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'
import { ownEntries, pushEntry, rememberScroll } from '../browser/history-entry.ts'
import { isPlainClick } from '../browser/is-plain-click.ts'
import type { Translate } from '../texts/translator.ts'
import { closeMenuByUse } from '../ui/close-menu.ts'
import { markNewReleases } from './mark-new-releases.ts'
import { followRows, type OpenRow } from './open-rows.ts'
import { readForm, syncForm } from './sync-form.ts'
import { UpdatesList } from './updates-list.ts'
import type { UpdatesParts } from './updates-parts.ts'

interface AttachInput {
  readonly locale: LocaleCode
  readonly words: UpdatesWords
  /** Of the interface, for tables of compatibility. */
  readonly t: Translate
  readonly parts: UpdatesParts
  readonly signal: AbortSignal
  /** Gets the rows that were opened, for what React shows in them. */
  readonly onRows: (rows: readonly OpenRow[]) => void
}

/**
 * Lets the page of updates answer without a load of the page: filters, other pages of the list, and the browser's way back and forward
 * (docs/behaviour/updates.md 110 to 112).
 */
export function attachUpdates(root: HTMLElement, { locale, words, t, parts, signal, onRows }: AttachInput): void {
  const form = root.querySelector<HTMLFormElement>('.updates-form')
  const outcome = root.querySelector<HTMLElement>('.updates-outcome')
  const status = root.querySelector<HTMLElement>('[role="status"]')
  if (form === null || outcome === null || status === null) return
  const markNew = markNewReleases(outcome, words)
  const rows = followRows(outcome, { t, words, locale, parts, signal, onRows })
  const list = new UpdatesList({ outcome, status, words, onShown: () => [markNew(), rows.reset()] })
  signal.addEventListener('abort', () => list.stop(), { once: true })
  let shown = updatesUrl(readAskedUpdates(new URLSearchParams(location.search), locale))

  const show = (asked: AskedUpdates, more: { readonly isFocused?: boolean; readonly scroll?: number | undefined } = {}): void => {
    shown = updatesUrl(asked)
    syncForm(form, asked, words)
    void list.show(asked, more)
  }
  const go = (asked: AskedUpdates, more: { readonly isFocused: boolean }): void => {
    const url = updatesUrl(asked)
    if (url === shown) return
    history.scrollRestoration = 'manual'
    rememberScroll()
    pushEntry(new URL(url, location.href))
    show(asked, more)
  }
  const submit = (): void => go(readForm(form, locale), { isFocused: false })

  form.dataset.live = ''
  // A filter that was chosen before the script came.
  if (form.contains(document.activeElement) && isChanged(form, locale)) submit()
  form.addEventListener('change', submit, { signal })
  // The browser's own button in the field, which clears it.
  form.addEventListener('search', submit, { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      submit()
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const asked = isPlainClick(event) ? findAsked(event.target, locale) : undefined
      if (asked === undefined) return
      event.preventDefault()
      // Also after a failure, when the address is the same.
      if (updatesUrl(asked) === shown) show(asked, { isFocused: true })
      else go(asked, { isFocused: true })
    },
    { signal },
  )
  ownEntries(({ scroll = 0 }) => {
    if (location.pathname !== updatesPath(locale)) return false
    const asked = readAskedUpdates(new URLSearchParams(location.search), locale)
    if (updatesUrl(asked) !== shown) show(asked, { scroll })
    return true
  }, signal)
  for (const filter of form.querySelectorAll<HTMLDetailsElement>('.updates-filter'))
    signal.addEventListener('abort', closeMenuByUse(filter), { once: true })
}

/** Whether the form asks for something else than the address. */
function isChanged(form: HTMLFormElement, locale: LocaleCode): boolean {
  const asked = readAskedUpdates(new URLSearchParams(location.search), locale)
  return updatesUrl(readForm(form, locale)) !== updatesUrl({ ...asked, release: '', from: 0, page: 1 })
}

/** What a link within the page asks for; undefined for a link to anywhere else, or to another window. */
function findAsked(target: EventTarget | null, locale: LocaleCode): AskedUpdates | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== location.origin || link.pathname !== updatesPath(locale) || link.hash !== '') return undefined
  return link.target === '' ? readAskedUpdates(new URLSearchParams(link.search), locale) : undefined
}
