import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DEFAULT_LOCALE, LOCALES } from '#contracts/locales.ts'
import { listPages } from './list-pages.ts'
import { openLoop } from './open-loop.ts'
import { median, quantile } from './quantiles.ts'
import { type Measured, residentMegabytes, runMeasured } from './run-measured.ts'
import { withServer } from './with-server.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * How builds and the server grow with the number of pages: the English pages of a content root under the names of 1, 4 and 10 locales. For each: a build
 * from nothing, again without a change, after an edit of one page; the start of the server, its memory, and the time of pages and searches. Linux only.
 *
 *   node bench/many-pages.ts CONTENT_ROOT [FOLDER] [COUNT ...]
 *
 * FOLDER: only the pages below this one (web/css); `.` for all. COUNT: numbers of locales. With all pages, 10 locales need 20 GB of disk and a quarter of an hour.
 */
const [root = '', below = '.', ...counts] = process.argv.slice(2)
if (root === '') throw new Error('name a content root: node bench/many-pages.ts CONTENT_ROOT')
const MAIN = resolve(import.meta.dirname, '../bin/lectern.mjs')
/** English comes first. */
const LOCALE_FOLDERS = LOCALES.map(({ code }) => code.toLowerCase())
const ENGLISH = DEFAULT_LOCALE.toLowerCase()
const SEARCHES = [
  'grid',
  'array map',
  'fetch',
  'aria',
  'flexbox',
  'promise',
  'http headers',
  'canvas',
  'regular expression',
  'selector',
].map((words) => `/api/v1/search?q=${encodeURIComponent(words)}`)
const PAGES = 300
const PER_SECOND = 50
const ASKED = 500
const SETTLED_MS = 5000

const yardstick = measureYardstick()
for (const count of counts.length === 0 ? [1, 4, 10] : counts.map(Number)) await measureWith(count)

async function measureWith(count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-many-'))
  try {
    const content = join(folder, 'content')
    const pages = makeContent(content, count)
    // A build does not trust the times of files that have just been written.
    await wait(SETTLED_MS)
    console.log(`\n${pages} pages in ${count} locales`)
    const site = join(folder, 'site')
    const build = (): Promise<Measured> => runMeasured([MAIN, 'build', '--content', content, '--site', site, '--json'])
    report('from nothing', await build(), pages)
    report('unchanged', await build(), pages)
    // The folder of the next build is made in the background (docs/decisions/0153).
    await wait(SETTLED_MS)
    editOnePage(content)
    report('one edited', await build(), pages)
    await measureServer(site)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes the content root. The first locale is a copy, the files of the others are links to it. @returns the number of pages */
function makeContent(content: string, count: number): number {
  for (const name of readdirSync(resolve(root))) if (name !== 'files' && name !== '.git') copy(name, content)
  for (const name of readdirSync(resolve(root, 'files'))) if (!LOCALE_FOLDERS.includes(name)) copy(join('files', name), content)
  copy(join('files', ENGLISH, below), content)
  const english = join(content, 'files', ENGLISH)
  const files = readdirSync(english, { recursive: true, encoding: 'utf8', withFileTypes: true }).filter((entry) => entry.isFile())
  for (const locale of LOCALE_FOLDERS.slice(1, count))
    for (const { parentPath, name } of files) {
      const folder = join(content, 'files', locale, parentPath.slice(english.length))
      mkdirSync(folder, { recursive: true })
      linkSync(join(parentPath, name), join(folder, name))
    }
  return count * files.filter(({ name }) => name === 'index.md').length
}

function copy(path: string, content: string): void {
  cpSync(resolve(root, path), join(content, path), { recursive: true })
}

/** Writes a new file in its place: the old one has links. */
function editOnePage(content: string): void {
  const folder = join(content, 'files', ENGLISH, below)
  const [name] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('/index.md'))
  const path = join(folder, name ?? '')
  const text = readFileSync(path, 'utf8')
  rmSync(path)
  writeFileSync(path, `${text}\n\nOne more line.\n`)
}

function report(name: string, { wallMs, processorMs, peakMb }: Measured, pages: number): void {
  const { seconds, milliseconds } = yardstick
  console.log(
    `  ${name.padEnd(12)} wall ${seconds(wallMs)}, processor ${seconds(processorMs)}, a page ${milliseconds(processorMs / pages)}, ${peakMb.toFixed(0)} MB`,
  )
}

async function measureServer(site: string): Promise<void> {
  const start = performance.now()
  await withServer(site, async (origin, pid) => {
    console.log(`  server       starts in ${yardstick.milliseconds(performance.now() - start)}`)
    const paths = listPages(site, PAGES)
    await measureRequests('pages', origin, paths)
    await measureRequests('searches', origin, SEARCHES)
    console.log(`  server       ${residentMegabytes(pid).toFixed(0)} MB`)
  })
}

/** The first round is not counted: indexes are read, pages compressed. */
async function measureRequests(name: string, origin: URL, paths: readonly string[]): Promise<void> {
  const load = {
    paths,
    headers: { 'accept-encoding': 'gzip' },
    perSecond: PER_SECOND,
    count: Math.max(ASKED, paths.length),
    connections: 32,
  }
  await openLoop(origin, load)
  const times = await openLoop(origin, load)
  console.log(`  ${name.padEnd(12)} p50 ${yardstick.milliseconds(median(times))}, p99 ${yardstick.milliseconds(quantile(times, 0.99))}`)
}
