import type { Browser, Page } from '@playwright/test'
import { openSlowly } from './open-slowly.ts'
import { LARGEST } from './pages.ts'

const SLOWDOWN = 4
/** Longer than any notice or animation that an interaction starts, in milliseconds. */
const SETTLE_MS = 600

/** What a user does, and the element that is used; those that a page does not have are left out. */
interface Interaction {
  readonly name: string
  readonly target: string
  use(page: Page, target: string): Promise<void>
}

const click = (page: Page, target: string): Promise<void> => page.locator(target).first().click()
const type = (text: string) => async (page: Page, target: string) => {
  await page.locator(target).first().focus()
  await page.keyboard.type(text)
}
const pressEscape = (page: Page): Promise<void> => page.keyboard.press('Escape')

/** Twenty of them: menus, quick search, save, filter, a table of compatibility, groups of the sidebar and of the contents. */
const INTERACTIONS: readonly Interaction[] = [
  { name: 'main menu opens', target: '.main-menu details > summary', use: click },
  { name: 'main menu closes', target: '.main-menu', use: pressEscape },
  { name: 'second main menu opens', target: '.main-menu li:nth-child(2) > details > summary', use: click },
  { name: 'second main menu closes', target: '.main-menu', use: pressEscape },
  { name: 'menu of themes opens', target: '.theme-button', use: click },
  { name: 'dark theme', target: '.theme-menu button:nth-child(3)', use: click },
  { name: 'menu of themes opens again', target: '.theme-button', use: click },
  { name: 'menu of themes closes', target: '.theme-button', use: pressEscape },
  { name: 'menu of languages opens', target: '.language-menu summary', use: click },
  { name: 'menu of languages closes', target: '.language-menu', use: pressEscape },
  { name: 'quick search gets the focus', target: '#search', use: click },
  { name: 'letters of a quick search', target: '#search', use: type('array') },
  { name: 'quick search closes', target: '#search', use: pressEscape },
  { name: 'save', target: '.save-button', use: click },
  { name: 'what save opened closes', target: '.save-button', use: pressEscape },
  { name: 'letters of the filter', target: '#sidebar-filter', use: type('map') },
  { name: 'filter cleared', target: '.sidebar-filter-clear', use: click },
  { name: 'sidebar collapses', target: '.sidebar-collapse', use: click },
  { name: 'sidebar comes back', target: '.sidebar-collapse', use: click },
  { name: 'cell of a table opens', target: '.compat td summary', use: click },
  { name: 'cell of a table closes', target: '.compat td summary', use: pressEscape },
]

/**
 * Prints the time from an interaction to the next paint (Event Timing API) on the largest articles with a processor that is slowed down, in
 * milliseconds of the clock: the longest of each page and all of them.
 */
export async function printInteractions(browser: Browser, origin: string): Promise<void> {
  for (const path of LARGEST) {
    const { page } = await openSlowly(browser, origin + path, SLOWDOWN)
    await page.evaluate(() => {
      const durations: number[] = []
      Object.assign(globalThis, { durations })
      // The shortest duration that browsers report; TypeScript's options lack it.
      const options: PerformanceObserverInit & { readonly durationThreshold: number } = { type: 'event', durationThreshold: 16 }
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration)
      }).observe(options)
    })
    const results: { readonly name: string; readonly ms: number }[] = []
    for (const interaction of INTERACTIONS) {
      const found = page.locator(interaction.target).first()
      if (!(await found.isVisible())) continue
      // Who uses it sees it: scrolling to it is not a part of the interaction.
      await found.scrollIntoViewIfNeeded()
      await takeLongest(page)
      await interaction.use(page, interaction.target)
      results.push({ name: interaction.name, ms: await takeLongest(page) })
    }
    const longest = Math.max(...results.map(({ ms }) => ms))
    console.log(
      `${path}: ${longest} ms at most in ${results.length} interactions: ${results.map(({ name, ms }) => `${name} ${ms}`).join(', ')}`,
    )
    await page.context().close()
  }
}

/** The longest event since the last call, 0 for less than 16 ms. */
async function takeLongest(page: Page): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  return page.evaluate(() => {
    const durations: unknown = Reflect.get(globalThis, 'durations')
    return Array.isArray(durations) ? Math.max(0, ...durations.splice(0)) : Number.NaN
  })
}
