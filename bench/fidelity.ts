import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexMacros } from '#content/macros/lexer.ts'
import { readSite } from '#content/read/read-site.ts'
import type { DocPage } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'

/*
 * Compares, page by page, what stands in the source with what stands in the built page: headings, fences, links, pictures and list items.
 * The source is counted by rules of its own, line by line, so that a fault of the builder's parser can't hide itself.
 *
 *   node bench/fidelity.ts CONTENT_ROOT SITE_FOLDER
 */
const KINDS = ['headings', 'fences', 'links', 'images', 'items'] as const
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
])

const [root = 'starter', siteFolder = '.lectern/site'] = process.argv.slice(2)
const { tree } = readSite([root])
const rows = tree.pages.flatMap((page) => {
  const source = countSource(readFileSync(page.file, 'utf8').slice(page.bodyStart))
  const output = countOutput(JSON.parse(readFileSync(join(siteFolder, 'current/public', filePathOf(page.url, 'index.json')), 'utf8')))
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

function countSource(body: string): Counts {
  const { text, fences } = withoutFences(body.replace(/<!--[\s\S]*?-->/g, ''))
  const macros = lexMacros(text).calls.map(({ name }) => name)
  const bare = text.replace(/`[^`\n]+`/g, (code) => (code.includes('{{') ? code : '``'))
  return {
    headings:
      matches(bare, /^ {0,3}#{2,6} /gm) + matches(bare, /<h[2-6][\s>]/g) + macros.filter((name) => name === 'interactiveexample').length,
    fences: fences + matches(bare, /<pre[\s>]/g),
    links:
      matches(bare, /(?<!!)\[(?:[^[\]]|\[[^\]]*\])*\]\((?:<[^>]*>|[^()\s]|\([^()\s]*\))+(?:\s+"[^"]*")?\)/g) +
      matches(bare, /(?<!!)\[[^\]]+\]\[[^\]]+\]/g) +
      matches(bare, /(?<!\()<https?:[^>\s]+>/g) +
      matches(bare, /<a\s[^>]*href=/g) +
      macros.filter((name) => LINK_MACROS.has(name)).length,
    images: matches(bare, /!\[(?:[^\]\\]|\\.)*\]\(/g) + matches(bare, /<img\s/g),
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
      if (close !== undefined && close.startsWith(open)) open = undefined
    } else kept.push(line)
  }
  return { text: kept.join('\n'), fences }
}

function headingOf({ type, value }: DocPage['doc']['body'][number]): string {
  if (!('title' in value) || (type === 'browser_compatibility' && value.title === value.query)) return ''
  return `<h2>${value.title}</h2>`
}

function countOutput({ doc }: DocPage): Counts {
  // Lists of sub-pages and the headings of several compat tables come from macros, not from the source.
  const html = doc.body
    .map((section) => headingOf(section) + (section.type === 'prose' ? section.value.content : ''))
    .join('')
    .replace(/<dl class="landing-list">[\s\S]*?<\/dl>/g, '')
  return {
    headings: matches(html, /<h[2-6][\s>]/g),
    fences: matches(html, /<pre[\s>]/g),
    links: matches(html, /<a [^>]*href=/g) - selfLinks(html) - matches(html, /<a class="button"/g),
    images: matches(html, /<img\s/g),
    items: matches(html, /<(?:li|dt|dd)[\s>]/g) - matches(html, /<li class="(?:previous|menu|next)"/g),
  }
}

/** Terms that lead to themselves are an addition of the builder. */
function selfLinks(html: string): number {
  return [...html.matchAll(/<dt id="([^"]*)"[^>]*><a href="#([^"]*)"/g)].filter(([, id, target]) => id === target).length
}

function matches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
