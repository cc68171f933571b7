import { findLocale, type LocaleCode } from '#contracts/locales.ts'
import { isOverArticle } from '../article/use-panel-over-article.ts'
import { forgetLocale, rememberedLocale, rememberLocale } from '../browser/locale-cookie.ts'
import { closeMenuByUse } from '../ui/close-menu.ts'

/**
 * Hydrates the language menu: its switch remembers the page's language in a cookie, choosing another language while this one is
 * remembered remembers that one (docs/behaviour/reading.md 12), and Escape, a click and the focus outside close it.
 */
export function attachPreference(menu: HTMLDetailsElement): void {
  const input = menu.querySelector('input')
  const locale = findLocale(menu.dataset.locale ?? '')?.code
  if (input === null || locale === undefined) return
  const show = (): void => {
    input.checked = rememberedLocale() === locale
  }
  // It is on only when the user has switched it on before this code came: the HTML has it off, and browsers restore nothing (`autocomplete`).
  if (input.checked) keep(menu, input, locale)
  else show()
  // Among the folded actions the menu takes room, and closing it would move what is pressed next: there it stays open within the actions.
  closeMenuByUse(menu, { inside: () => (isOverArticle('article-actions') ? menu.parentElement : menu) })
  input.addEventListener('change', () => keep(menu, input, locale))
  menu.addEventListener('click', ({ target }) => {
    // Another tab may have changed what is remembered.
    if (target instanceof Element && target.closest('summary') !== null) show()
    const chosen = target instanceof Element ? findLocale(target.closest('a')?.hreflang ?? '')?.code : undefined
    if (chosen !== undefined && rememberedLocale() === locale) rememberLocale(chosen)
  })
}

function keep(menu: HTMLDetailsElement, input: HTMLInputElement, locale: LocaleCode): void {
  const isWanted = input.checked
  if (isWanted) input.checked = rememberLocale(locale)
  else forgetLocale()
  const rejection = menu.querySelector<HTMLElement>('[role="status"]')
  if (rejection !== null) rejection.textContent = isWanted && !input.checked ? (rejection.dataset.text ?? '') : ''
}
