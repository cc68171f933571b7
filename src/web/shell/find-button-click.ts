import { ADDRESS_MAX } from '#contracts/event-limits.ts'
import type { MeasuredEvent } from '#contracts/events.ts'
import { THEMES } from '#contracts/preference-values.ts'

type Rule = readonly [selector: string, eventOf: (button: HTMLElement) => MeasuredEvent | undefined]

/** Buttons and the heads of `<details>` that have an event of their own; the first rule that fits counts. */
const RULES: readonly Rule[] = [
  ['.theme-button', (button) => ({ name: 'menu.toggle', id: 'theme', isOpen: button.ariaExpanded !== 'true' })],
  ['.theme-menu [role="menuitemradio"]', themeChoice],
  ['.menu-toggle > summary', (summary) => ({ name: 'menu.toggle', id: 'main-menu', isOpen: willOpen(summary) })],
  ['.account-toggle > summary', (summary) => ({ name: 'accounts.menu', isOpen: willOpen(summary) })],
  ['.account-menu button', () => ({ name: 'accounts.sign_out' })],
  ['.main-menu summary', (summary) => ({ name: 'menu.toggle', id: `main-menu-${placeOf(summary)}`, isOpen: willOpen(summary) })],
  ['.language-menu > summary', (summary) => ({ name: 'language.toggle', isOpen: willOpen(summary) })],
  ['.sidebar-toggle > summary', (summary) => ({ name: 'article.sidebar_toggle', isOpen: willOpen(summary) })],
  ['.sidebar-collapse', () => ({ name: 'article.sidebar_toggle', isOpen: document.documentElement.dataset.sidebarState !== undefined })],
  ['.save-button', () => ({ name: 'collections.bookmark_menu', isOpen: true })],
  ['.compat td summary', (summary) => ({ name: 'compat.toggle', id: browserOf(summary), isOpen: willOpen(summary) })],
  ['.compat [data-compat="copy"]', () => ({ name: 'compat.copy' })],
  ['.compat-choice button', showAllBrowsers],
  ['.error-panel button', () => ({ name: 'page.reload_after_error', url: location.href.slice(0, ADDRESS_MAX) })],
]

/** The event of a click on a button or a `<summary>`; undefined where none is named for it. */
export function findButtonClick(button: HTMLElement): MeasuredEvent | undefined {
  return RULES.find(([selector]) => button.matches(selector))?.[1](button)
}

/** The click is heard before it has opened or closed anything. */
function willOpen({ parentElement }: HTMLElement): boolean {
  return parentElement instanceof HTMLDetailsElement && !parentElement.open
}

/** From 1 on: which menus there are, and what they are called, depends on the site and the language. */
function placeOf(summary: HTMLElement): number {
  const item = summary.closest('li')
  return item === null ? 0 : 1 + [...(item.parentElement?.children ?? [])].indexOf(item)
}

function browserOf(summary: HTMLElement): string {
  return summary.closest('td')?.dataset.b ?? ''
}

function themeChoice(item: HTMLElement): MeasuredEvent | undefined {
  const [...items] = item.parentElement?.querySelectorAll('[role="menuitemradio"]') ?? []
  const theme = THEMES[items.indexOf(item)]
  return theme === undefined ? undefined : { name: 'theme.choose', theme }
}

function showAllBrowsers(button: HTMLElement): MeasuredEvent {
  return { name: 'compat.browsers', count: button.closest('.compat-choice')?.querySelectorAll('input').length ?? 0 }
}
