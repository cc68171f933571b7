import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexMacros } from '#content/macros/engine/lexer.ts'
import { readSite } from '#content/site/read-site.ts'
import type { DocPage } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'

/*
 * Compares, page by page, what stands in the source with what stands in the built page: headings, fences, links, images and list items.
 * The source is counted by rules of its own, line by line, so that a problem of the builder's parser can't hide itself.
 *
 *   node bench/fidelity.ts CONTENT_ROOT SITE_FOLDER
 */
const KINDS = ['headings', 'fences', 'links', 'images', 'items', 'rows', 'samples', 'badges'] as const
type Counts = Record<(typeof KINDS)[number], number>

const LINK_MACROS = new Set([
  'cssxref',
  'jsxref',
  'domxref',
  'htmlelement',
  'svgelement',
  'svgattr',
  'mathmlelement',
  'httpheader',
  'httpstatus',
  'httpmethod',
  'csp',
  'webextapiref',
  'glossary',
  'rfc',
  'livesamplelink',
])

/** Macros that make tables, lists, headings or diagrams of data: on their pages only what no macro makes is compared. */
const MAKING_MACROS = new Set([
  'cssinfo',
  'css_ref',
  'apilistalpha',
  'listgroups',
  'listsubpages',
  'listsubpagesforsidebar',
  'quicklinkswithsubpages',
  'svginfo',
  'js_property_attributes',
  'inheritancediagram',
  'webextallcompattables',
  'webextexamples',
  'glossarydisambiguation',
  'firefox_for_developers',
])
const MADE_KINDS: ReadonlySet<string> = new Set(['headings', 'links', 'items', 'rows', 'badges'])

const BADGE_MACROS = new Set([
  'experimental_inline',
  'experimentalbadge',
  'non_standard_inline',
  'deprecated_inline',
  'optional_inline',
  'readonlyinline',
  'securecontext_inline',
])

const [root = 'starter', siteFolder = '.lectern/site'] = process.argv.slice(2)
const { tree } = readSite([root])
const rows = tree.pages.flatMap((page) => {
  const body = readFileSync(page.file, 'utf8').slice(page.bodyStart)
  const source = countSource(body)
  const made = countOutput(JSON.parse(readFileSync(join(siteFolder, 'current/public', filePathOf(page.url, 'index.json')), 'utf8')))
  const isMade = lexMacros(withoutFences(body).text).calls.some(({ name }) => MAKING_MACROS.has(name))
  const output = isMade ? { ...made, ...pick(source, MADE_KINDS) } : made
  const difference = KINDS.reduce((sum, kind) => sum + Math.abs(source[kind] - output[kind]), 0)
  return [{ url: page.url, source, output, difference }]
})
const exact = rows.filter(({ difference }) => difference === 0).length
console.log(`${rows.length} pages, ${exact} (${((exact / rows.length) * 100).toFixed(1)} %) with equal counts`)
for (const kind of KINDS) {
  const [inSource, inOutput] = [rows.reduce((sum, row) => sum + row.source[kind], 0), rows.reduce((sum, row) => sum + row.output[kind], 0)]
  const differing = rows.filter(({ source, output }) => source[kind] !== output[kind]).length
  console.log(`${kind.padEnd(9)} source ${inSource}, output ${inOutput}, ${differing} pages differ`)
}
console.log('\nThe twenty pages that differ most (source -> output)')
for (const { url, source, output } of rows.sort((a, b) => b.difference - a.difference).slice(0, 20)) {
  console.log(
    `${url}: ${KINDS.filter((kind) => source[kind] !== output[kind])
      .map((kind) => `${kind} ${source[kind]} -> ${output[kind]}`)
      .join(', ')}`,
  )
}

function pick(counts: Counts, kinds: ReadonlySet<string>): Partial<Counts> {
  return Object.fromEntries(Object.entries(counts).filter(([kind]) => kinds.has(kind)))
}

function countSource(body: string): Counts {
  const { text, fences } = withoutFences(body.replace(/<!--[\s\S]*?-->/g, ''))
  const macros = lexMacros(text).calls.map(({ name }) => name)
  const bare = text.replace(/`[^`\n]+`/g, (code) => (code.includes('{{') ? code : '``'))
  return {
    headings:
      matches(bare, /^ {0,3}#{2,6} /gm) + matches(bare, /<h[2-6][\s>]/g) + macros.filter((name) => name === 'interactiveexample').length,
    fences: fences + matches(bare, /<pre[\s>]/g),
    links:
      matches(withoutAddresses(bare), /\bhttps?:\/\/[^\s<]/g) +
      matches(bare, /(?<!!)\[(?:[^[\]]|\[[^\]]*\])*\]\((?:<[^>]*>|[^()\s]|\([^()\s]*\))+(?:\s+"[^"]*")?\)/g) +
      matches(bare, /(?<!!)\[[^\]]+\]\[[^\]]+\]/g) +
      matches(bare, /(?<!\]\()<(?:https?|mailto):[^>\s]*>/g) +
      matches(bare, /<a\s[^>]*href=/g) +
      macros.filter((name) => LINK_MACROS.has(name)).length,
    images: matches(bare, /!\[(?:[^\]\\]|\\.)*\]\(/g) + matches(bare, /<img\s/g),
    rows: countTableRows(bare) + matches(bare, /<tr[\s>]/g),
    samples: macros.filter((name) => name === 'embedlivesample').length,
    badges: macros.filter((name) => BADGE_MACROS.has(name)).length,
    items: matches(bare, /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?![-*_ \t]*$)/gm) + matches(bare, /<(?:li|dt|dd)[\s>]/g),
  }
}

/** Fenced code taken out; its number is counted. */
function withoutFences(body: string): { text: string; fences: number } {
  const kept: string[] = []
  let open: string | undefined
  let fences = 0
  for (const line of body.split('\n')) {
    const mark = /^[\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?::\s+)?(`{3,}|~{3,})([^`]*)$/.exec(line)
    if (open === undefined && mark !== null) {
      open = mark[1] ?? ''
      fences += 1
    } else if (open !== undefined) {
      const close = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line)?.[1]
      if (close?.startsWith(open) === true) open = undefined
    } else kept.push(line)
  }
  return { text: kept.join('\n'), fences }
}

/** What is left for an address that is written bare: no HTML, no links, no calls and no code. */
function withoutAddresses(bare: string): string {
  return bare
    .replace(/<(a|code|pre|table)\b[\s\S]*?<\/\1\s*>|<[^>]*>/g, ' ')
    .replace(/\{\{.*?\}\}/gs, ' ')
    .replace(/\[(?:[^[\]]|\[[^\]]*\])*\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|:.*)?/g, ' ')
    .replace(/`[^`]*`/g, ' ')
}

function headingOf({ type, value }: DocPage['doc']['body'][number]): string {
  if (!('title' in value) || (type === 'browser_compatibility' && value.title === value.query)) return ''
  return `<h2>${value.title}</h2>`
}

function countOutput({ doc }: DocPage): Counts {
  // Lists of sub-pages, the headings of several compat tables, banners and where a syntax is from come from macros, not from the source.
  // Notes of the source begin with a line break.
  const html = doc.body
    .map((section) => headingOf(section) + (section.type === 'prose' ? section.value.content : ''))
    .join('')
    .replace(/<dl class="landing-list">[\s\S]*?<\/dl>/g, '')
    .replace(/<div class="notecard [a-z]+"><p>.*?<\/p><\/div>/g, '')
    .replace(/<p class="css-syntax-sources">.*?<\/p>/g, '')
    .replace(/<pre class="[^"]*css-formal-syntax[\s\S]*?<\/pre>/g, '')
  return {
    headings: matches(html, /<h[2-6][\s>]/g),
    fences: matches(html, /<pre[\s>]/g),
    links: matches(html, /<a [^>]*href=/g) - selfLinks(html) - matches(html, /<a class="button"/g),
    images: matches(html, /<img\s/g),
    rows: matches(html, /<tr[\s>]/g),
    samples: matches(html, /<div class="live-sample[\s"]/g),
    badges: matches(html, /<span class="badge inline /g) + matches(html, /<span role="img" class="icon /g),
    items: matches(html, /<(?:li|dt|dd)[\s>]/g) - matches(html, /<li class="(?:previous|menu|next)"/g),
  }
}

/** Rows of GFM tables: the lines from a head to the next line that is none; the line of dashes is no row. */
function countTableRows(text: string): number {
  const lines = text.split('\n')
  let rows = 0
  for (let index = 1; index < lines.length; index++) {
    if (!/^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/.test(lines[index] ?? '') || !lines[index - 1]?.includes('|'))
      continue
    rows += 1
    while (/\|/.test(lines[index + 1] ?? '')) {
      rows += 1
      index += 1
    }
  }
  return rows
}

/** Terms that lead to themselves are an addition of the builder. */
function selfLinks(html: string): number {
  return [...html.matchAll(/<dt id="([^"]*)"[^>]*><a href="#([^"]*)"/g)].filter(([, id, target]) => id === target).length
}

function matches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
