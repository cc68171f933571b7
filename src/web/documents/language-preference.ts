import { findLocale, type LocaleCode } from '#contracts/locales.ts'
import { forgetLocale, rememberedLocale, rememberLocale } from '../ui/locale-cookie.ts'

const attached = new WeakSet<HTMLDetailsElement>()

/**
 * Brings the language menu to life: its switch remembers the page's language in a cookie, choosing another language while this one is
 * remembered remembers that one (reference/client.md 9.4), and Escape, a click and the focus outside close it.
 */
export function attachPreference(menu: HTMLDetailsElement | null): void {
  if (menu === null) return
  const input = menu.querySelector('input')
  const locale = findLocale(menu.dataset.locale ?? '')?.code
  if (input === null || locale === undefined) return
  input.checked = rememberedLocale() === locale
  if (attached.has(menu)) return
  attached.add(menu)
  closeFromOutside(menu)
  input.addEventListener('change', () => keep(menu, input, locale))
  menu.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element ? findLocale(target.closest('a')?.hreflang ?? '')?.code : undefined
    if (chosen !== undefined && rememberedLocale() === locale) rememberLocale(chosen)
  })
}

function keep(menu: HTMLDetailsElement, input: HTMLInputElement, locale: LocaleCode): void {
  const isWanted = input.checked
  if (isWanted) input.checked = rememberLocale(locale)
  else forgetLocale()
  const refusal = menu.querySelector<HTMLElement>('[role="status"]')
  if (refusal !== null) refusal.textContent = isWanted && !input.checked ? (refusal.dataset.text ?? '') : ''
}

/** As long as the menu stands on the page. */
function closeFromOutside(menu: HTMLDetailsElement): void {
  const control = new AbortController()
  const { signal } = control
  const closeOutside = ({ target }: Event): void => {
    if (!menu.isConnected) control.abort()
    else if (menu.open && !(target instanceof Node && menu.contains(target))) menu.open = false
  }
  document.addEventListener('pointerdown', closeOutside, { signal })
  document.addEventListener('focusin', closeOutside, { signal })
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    event.stopPropagation()
    menu.querySelector('summary')?.focus()
    menu.open = false
  })
}
