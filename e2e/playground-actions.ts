import { deflateRawSync } from 'node:zlib'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { waitUntilAlive } from './page-actions.ts'

export type PlayLanguage = 'HTML' | 'CSS' | 'JavaScript' | 'WAT'

/** An editor of the playground. */
export function editor(page: Page, language: PlayLanguage): Locator {
  return page.getByRole('textbox', { name: `${language} editor` })
}

/** Opens a playground and waits until its editors are there. */
export async function openPlayground(page: Page, path = '/en-US/play', options: { readonly referer?: string } = {}): Promise<void> {
  await page.goto(path, options)
  await waitUntilAlive(page)
  await expect(page.locator('.cm-content')).toHaveCount(3)
}

/** Puts code into an editor, in place of what is there, as the keyboard does. */
export async function write(page: Page, language: PlayLanguage, code: string): Promise<void> {
  await editor(page, language).click()
  await page.keyboard.press('ControlOrMeta+A')
  if (code === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(code)
}

/** The document in which the code runs. */
export function result(page: Page): FrameLocator {
  return page.frameLocator('.play-result iframe')
}

/** The lines of the console. */
export function consoleLines(page: Page): Locator {
  return page.getByRole('log', { name: 'Console' }).getByRole('listitem')
}

/** A query that holds code. */
export function stateQuery(state: object): string {
  return `?state=${encodeURIComponent(deflateRawSync(JSON.stringify(state)).toString('base64'))}`
}

/** Answers the next question of the page. */
export function answer(page: Page, isYes: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message())
      void (isYes ? dialog.accept() : dialog.dismiss())
    })
  })
}
