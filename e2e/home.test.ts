import { expect } from '@playwright/test'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { listBrokenWords } from './fixtures/broken-words.ts'
import { isMarked, markDocument, open } from './fixtures/page-actions.ts'
import { STARTER_BRAND } from './fixtures/starter-brand.ts'
import { test } from './fixtures/test.ts'
import { textOf } from './fixtures/text-of.ts'

test.use({ viewport: { width: 1300, height: 800 } })

test('the home page leads to the areas of the site', async ({ page }) => {
  await open(page, '/en-US/')
  await expect(page).toHaveTitle(STARTER_BRAND.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STARTER_BRAND.name)
  const areas = page.getByRole('region', { name: 'Explore' })
  await expect(areas.getByRole('link')).toContainText(['HTML', 'CSS', 'JavaScript', 'HTTP', 'Web APIs', 'Accessibility'])
  await markDocument(page)
  await areas.getByRole('link', { name: 'HTTP' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/HTTP')
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${STARTER_BRAND.shortName} home` })
    .click()
  await expect(page).toHaveURL('/en-US/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('no word in a title of an area is broken, in any language', async ({ page }) => {
  for (const { code } of INTERFACE_LOCALES) {
    await page.goto(`/${code}/`)
    const titles = page.locator('.areas .card :is(h2, h3) a')
    await expect(titles).not.toHaveCount(0)
    const hasSpaces = !['ja', 'ko', 'zh-CN', 'zh-TW'].includes(code)
    const broken = await listBrokenWords(titles)
    expect([code, hasSpaces ? broken : broken.filter((word) => /^[a-z]+$/i.test(word))]).toEqual([code, []])
  }
})

test('what a user looks for is found from the hero, with titles while typing, and also on a home page that came in place of another', async ({
  page,
}) => {
  const hero = page.getByRole('main').getByRole('search', { name: textOf('en-US', 'home.search') })
  const field = hero.locator('input')
  await page.goto('/en-US/')
  await field.fill('promise')
  await expect(
    hero
      .locator('..')
      .getByRole('option', { name: /^Promise/ })
      .first(),
  ).toBeVisible()
  await open(page, '/en-US/blog/')
  await markDocument(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${STARTER_BRAND.name} home` })
    .click()
  await field.fill('gap')
  await expect(hero.locator('..').getByRole('option', { name: /^gap/ }).first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await field.press('Enter')
  await expect(page).toHaveURL('/en-US/docs/Web/CSS/Reference/Properties/gap')
})

test('the hero moves for less than five seconds, and not at all for users who want no motion', async ({ page }) => {
  const endsOf = (): Promise<readonly number[]> =>
    page
      .locator('.hero-picture')
      .evaluate((picture) =>
        picture.getAnimations({ subtree: true }).map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
      )
  await page.goto('/en-US/', { waitUntil: 'commit' })
  const ends = await endsOf()
  expect(ends.length).toBeGreaterThan(10)
  expect(Math.max(...ends)).toBeLessThan(5000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await endsOf()).toEqual([])
  await expect(page.locator('.hero-lines path').first()).toHaveCSS('stroke-dashoffset', '0px')
})

test('the head of the home page is dark in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/en-US/')
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(12, 42, 33)')
  }
})

test('the articles worth reading are shown with what they are about', async ({ page }) => {
  await page.goto('/en-US/')
  const cards = page.getByRole('region', { name: 'Worth reading' }).getByRole('listitem')
  expect(await cards.count()).toBeGreaterThan(2)
  for (const card of await cards.all()) await expect(card.locator('p')).toHaveText(/\w.{20}/)
})

test('an article worth reading names the area it belongs to, and leads there', async ({ page }) => {
  await open(page, '/en-US/')
  const card = page.getByRole('region', { name: 'Worth reading' }).getByRole('listitem').filter({ hasText: 'Promise' })
  await card.getByRole('link', { name: 'JavaScript' }).click()
  await expect(page).toHaveURL('/en-US/docs/Web/JavaScript')
})

test('the newest posts are the news, and the newest is new for less than seven days', async ({ page }) => {
  const days = page.getByRole('region', { name: 'Latest news' }).locator('time')
  await page.goto('/en-US/')
  const dates = await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates.length).toBeGreaterThan(1)
  expect(dates).toEqual(dates.toSorted().reverse())
  const [newest = ''] = dates
  for (const [hours, count] of [
    [6 * 24 + 23, 1],
    [7 * 24, 0],
  ] as const) {
    await page.clock.setFixedTime(Date.parse(newest) + hours * 60 * 60 * 1000)
    await open(page, '/en-US/')
    await expect(page.locator('.news-new:visible')).toHaveCount(count)
  }
})

test('the mark of what is new has its place before the page is hydrated, and is not seen without script', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 375, height: 800 },
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const still = await context.newPage()
  await still.goto('/en-US/')
  await expect(still.locator('.news-new').first()).toBeHidden()
  const heightOf = (news: typeof page): Promise<number | undefined> => news.locator('.news').evaluate((section) => section.clientHeight)
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/en-US/')
  const day = Date.parse((await page.locator('.news time').first().getAttribute('datetime')) ?? '')
  await page.clock.setFixedTime(day)
  await open(page, '/en-US/')
  await expect(page.locator('.news-new').first()).toBeVisible()
  expect(await heightOf(page)).toBe(await heightOf(still))
  await context.close()
})

test('a contributor is quoted, and the way to the portrait and to the community is there', async ({ page }) => {
  await open(page, '/de/')
  const portrait = page.getByRole('region', { name: textOf('de', 'home.contributor') })
  await expect(portrait.getByRole('blockquote')).toHaveText(/\w{4}/)
  await expect(portrait.getByRole('link', { name: textOf('de', 'home.get_involved') })).toHaveAttribute('href', '/en-US/community')
  await portrait.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en-US\/community\/spotlight\/\w+$/)
})

test('the newest changes of the content are shown, and what a site has none of is left out', async ({ page, devSite }) => {
  await page.clock.setFixedTime(Date.parse('2025-03-12T12:00:00Z'))
  await open(page, `${devSite.origin}/fr/`)
  const changes = page.getByRole('region', { name: textOf('fr', 'home.contributions') })
  await expect(changes.getByRole('listitem')).toHaveText(['The first pagesil y a 3 jours'])
  await expect(changes.locator('time')).toHaveAttribute('title', '9 mars 2025')
  for (const name of ['home.news', 'home.contributor', 'home.featured'] as const)
    await expect(page.getByRole('region', { name: textOf('fr', name) })).toHaveCount(0)
})

test('the home page is no wider than a phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const { code } of INTERFACE_LOCALES) {
    await page.goto(`/${code}/`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), code).toBe(375)
  }
})

test('the home page is there in every language, with its areas', async ({ page }) => {
  for (const { code } of INTERFACE_LOCALES) {
    await page.goto(`/${code}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page.getByRole('main')).toContainText(textOf(code, 'home.tagline'))
    const menu = page.locator('.main-menu a')
    expect(await menu.count()).toBeGreaterThan(3)
    const answer = await page.request.get((await menu.first().getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
})
