import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Measured } from '../run-measured.ts'
import { commandOf, editPage, type Site } from './make-site.ts'
import { runCommand } from './run-command.ts'

const PARAGRAPH = 'This paragraph was added for one more build.'
/** What a tool does after a build is done before the next one. */
const PAUSE_MS = 5000

/** Three builds of a site in turn, with what the tool stores between them. */
export interface Builds {
  readonly cold: Measured
  readonly unchanged: Measured
  readonly edited: Measured
}

/**
 * Builds a new site, builds it again, and again after an edit of one page.
 *
 * @throws Error when a build fails, a page is missing, or the edit is not in its page
 */
export async function measureBuilds(site: Site): Promise<Builds> {
  const build = (): Promise<Measured> => runCommand(commandOf(site, site.tool.buildWords(site.folder)))
  const cold = await build()
  assertComplete(site)
  await wait(PAUSE_MS)
  const unchanged = await build()
  await wait(PAUSE_MS)
  editPage(site, PARAGRAPH)
  const edited = await build()
  assertComplete(site)
  if (!readFileSync(htmlFile(site, site.page.slug), 'utf8').includes(PARAGRAPH)) throw new Error(`expected the edit on ${site.page.slug}`)
  return { cold, unchanged, edited }
}

function assertComplete(site: Site): void {
  const missing = site.pages.filter(({ slug }) => !existsSync(htmlFile(site, slug)))
  if (missing.length > 0)
    throw new Error(`expected ${site.pages.length} pages, ${missing.length} are missing, the first is ${missing[0]?.slug}`)
}

function htmlFile({ tool, folder }: Site, slug: string): string {
  return join(folder, tool.output, tool.urlOf(slug), 'index.html')
}
