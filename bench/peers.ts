import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { DOCUSAURUS } from './peers/docusaurus.ts'
import { installPackages } from './peers/install-packages.ts'
import { LECTERN } from './peers/lectern.ts'
import { logOf, makeSite, type Site } from './peers/make-site.ts'
import { measureBuilds } from './peers/measure-builds.ts'
import { measureDev } from './peers/measure-dev.ts'
import { measureFirstLoad } from './peers/measure-first-load.ts'
import { readPlainPages } from './peers/read-plain-pages.ts'
import { STARLIGHT } from './peers/starlight.ts'
import { buildTable, loadTable, type Result } from './peers/tables.ts'
import type { Tool } from './peers/tool.ts'
import { VITEPRESS } from './peers/vitepress.ts'
import type { Measured } from './run-measured.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * The same plain pages with VitePress, Starlight, Docusaurus and Lectern, in turn: builds, the dev server (with the first number of pages), and the first
 * load of a page. Each figure is of one run. Ends with 1 when something failed; the others are measured all the same. Linux only.
 *
 *   node bench/peers.ts CONTENT_ROOT [COUNT ...] [--packages FOLDER] [--tool NAME ...]
 *
 * COUNT: numbers of pages, 500 and 2,000 without them. They are made of the CSS and JavaScript pages of the root: without macros, HTML and images, with links among
 * themselves, in the same folders for each tool, with two links in the sidebar. Each tool has its default settings (bench/peers/vitepress.ts and so on):
 * Lectern and Starlight make a search index, VitePress and Docusaurus do not; Lectern also makes the pages of its features.
 *
 * The peers are installed once into a folder outside of the repository (bench/peers/versions.json). Before its first figures each tool builds ten
 * pages: that reads its code from disk, and makes the bundles that Lectern makes once for each version of its own code.
 */
const TOOLS = [VITEPRESS, STARLIGHT, DOCUSAURUS, LECTERN]
const WARM_UP_PAGES = 10

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    packages: { type: 'string', default: join(tmpdir(), 'lectern-peers') },
    tool: { type: 'string', multiple: true, default: TOOLS.map(({ name }) => name) },
  },
})
const [root = '', ...words] = positionals
if (root === '') throw new Error('name a content root: node bench/peers.ts CONTENT_ROOT')
const counts = words.length === 0 ? [500, 2000] : words.map(Number)
const unknown = values.tool.filter((name) => !TOOLS.some((tool) => tool.name === name))
if (unknown.length > 0) throw new Error(`expected some of ${TOOLS.map(({ name }) => name).join(', ')}, found ${unknown.join(', ')}`)
const tools = TOOLS.filter(({ name }) => values.tool.includes(name))
// Without this, a signal would leave the processes of a tool behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

for (const tool of tools) installPackages(tool, folderOf(tool))
const yardstick = measureYardstick()
for (const tool of tools) await attempt(tool, 'warm-up', () => withSite(tool, WARM_UP_PAGES, measureBuilds))
const results: Result[] = []
for (const [index, count] of counts.entries())
  for (const tool of tools) results.push(await measureTool(tool, { count, hasDev: index === 0 }))
console.log(`\n${tools.map(versionsOf).join('\n')}\n\n${buildTable(results, yardstick)}\n\n${loadTable(results)}`)

/** Builds and loads a site, then makes it anew for the dev server. */
async function measureTool(tool: Tool, { count, hasDev }: { readonly count: number; readonly hasDev: boolean }): Promise<Result> {
  console.log(`\n${tool.name}, ${count} pages`)
  const { builds, load } = await withSite(tool, count, async (site) => {
    const done = await attempt(tool, 'builds', () => measureBuilds(site))
    for (const [name, measured] of Object.entries(done ?? {})) report(name, measured, count)
    if (done === undefined) return {}
    const load = await attempt(tool, 'first load', () => withBrowser((browser) => measureFirstLoad(site, browser)))
    return { builds: done, load }
  })
  const dev = hasDev
    ? await attempt(tool, 'dev server', () => withSite(tool, count, (site) => withBrowser((browser) => measureDev(site, browser))))
    : undefined
  return { tool: tool.name, pages: count, ...(builds && { builds }), ...(load && { load }), ...(dev && { dev }) }
}

async function withSite<T>(tool: Tool, count: number, work: (site: Site) => Promise<T>): Promise<T> {
  const site = await makeSite(tool, folderOf(tool), readPlainPages(root, count, tool.urlOf))
  const remove = (): void => {
    for (const path of [site.folder, logOf(site.folder)]) rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  process.once('exit', remove)
  try {
    return await work(site)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

/** The browser runs only when no processor time is measured. */
async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** What the work gives; when it fails, its error is printed, and this program ends with 1 after it has measured the others. */
async function attempt<T>({ name }: Tool, part: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    console.error(`${name}, ${part}:`, error)
    process.exitCode = 1
    return undefined
  }
}

function report(name: string, { wallMs, processorMs, peakMb }: Measured, pages: number): void {
  const { seconds, milliseconds } = yardstick
  console.log(
    `  ${name.padEnd(10)} wall ${seconds(wallMs)}, processor ${seconds(processorMs)}, a page ${milliseconds(processorMs / pages)}, ${peakMb.toFixed(0)} MB`,
  )
}

/** Where the packages of a tool are, and its sites. */
function folderOf({ name }: Tool): string {
  return resolve(values.packages, name.toLowerCase())
}

function versionsOf({ name, packages }: Tool): string {
  return `${name}: ${
    Object.entries(packages)
      .map(([id, version]) => `${id} ${version}`)
      .join(', ') || 'this version'
  }`
}
