import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { median } from '../quantiles.ts'
import { commandOf, editPage, type Site } from './make-site.ts'
import { type StartedCommand, startCommand } from './run-command.ts'

const EDITS = 5
const FIRST_PAGE_MS = 10 * 60_000
const EDIT_MS = 60_000
/** Between two tries to open the page. */
const RETRY_MS = 20
/** Between edits, and before the first one. */
const PAUSE_MS = 3000

/** How long a writer waits. */
export interface DevTimes {
  /** From the start of the server, with nothing stored, to the text of a page in the browser. */
  readonly firstPageMs: number
  /** The same once more. */
  readonly againMs: number
  /** From saving a page to its new text in the browser: the median of five edits, after one that is not counted. */
  readonly editMs: number
}

/** Measures the dev server of a tool on a new site. @throws Error when a page or an edit does not appear */
export async function measureDev(site: Site, browser: Browser): Promise<DevTimes> {
  const firstPageMs = await withDevServer(site, browser, async (_, ms) => ms)
  return await withDevServer(site, browser, async (page, againMs) => ({ firstPageMs, againMs, editMs: await measureEdits(site, page) }))
}

/** @param work gets the page that is open, and the time until it was */
async function withDevServer<T>(site: Site, browser: Browser, work: (page: Page, ms: number) => Promise<T>): Promise<T> {
  const port = await findPort()
  const context = await browser.newContext()
  const page = await context.newPage()
  const startedMs = performance.now()
  const server = startCommand(commandOf(site, site.tool.devWords(site.folder, port)))
  try {
    await openPage(page, `http://127.0.0.1:${port}${site.tool.urlOf(site.page.slug)}`, { server, words: site.page.title })
    return await work(page, performance.now() - startedMs)
  } catch (error) {
    throw new Error(`the dev server printed at last:\n${server.lastLines()}`, { cause: error })
  } finally {
    await context.close()
    await server.family.end()
  }
}

/** Opens a page until it is there and shows words. Before the server listens the browser is not bothered: its error pages take processor time. */
async function openPage(
  page: Page,
  url: string,
  { server, words }: { readonly server: StartedCommand; readonly words: string },
): Promise<void> {
  const ended = server.ended.then((code) => {
    throw new Error(`the server ended with ${code}`)
  })
  const tryOnce = async (): Promise<boolean> => {
    if (!(await isListening(Number(new URL(url).port)))) return false
    const response = await page.goto(url, { waitUntil: 'commit', timeout: FIRST_PAGE_MS }).catch(() => null)
    return response?.status() === 200
  }
  const deadline = performance.now() + FIRST_PAGE_MS
  while (!(await Promise.race([ended, tryOnce()]))) {
    if (performance.now() > deadline) throw new Error(`expected ${url} with 200`)
    await wait(RETRY_MS)
  }
  await waitForWords(page, words, FIRST_PAGE_MS)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function measureEdits(site: Site, page: Page): Promise<number> {
  const times: number[] = []
  for (let edit = 0; edit <= EDITS; edit += 1) {
    await wait(PAUSE_MS)
    const paragraph = `This is edit ${edit} of the page.`
    const start = performance.now()
    const shown = waitForWords(page, paragraph, EDIT_MS)
    editPage(site, paragraph)
    await shown
    times.push(performance.now() - start)
  }
  return median(times.slice(1))
}

/** Also while the page is loaded again. */
async function waitForWords(page: Page, words: string, timeout: number): Promise<void> {
  await page.waitForFunction((text) => document.querySelector('main')?.textContent.includes(text), words, { timeout })
}

/** A port of loopback that is free now. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('expected a port of loopback')
  return address.port
}
