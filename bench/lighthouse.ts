import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { findBrowser } from './find-browser.ts'
import { median } from './quantiles.ts'

/*
 * Lighthouse with mobile throttling on pages of a built site, as `lectern serve` hands them out: the median of several runs of each. With
 * --desktop on a desktop, with --dark in a browser that prefers the dark theme. Ends with 1 when a page is below 100 in accessibility, best practices or SEO, below 98 in performance, or not there.
 *
 *   node bench/lighthouse.ts SITE [--runs 5] [--desktop] [--dark] [ADDRESS ...]
 *
 * Without addresses it takes those below, from a site that is built of three content roots: the real content, the starter, which has the
 * Japanese page, and bench/right-to-left. SITE is what was given to `lectern build --site`.
 */
const PAGES = {
  'the heaviest page': '/en-US/docs/Web/API/UI_Events/Keyboard_event_key_values',
  'a CSS property with samples': '/en-US/docs/Web/CSS/Reference/Properties/grid-template-columns',
  'an interface with a hundred rows of compatibility': '/en-US/docs/Web/API/Window',
  'an HTML element': '/en-US/docs/Web/HTML/Reference/Elements/video',
  'an HTTP header': '/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy',
  'a guide over 100 KB': '/en-US/docs/Web/Media/Guides/Formats/Video_codecs',
  'a chapter to learn from': '/en-US/docs/Learn_web_development/Core/Styling_basics/Box_model',
  'an entry of the glossary': '/en-US/docs/Glossary/CSS',
  'a Japanese page': '/ja/docs/Web/CSS',
  'a page from right to left': '/ar/docs/Web/CSS',
  'a guide with thirty live samples': '/en-US/docs/Web/CSS/Guides/Images/Using_gradients',
} as const

const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const METRICS = { 'largest-contentful-paint': 'LCP ms', 'total-blocking-time': 'TBT ms', 'cumulative-layout-shift': 'CLS' } as const
const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--remote-debugging-port=0',
]
/** Blink's number for users who prefer the dark theme. */
const DARK_FLAG = '--blink-settings=preferredColorScheme=0'
const PROJECT = join(import.meta.dirname, '..')

/** What was measured of a page: scores from 0 to 100, metrics in their units. */
interface Measured {
  readonly scores: Readonly<Record<string, number>>
  readonly metrics: Readonly<Record<string, number>>
  /** What costs points, by the run's own words. */
  readonly losses: readonly string[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    desktop: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
})
const [site, ...addresses] = positionals
if (site === undefined) throw new Error('name the folder of a built site: node bench/lighthouse.ts SITE')
process.exitCode = (await measureAll(site, addresses.length === 0 ? Object.values(PAGES) : addresses, Number(values.runs))) ? 0 : 1

/** Prints a line for each page, and what costs points. Gives whether all pages are as good as they have to be. */
async function measureAll(folder: string, paths: readonly string[], runs: number): Promise<boolean> {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-lighthouse-'))
  const server = start(process.execPath, [join(PROJECT, 'bin/lectern.mjs'), 'serve', '--port', '0', '--site', folder, '--data', profile])
  const browser = start(findBrowser(), [...BROWSER_FLAGS, ...(values.dark ? [DARK_FLAG] : []), `--user-data-dir=${profile}`, 'about:blank'])
  try {
    const origin = await findInOutput(server, /serving at (http:\/\/\S+)/)
    const port = Number(await findInOutput(browser, /DevTools listening on ws:\/\/[^:]+:(\d+)/))
    console.log(['page', ...Object.keys(CATEGORIES), ...Object.values(METRICS)].join(' | '))
    const results: boolean[] = []
    for (const path of paths) results.push(await measurePage(origin + path, { port, runs }))
    return results.every((isGood) => isGood)
  } finally {
    for (const process of [server, browser]) await end(process)
    rmSync(profile, { recursive: true, force: true })
  }
}

async function measurePage(url: string, { port, runs }: { readonly port: number; readonly runs: number }): Promise<boolean> {
  const { pathname } = new URL(url)
  if (!(await fetch(url)).ok) {
    console.log(`${pathname} | is not on this site`)
    return false
  }
  const measured: Measured[] = []
  for (let run = 0; run < runs; run++) measured.push(await measureOnce(url, port))
  const scores = Object.keys(CATEGORIES).map((id) => median(measured.map((each) => each.scores[id] ?? 0)))
  const metrics = Object.keys(METRICS).map((id) => median(measured.map((each) => each.metrics[id] ?? 0)))
  console.log([pathname, ...scores, ...metrics.map((value) => (value < 1 ? value.toFixed(3) : value.toFixed(0)))].join(' | '))
  for (const loss of new Set(measured.flatMap(({ losses }) => losses))) console.log(`    ${loss}`)
  return Object.values(CATEGORIES).every((least, index) => (scores[index] ?? 0) >= least)
}

async function measureOnce(url: string, port: number): Promise<Measured> {
  const flags = { port, logLevel: 'error', output: 'json', onlyCategories: Object.keys(CATEGORIES) } as const
  const result = await lighthouse(url, flags, values.desktop ? desktopConfig : undefined)
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  return {
    scores: Object.fromEntries(Object.keys(CATEGORIES).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    metrics: Object.fromEntries(Object.keys(METRICS).map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
    losses: lossesOf(result.lhr),
  }
}

/** The audits that count and are not passed. */
function lossesOf({ categories, audits }: Result): readonly string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isLost = weight > 0 && typeof audit?.score === 'number' && audit.score < (category === 'performance' ? 0.9 : 1)
      return isLost ? [`${category}: ${audit.title} ${audit.displayValue ?? ''} ${elementsOf(audit.details)}`.trim()] : []
    }),
  )
}

/** The elements that an audit is about, as they stand in the page. */
function elementsOf(details: unknown): string {
  return [...JSON.stringify(details ?? '').matchAll(/"snippet":("(?:[^"\\\\]|\\\\.)*")/g)].map(([, snippet]) => String(snippet)).join(' ')
}

function start(program: string, words: readonly string[]): ChildProcess {
  return spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Waits until a process writes what fits, and gives the part in brackets. */
function findInOutput(child: ChildProcess, expected: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        const found = expected.exec(text)?.[1]
        if (found !== undefined) resolve(found)
      })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`ended with ${code}:\n${text}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('close', () => resolve())
  child.kill('SIGTERM')
  await promise
}
