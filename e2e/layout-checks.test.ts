/* The checks of layouts themselves: each finds a problem that is there, and nothing in a page without one. */
import { expect, type Page, test } from '@playwright/test'
import { listLayoutProblems } from './fixtures/layout/list-layout-problems.ts'

const SOUND = '<h1>Title</h1><p>Some words of text, and a <code>name</code>.</p>'

const PROBLEMS = [
  ['a text that its box cuts off', '<p style="width: 60px; overflow: hidden; white-space: nowrap">a long line of text</p>', /text is cut/],
  ['a text that is lower than its box', '<p style="height: 8px; overflow: hidden">a<br>b</p>', /text is cut/],
  [
    'a word that is broken although there is room',
    // A dozen letters in a line, whatever the font of the machine is.
    '<p style="width: 12ch; font-family: monospace; word-break: break-all">Some words around intersection</p>',
    /a word is broken/,
  ],
  [
    'an element wider than its container',
    '<div style="width: 90px"><p style="width: 120px">text</p></div>',
    /wider than its container, by 30 px/,
  ],
  ['an element out of the window', '<p style="width: 400px">text</p>', /out of the window/],
  ['a text over another one', '<p style="margin: 0">one</p><p style="margin: -1.2em 0 0">other</p>', /lie over each other/],
  ['a control over a text', '<p>one</p><button style="position: absolute; left: 0; top: 0">other</button>', /lie over each other/],
  ['a page at one edge', '<p style="width: 120px">text</p>', /px are empty before the page and/],
] as const

async function listProblems(html: string, page: Page): Promise<readonly string[]> {
  await page.setContent(`<style>*, body { margin: 0; font: 20px/1.5 sans-serif }</style><div id="app"><main>${html}</main></div>`)
  return await listLayoutProblems(page, [320])
}

test('a sound page has no problem', async ({ page }) => {
  expect(await listProblems(SOUND, page)).toEqual([])
})

for (const [name, html, message] of PROBLEMS)
  test(`${name} is found`, async ({ page }) => {
    expect((await listProblems(html, page)).join('\n')).toMatch(message)
  })

test('an empty column next to the article is found, and so is a table of contents that can’t be reached', async ({ page }) => {
  const column = 'style="float: left; width: 80px"'
  await page.setContent(
    `<div id="app"><nav id="sidebar" ${column}>Sidebar</nav><main style="margin-left: 220px"><p>Text</p></main><nav class="toc" hidden>List</nav></div>`,
  )
  expect(await listLayoutProblems(page, [600])).toEqual([
    expect.stringMatching(/^600 px: 1\d\d px are empty between sidebar and article$/),
    '600 px: nothing in the middle of the article opens the table of contents',
  ])
})
