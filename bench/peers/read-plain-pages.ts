import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { plainMarkdown } from './plain-markdown.ts'
import type { PlainContent } from './plain-page.ts'

const BELOW = ['web/css', 'web/javascript']
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
/** Addresses of links in the real pages begin so. */
const REAL_PREFIX = '/en-us/docs/'

/** A file of the content root, with the slug that its page gets. */
interface RealPage {
  readonly slug: string
  readonly realSlug: string
  readonly title: string
  readonly body: string
}

/**
 * Plain pages, made from the CSS and JavaScript pages of a content root. They are spread over all of these; the first page of each part is among them.
 *
 * @param urlOf the address of a page on the site of a tool, for links to it
 * @throws Error when the root has fewer pages
 */
export function readPlainPages(root: string, count: number, urlOf: (slug: string) => string): PlainContent {
  const all = listRealPages(root)
  const middle = all.toSorted((one, other) => one.body.length - other.body.length)[Math.floor(all.length / 2)]
  const picked = pickPages(all, count, (page) => page === middle || BELOW.includes(page.slug))
  const urls = new Map(picked.map(({ slug, realSlug }) => [realSlug.toLowerCase(), urlOf(slug)]))
  const linkOf = (path: string): string | undefined => {
    const address = path.toLowerCase()
    return address.startsWith(REAL_PREFIX) ? urls.get(decodeURI(address.slice(REAL_PREFIX.length)).replace(/\/$/, '')) : undefined
  }
  const pages = picked.map(({ slug, title, body }) => ({ slug, title, body: `${plainMarkdown(body, linkOf).trim()}\n` }))
  const page = pages.find(({ slug }) => slug === middle?.slug)
  if (page === undefined) throw new Error(`expected pages below ${BELOW.join(' and ')} in ${root}`)
  return { pages, page }
}

function listRealPages(root: string): readonly RealPage[] {
  const folder = resolve(root, 'files/en-us')
  const paths = BELOW.flatMap((part) => globSync([`${part}/index.md`, `${part}/**/index.md`], { cwd: folder }))
  const bySlug = new Map<string, RealPage>()
  for (const path of [...new Set(paths)].sort()) {
    const page = readRealPage(readFileSync(join(folder, path), 'utf8'), path)
    if (!bySlug.has(page.slug)) bySlug.set(page.slug, page)
  }
  return [...bySlug.values()]
}

function readRealPage(text: string, path: string): RealPage {
  const [, front = '', body = ''] = FRONT_MATTER.exec(text) ?? []
  const fieldOf = (key: RegExp): string => (key.exec(front)?.[1] ?? '').replace(/^["']|["']$/g, '')
  return {
    slug: plainSlug(path.replace('/index.md', '')),
    realSlug: fieldOf(/^slug: (.*)$/m),
    title: fieldOf(/^title: (.*)$/m).replace(/\\?["`<>]|\\/g, ''),
    body,
  }
}

/** Without signs: names that begin with `_` are left out by two of the tools. */
function plainSlug(path: string): string {
  return path
    .split('/')
    .map((name) => name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .join('/')
}

/** Some pages that are always among them, and others from the whole list at even distances. */
function pickPages(all: readonly RealPage[], count: number, isAlwaysIn: (page: RealPage) => boolean): readonly RealPage[] {
  if (all.length < count) throw new Error(`expected ${count} pages below ${BELOW.join(' and ')}, found ${all.length}`)
  const { always = [], others = [] } = Object.groupBy(all, (page) => (isAlwaysIn(page) ? 'always' : 'others'))
  const missing = Math.max(0, count - always.length)
  return [
    ...always,
    ...others.filter((_, index) => Math.floor((index * missing) / others.length) !== Math.floor(((index + 1) * missing) / others.length)),
  ]
}
