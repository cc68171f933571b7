import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * Measures the candidates for reading front matter, Markdown, HTML and code on real pages. Those that the project does not use are
 * looked for in a folder of their own:
 *
 *   npm install --prefix FOLDER marked micromark micromark-extension-gfm mdast-util-from-markdown yaml parse5 node-html-parser cheerio \
 *     highlight.js lowlight @lezer/javascript @lezer/css @lezer/html @lezer/highlight
 *   node bench/candidates.ts CONTENT_ROOT FOLDER
 *
 * One process measures all, in turn, three rounds; the median of a candidate's rounds is printed, as processor time a page.
 */
const [root = 'starter', extra = '.'] = process.argv.slice(2)
const MAX_PAGES = 3000
const ROUNDS = 3

type Candidate = readonly [group: string, name: string, load: () => Promise<(page: Page) => unknown>]
interface Page {
  readonly yaml: string
  readonly body: string
  readonly html: string
  readonly code: readonly string[]
}

const requireExtra = createRequire(join(extra, 'package.json'))
const load = async <Module>(name: string): Promise<Module> => {
  const module: Module = await import(pathToFileURL(requireExtra.resolve(name)).href)
  return module
}

const CANDIDATES: readonly Candidate[] = [
  [
    'front matter',
    'js-yaml',
    async () => {
      const { load: parse, FAILSAFE_SCHEMA } = await import('js-yaml')
      return ({ yaml }) => parse(yaml, { schema: FAILSAFE_SCHEMA })
    },
  ],
  [
    'front matter',
    'yaml',
    async () => {
      const { parse } = await load<{ parse: (text: string, options: object) => unknown }>('yaml')
      return ({ yaml }) => parse(yaml, { schema: 'failsafe' })
    },
  ],
  [
    'Markdown',
    'markdown-it',
    async () => {
      const { default: markdownIt } = await import('markdown-it')
      const md = markdownIt({ html: true, linkify: true })
      return ({ body }) => md.render(body)
    },
  ],
  [
    'Markdown',
    'marked',
    async () => {
      const { marked } = await load<{ marked: { parse: (text: string) => unknown } }>('marked')
      return ({ body }) => marked.parse(body)
    },
  ],
  [
    'Markdown',
    'micromark + gfm',
    async () => {
      const { micromark } = await load<{ micromark: (text: string, options: object) => string }>('micromark')
      const { gfm, gfmHtml } = await load<{ gfm: () => object; gfmHtml: () => object }>('micromark-extension-gfm')
      return ({ body }) => micromark(body, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    },
  ],
  [
    'HTML',
    'htmlparser2',
    async () => {
      const { parseDocument } = await import('htmlparser2')
      return ({ html }) => parseDocument(html)
    },
  ],
  [
    'HTML',
    'parse5',
    async () => {
      const { parseFragment } = await load<{ parseFragment: (html: string) => unknown }>('parse5')
      return ({ html }) => parseFragment(html)
    },
  ],
  [
    'HTML',
    'node-html-parser',
    async () => {
      const { parse } = await load<{ parse: (html: string) => unknown }>('node-html-parser')
      return ({ html }) => parse(html)
    },
  ],
  [
    'HTML',
    'cheerio',
    async () => {
      const cheerio = await load<{ load: (html: string, options: unknown, isDocument: boolean) => unknown }>('cheerio')
      return ({ html }) => cheerio.load(html, null, false)
    },
  ],
  [
    'code',
    'Prism',
    async () => {
      const { highlight } = await import('#content/markdown/highlight.ts')
      return ({ code }) => code.map((text) => highlight(text, 'js'))
    },
  ],
  [
    'code',
    'highlight.js',
    async () => {
      const { default: hljs } = await load<{ default: { highlight: (text: string, options: object) => unknown } }>('highlight.js')
      return ({ code }) => code.map((text) => hljs.highlight(text, { language: 'javascript' }))
    },
  ],
  [
    'code',
    'Lezer',
    async () => {
      const { parser } = await load<{ parser: { parse: (text: string) => unknown } }>('@lezer/javascript')
      const { highlightTree, classHighlighter } = await load<{
        highlightTree: (tree: unknown, highlighter: unknown, put: () => void) => void
        classHighlighter: unknown
      }>('@lezer/highlight')
      return ({ code }) => code.map((text) => highlightTree(parser.parse(text), classHighlighter, () => undefined))
    },
  ],
]

const yardstick = measureYardstick()
const pages = await readPages()
console.log(`${pages.length} pages, ${(pages.reduce((sum, { body }) => sum + body.length, 0) / 1e6).toFixed(1)} million characters`)
for (const [group, name, prepare] of CANDIDATES) {
  const run = await prepare().catch(() => undefined)
  console.log(
    `${group.padEnd(13)} ${name.padEnd(18)} ${run === undefined ? 'not installed' : yardstick.milliseconds(median(Array.from({ length: ROUNDS }, () => measure(run))))}`,
  )
}

function measure(run: (page: Page) => unknown): number {
  const before = process.cpuUsage()
  for (const page of pages) run(page)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / pages.length
}

async function readPages(): Promise<readonly Page[]> {
  const { default: markdownIt } = await import('markdown-it')
  const md = markdownIt({ html: true })
  const paths = readdirSync(join(root, 'files/en-us'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.md'))
    .sort()
  const step = Math.max(1, Math.floor(paths.length / MAX_PAGES))
  return paths
    .filter((_, index) => index % step === 0)
    .map((path) => {
      const [, yaml = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(readFileSync(join(root, 'files/en-us', path), 'utf8')) ?? []
      const code = [...body.matchAll(/^```js[^\n]*\n([\s\S]*?)^```/gm)].map(([, text = '']) => text)
      return { yaml, body, html: md.render(body), code }
    })
}
