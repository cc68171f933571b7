/**
 * Pages and states of the real content through axe (WCAG 2.0 to 2.2, levels A and AA, and best practice), in Chromium on a served site: 23 pages
 * in a wide window and the light theme, the same on a phone and in the dark theme, and 22 states that users open.
 *
 *     node bench/axe-states.ts SITE_URL [FROM [TO]]
 *
 * The results of examples are left out: their colours and elements are those of the content. FROM and TO are places in the list, for a part of it.
 */
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const DOCS = '/en-US/docs'
const FLEX = `${DOCS}/Web/CSS/Reference/Properties/flex-direction`
const MAP = `${DOCS}/Web/JavaScript/Reference/Global_Objects/Array/map`
const DISPLAY = `${DOCS}/Web/CSS/Reference/Properties/display`
const PAGES = [
  '/en-US/',
  DISPLAY,
  FLEX,
  MAP,
  `${DOCS}/Web/API`,
  `${DOCS}/Web/API/Element`,
  `${DOCS}/Web/API/Window`,
  `${DOCS}/Web/HTML/Reference/Elements/input`,
  `${DOCS}/Web/HTTP/Reference/Headers`,
  `${DOCS}/Learn_web_development`,
  `${DOCS}/Learn_web_development/Core/CSS_layout/Flexbox`,
  `${DOCS}/Glossary`,
  `${DOCS}/Glossary/Flexbox`,
  '/de/docs/Web/CSS',
  '/en-US/search?q=flex',
  '/en-US/search?q=flexbocks',
  `${DOCS}/Web/CSS/Flexbocks`,
  '/en-US/blog/',
  '/en-US/curriculum/',
  '/en-US/play',
  '/en-US/plus/collections',
  '/en-US/community',
  '/users/fxa/login/authenticate/',
] as const

type Act = (page: Page) => Promise<void>

const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click()
const type =
  (selector: string, text: string): Act =>
  (page) =>
    page.locator(selector).first().fill(text)

/** What a user does on a page, and the width of the window in pixels. */
const STATES: readonly (readonly [name: string, path: string, width: number, act: Act])[] = [
  ['menu', DISPLAY, 1280, click('.main-menu summary')],
  ['main menu', DISPLAY, 375, click('.menu-toggle summary')],
  ['theme', DISPLAY, 1280, click('.theme-button')],
  ['languages', '/de/docs/Web/CSS', 1280, click('.language-menu summary')],
  ['quick search', DISPLAY, 1280, type('#search', 'flex')],
  ['quick search', DISPLAY, 375, type('#search', 'flex')],
  ['sidebar', DISPLAY, 375, click('.sidebar-toggle summary')],
  ['filter', DISPLAY, 1280, type('.sidebar-filter input', 'flex')],
  ['filter', `${DOCS}/Learn_web_development`, 1280, type('.sidebar-filter input', 'css')],
  ['filter without matches', `${DOCS}/Glossary/Flexbox`, 1280, type('.sidebar-filter input', 'xyzzy')],
  ['contents', DISPLAY, 375, click('.toc-toggle summary')],
  ['baseline', FLEX, 1280, click('details.baseline > summary')],
  ['compat cell', FLEX, 1280, click('.compat td summary')],
  ['compat feature', FLEX, 375, click('.compat th summary')],
  ['example with a choice', FLEX, 1280, click('interactive-example [type="radio"]:not(:checked)')],
  ['example that prints', MAP, 1280, click('interactive-example button:text-is("Run")')],
  ['feedback', `${DOCS}/Glossary/Flexbox`, 1280, click('.feedback button:last-child')],
  ['collapsed sidebar', DISPLAY, 1280, click('.sidebar-collapse')],
  ['save', DISPLAY, 1280, click('.save-button')],
  ['filters of a search', '/en-US/search?q=flex', 375, click('.search-filter')],
  ['layout', '/en-US/play', 1280, click('.play-toolbar summary')],
  ['console', '/en-US/play', 375, click('[role="tab"]:last-child')],
]

interface Combination {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly act: Act | undefined
}

const COMBINATIONS: readonly Combination[] = [
  ...PAGES.map((path) => ({ name: '', path, width: 1280, colorScheme: 'light' as const, act: undefined })),
  ...PAGES.map((path) => ({ name: '', path, width: 375, colorScheme: 'dark' as const, act: undefined })),
  ...STATES.map(([name, path, width, act], index) => ({
    name,
    path,
    width,
    colorScheme: index % 2 === 0 ? ('light' as const) : ('dark' as const),
    act,
  })),
]

const [origin = 'http://localhost:3000', from = '0', to] = process.argv.slice(2)
const chosen = COMBINATIONS.slice(Number(from), to === undefined ? undefined : Number(to))
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
try {
  let clean = 0
  for (const combination of chosen) {
    const found = await findViolations(combination)
    if (found.length === 0) clean += 1
    else console.log(`${combination.path} ${combination.width} px ${combination.colorScheme} ${combination.name}: ${found.join(', ')}`)
  }
  console.log(`${clean} of ${chosen.length} clean`)
} finally {
  await browser.close()
}

/** Rules with the number of elements that break them. */
async function findViolations({ path, width, colorScheme, act }: Combination): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await act?.(page)
    // What the user asked for may come from the server.
    await page.waitForTimeout(1000)
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(TAGS).analyze()
    return violations.map(({ id, nodes }) => `${id} ${nodes.length} (${nodes[0]?.target.join(' ')})`)
  } catch (error) {
    return [`not measured: ${String(error).slice(0, 120)}`]
  } finally {
    await context.close()
  }
}
