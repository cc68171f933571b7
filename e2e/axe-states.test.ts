/* axe on what users open: menus, panels, dialogs, examples and messages of pages that e2e/axe.test.ts sees closed. */
import { expect, type Page } from '@playwright/test'
import { openLiveTable } from './fixtures/compat-table.ts'
import { findViolationsInBothThemes } from './fixtures/find-violations.ts'
import { addLink, open, waitUntilHydrated } from './fixtures/page-actions.ts'
import { editor, openPlayground, write } from './fixtures/playground-actions.ts'
import { test } from './fixtures/test.ts'

const GRID = '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns'
const MAP = '/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array/map'
const TERM = '/en-US/docs/Glossary/Semantics'
const STRUCTURE = '/en-US/curriculum/foundations/structure/'
const PHONE = { width: 375, height: 700 }

/** A state of a page: what a user does after opening it. */
interface State {
  readonly path: string
  readonly isPhone?: true
  readonly make: (page: Page) => Promise<void>
}

const STATES: Readonly<Record<string, State>> = {
  'an open menu of the header': {
    path: TERM,
    make: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click()
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
    },
  },
  'the open main menu of a phone': {
    path: TERM,
    isPhone: true,
    make: async (page) => {
      await page.locator('.menu-toggle summary').click()
      await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click()
    },
  },
  'the menu of the theme': {
    path: TERM,
    make: async (page) => {
      await page.locator('.theme-button').click()
      await expect(page.getByRole('menu', { name: 'Theme' })).toBeVisible()
    },
  },
  'the panel of languages': {
    path: TERM,
    make: async (page) => {
      await page.locator('.language-menu summary').click()
      await expect(page.locator('.language-menu').getByRole('switch')).toBeVisible()
    },
  },
  'quick search with results': {
    path: TERM,
    make: async (page) => {
      await page.locator('#search').fill('grid')
      await expect(page.locator('.search-box [role="option"]').first()).toBeVisible()
    },
  },
  'quick search without results on a phone': {
    path: TERM,
    isPhone: true,
    make: async (page) => {
      await page.locator('#search').click()
      await page.keyboard.type('xyzzyplugh')
      await expect(page.locator('.quick-panel')).toBeVisible()
    },
  },
  'a sidebar that is filtered': {
    path: TERM,
    make: async (page) => {
      await page.getByRole('searchbox', { name: 'Filter sidebar' }).fill('a')
      await expect(page.locator('#sidebar').getByRole('status')).toHaveText(/^\d+ matches$/)
    },
  },
  'a sidebar without matches on a phone': {
    path: TERM,
    isPhone: true,
    make: async (page) => {
      await page.locator('.sidebar-toggle summary').click()
      await page.getByRole('searchbox', { name: 'Filter sidebar' }).fill('no such entry')
      await expect(page.locator('#sidebar').getByRole('status')).toHaveText('No matches')
    },
  },
  'the table of contents over an article': {
    path: TERM,
    isPhone: true,
    make: async (page) => {
      await page.locator('.toc-toggle summary').click()
      await expect(page.getByRole('navigation', { name: 'In this article' })).toBeVisible()
    },
  },
  'an open Baseline bar': {
    path: GRID,
    make: async (page) => {
      await page.locator('details.baseline > summary').click()
      await expect(page.locator('details.baseline')).toHaveAttribute('open')
    },
  },
  'a collapsed sidebar': {
    path: TERM,
    make: async (page) => {
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await expect(page.locator('#sidebar')).toBeHidden()
    },
  },
  'an example that was changed and has run': {
    path: MAP,
    make: async (page) => {
      const example = page.locator('interactive-example')
      await example.scrollIntoViewIfNeeded()
      await example.getByRole('button', { name: 'Edit' }).click()
      await expect(example.getByRole('textbox')).toBeFocused()
      await page.keyboard.insertText('console.log("here");')
      await example.getByRole('button', { name: 'Run' }).click()
      await expect(example.getByRole('log')).toContainText('here')
    },
  },
  'an example with a choice of values': {
    path: GRID,
    make: async (page) => {
      const example = page.locator('interactive-example').first()
      await example.scrollIntoViewIfNeeded()
      await example.getByRole('radio').nth(1).check()
      await expect(example.locator('iframe')).toBeVisible()
    },
  },
  'a quiz with open questions, and one that is answered': {
    path: STRUCTURE,
    make: async (page) => {
      const quiz = page.locator('curriculum-quiz')
      await quiz.getByRole('button', { name: 'Check answers' }).click()
      await expect(quiz.getByRole('status')).toHaveText(/^Answer all questions first/)
      for (const answer of await quiz.locator('li[data-right] input').all()) await answer.check()
      await quiz.getByRole('radio', { name: 'The level whose size looks best' }).check()
      await quiz.getByRole('button', { name: 'Check answers' }).click()
      await expect(quiz.locator('[data-verdict]').first()).toBeVisible()
    },
  },
  'an exercise that was checked': {
    path: `${STRUCTURE}#exercise-recipe`,
    make: async (page) => {
      const exercise = page.locator('curriculum-exercise').first()
      await exercise.getByRole('button', { name: 'Check' }).click()
      await expect(exercise.getByRole('listitem').filter({ hasText: 'Not yet:' }).first()).toBeVisible()
      await exercise.locator('summary').first().click()
    },
  },
  'code blocks in the queue': {
    path: STRUCTURE,
    make: async (page) => {
      await page.getByRole('checkbox', { name: 'Add to playground' }).first().check()
      await expect(page.getByRole('complementary', { name: 'Queue' })).toBeVisible()
    },
  },
  'feedback with its reasons': {
    path: TERM,
    make: async (page) => {
      await page.locator('.feedback').getByRole('button', { name: 'No' }).click()
      await expect(page.locator('.feedback').getByRole('radio').first()).toBeVisible()
    },
  },
  'the choice of filters of a search on a phone': {
    path: '/en-US/search?q=css',
    isPhone: true,
    make: async (page) => {
      await page.getByRole('button', { name: 'Filter' }).click()
      await expect(page.getByRole('navigation', { name: 'Narrow the results' })).toBeInViewport()
    },
  },
}

for (const [name, { path, isPhone, make }] of Object.entries(STATES))
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    await page.setViewportSize(isPhone === true ? PHONE : { width: 1280, height: 900 })
    await open(page, path)
    await make(page)
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

test('axe finds nothing wrong with a table of compatibility whose choice and history are open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const table = await openLiveTable(page, GRID)
  await table.getByRole('button', { name: 'Browsers', exact: true }).click()
  await table.locator('td summary').first().press('Enter')
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

for (const name of ['Layout', 'Drafts', 'Options'])
  test(`axe finds nothing wrong with the menu ${name} of the playground`, async ({ page }) => {
    await openPlayground(page)
    await page.locator('.play-toolbar summary', { hasText: name }).click()
    await expect(page.locator('.play-toolbar details[open]')).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })

test('axe finds nothing wrong with code that ran in the playground, its console and its dialog to share', async ({ page }) => {
  await openPlayground(page)
  await write(page, 'HTML', '<p>here</p>')
  await write(page, 'JavaScript', 'console.log({ a: [1, 2] }); console.table([{ b: 1 }]); console.info("w")')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('log', { name: 'Console' }).getByRole('listitem')).not.toHaveCount(0)
  await page.locator('.play-shortcuts summary').click()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test('axe finds nothing wrong with the playground of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPlayground(page)
  await page.getByRole('tab', { name: 'Console' }).click()
  expect(await findViolationsInBothThemes(page)).toEqual([])
  await page.getByRole('tab', { name: 'Result' }).click()
  await expect(editor(page, 'HTML')).toBeHidden()
  expect(await findViolationsInBothThemes(page)).toEqual([])
})

test.describe('offline', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|could not be fetched/ })

  test('axe finds nothing wrong with the page and the notice that say so', async ({ page, context }) => {
    await open(page, TERM)
    const link = await addLink(page, '/en-US/docs/Glossary/DOM')
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
    expect(await findViolationsInBothThemes(page)).toEqual([])
    await context.setOffline(false)
    await openPlayground(page)
    await context.setOffline(true)
    await expect(page.locator('.foot-notice')).toBeVisible()
    expect(await findViolationsInBothThemes(page)).toEqual([])
  })
})

test.describe('an address without a page', () => {
  test.use({ expectedProblems: /status of 404/ })

  test('axe finds nothing wrong with similar pages, nor with the offer of the English page', async ({ page }) => {
    for (const path of ['/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Polici', '/de/docs/Web/CSS/Reference/Properties/gap']) {
      await page.goto(path)
      await waitUntilHydrated(page)
      await expect(page.locator('.suggestions a').first()).toBeVisible()
      expect(await findViolationsInBothThemes(page), path).toEqual([])
    }
  })
})
