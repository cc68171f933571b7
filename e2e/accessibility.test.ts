import { expect, type Page } from '@playwright/test'
import { open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'
import { TYPICAL_PAGES } from './fixtures/typical-pages.ts'

const HAS = '/en-US/docs/Web/CSS/Reference/Selectors/:has'

/** The element with the focus: its name as a user hears it in short, and whether its outline can be seen. */
function describeFocus(page: Page): Promise<{ readonly name: string; readonly isShown: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return { name: name.replaceAll(/\s+/g, ' ').trim(), isShown: outlineStyle !== 'none' && outlineWidth !== '0px' && isInWindow }
  })
}

test('the first key leads past the head, to the article', async ({ page }) => {
  await open(page, HAS)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${HAS}#content`)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('every control of the head is reached by the keyboard, in the order of sight, and shows it', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 800 })
  await open(page, HAS)
  const names: string[] = []
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    const { name, isShown } = await describeFocus(page)
    expect(isShown, `the focus on ${name} can be seen`).toBe(true)
    names.push(name)
  }
  expect(names.slice(0, 8)).toEqual([
    'Skip to main content',
    'Skip to search',
    `${STARTER_BRAND.shortName} home`,
    'References',
    'Learn',
    'Plus',
    'CurriculumNew',
    'Blog',
  ])
  const rest = names.slice(names.indexOf('Theme'))
  expect(rest.slice(1, 3)).toEqual(['Log in', 'Sign up'])
  expect(rest[3]).toMatch(/Collapse sidebar$/)
  expect(rest.slice(4, 8)).toEqual(['Web', 'CSS', 'Reference', ':has()'])
})

test('on a phone the keyboard opens the menu and the sidebar, and Escape closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open(page, HAS)
  const toggle = page.locator('.menu-toggle summary')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(toggle).toContainText('Close main menu')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.locator('.sidebar-toggle summary').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('navigation', { name: 'Related pages' })).toBeVisible()
})

test('what scrolls by itself can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(HAS)
  const unreachable = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => element.tabIndex < 0 && element.querySelector('a, button, [tabindex="0"]') === null)
      .map((element) => `${element.tagName} ${element.className}`),
  )
  // Chromium makes a scroller without anything to focus in it reachable by itself; what is named here would not be in other browsers.
  expect(unreachable.filter((name) => !name.startsWith('PRE'))).toEqual([])
})

for (const path of [...TYPICAL_PAGES, '/en-US/docs/No_such_page']) {
  test.describe(`the structure of ${path}`, () => {
    test.use({ expectedProblems: /status of 404/ })

    test('has names, levels and landmarks', async ({ page }) => {
      await page.goto(path)
      const problems = await page.evaluate(() => {
        const nameOf = (element: Element): string => {
          const labels = (element.getAttribute('aria-labelledby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
          return [element.getAttribute('aria-label'), labels.join(' '), element.textContent, element.querySelector('img')?.alt]
            .join('')
            .trim()
        }
        const found: string[] = []
        const check = (isGood: boolean, text: string): void => void (isGood || found.push(text))
        const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)]

        for (const element of all('a[href], button, summary')) check(nameOf(element) !== '', `no name: ${element.outerHTML.slice(0, 120)}`)
        for (const image of all('img')) check(image.hasAttribute('alt'), `no alt: ${image.outerHTML.slice(0, 120)}`)
        for (const nav of all('nav')) check(nav.hasAttribute('aria-label') || nav.hasAttribute('aria-labelledby'), `a nav without a name`)
        for (const landmark of ['main', 'h1', 'header.site-header', 'footer.site-footer'])
          check(all(landmark).length === 1, `${all(landmark).length} × ${landmark}`)

        const ids = all('[id]').map(({ id }) => id)
        for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) found.push(`twice the id ${id}`)
        for (const element of all('[aria-labelledby], [aria-controls]'))
          for (const id of (element.getAttribute('aria-labelledby') ?? element.getAttribute('aria-controls') ?? '').split(' '))
            check(document.getElementById(id) !== null, `refers to no element: ${element.outerHTML.slice(0, 120)}`)

        const levels = all('main :is(h1, h2, h3, h4, h5, h6)').map((heading) => Number(heading.tagName.slice(1)))
        levels.forEach((level, index) => {
          check(level - (levels[index - 1] ?? 0) <= 1, `h${level} after h${levels[index - 1]}`)
        })
        for (const link of all('main a[href^="#"]'))
          check(
            ids.includes(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')),
            `leads nowhere: ${link.outerHTML.slice(0, 120)}`,
          )
        return found
      })
      expect(problems).toEqual([])
    })
  })
}
