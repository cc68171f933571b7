import type { ChildNode } from 'domhandler'
import { CONTENT_TEXTS } from '#locales/content.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Document, Parent, Section } from '#contracts/document.ts'
import { DEFAULT_LOCALE, nativeNameOf } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import type { DataSources } from '../data/data-sources.ts'
import { listSpecifications } from '../data/specifications.ts'
import { parseHtml, textOf } from '../html/dom.ts'
import type { HtmlContext } from '../html/html-context.ts'
import { processHtml } from '../html/process-html.ts'
import { splitSections, tocOf } from '../html/sections.ts'
import { UniqueIds } from '../html/slugify.ts'
import { StyleSheet } from '../html/style-sheet.ts'
import { type ExpandedBody, expandMacros } from '../macros/expand.ts'
import { fillPlaceholders, hasPlaceholder, placeholderIndex } from '../macros/placeholders.ts'
import { markdownToHtml } from '../markdown/markdown.ts'
import { isUnlisted, type PageRecord } from '../read/page-record.ts'
import { Questions, shortHash } from '../tree/facts.ts'
import { createMacroContext } from './macro-context.ts'
import type { PageEngine } from './page-engine.ts'
import { Places } from './places.ts'
import { plainTitle, rootSlugOf, shortTitleOf, titleHtml } from './titles.ts'

/** A page, built. */
export interface BuiltDocument {
  readonly doc: Document
  /** Text of the sheet at `doc.styleURL`; empty when there is none. */
  readonly styleSheet: string
  /** What the page asked of the rest of the site (tree/facts.ts). */
  readonly keys: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

type Report = HtmlContext['report']

/**
 * The journey of one page: macros, Markdown, HTML, sections, document.
 *
 * @param text the whole file, decoded
 */
export function buildDocument(page: PageRecord, text: string, engine: PageEngine): BuiltDocument {
  const questions = new Questions(engine.facts)
  const diagnostics: Diagnostic[] = []
  const places = new Places(text)
  const expanded = expandMacros(text.slice(page.bodyStart), page.bodyStart, createMacroContext(page, questions, engine.data), (offset, { kind, severity, message, hint }) => {
    diagnostics.push({ kind, severity, message, file: page.file, ...places.at(offset), ...(hint === undefined ? {} : { hint }) })
  })
  // A placeholder is as long as the call it stands for but has no line breaks: lines of the expanded text are found by their offsets.
  const lines = new Places(expanded.text)
  const report: Report = (kind, severity, message, { line, needle = '', isFrontMatter = false }, hint) => {
    const from = isFrontMatter ? 0 : page.bodyStart + (line === undefined ? 0 : lines.startOfLine(line))
    const place = places.find(needle, from) ?? (line === undefined ? undefined : places.at(from))
    diagnostics.push({ kind, severity, message, file: page.file, ...place, ...(hint === undefined ? {} : { hint }) })
  }
  const banners = bannersOf(page, engine.data, questions, report)
  const styles = new StyleSheet()
  const nodes = htmlStage(page, expanded, banners.outputs.join(''), engine, { questions, styles, report })
  const unknownTitle = CONTENT_TEXTS[page.locale].unknown_specification
  const body = splitSections(nodes, {
    listSpecifications: (keys, urls) => listSpecifications(keys, urls, engine.data.get('compat'), engine.data.get('specifications'), unknownTitle),
    findCompatTable(key) {
      const table = engine.data.get('compat').findTable(key)
      if (table === undefined) report('missing-compat-key', 'warning', `the compat data has no key ${key}`, { needle: key, isFrontMatter: true }, 'mend `browser-compat`')
      return table
    },
  })
  const styleSheet = styles.toString()
  noteVersions(page, expanded.macroFiles.union(banners.macroFiles), questions)
  return { doc: documentOf(page, nodes, body, styleSheet, questions, engine), styleSheet, keys: questions.keys, diagnostics }
}

function htmlStage(page: PageRecord, expanded: ExpandedBody, banners: string, engine: PageEngine, parts: Pick<HtmlContext, 'questions' | 'styles' | 'report'>): ChildNode[] {
  const texts = CONTENT_TEXTS[page.locale]
  const markdown = markdownToHtml(expanded.text, { labels: texts, report: (line, kind, message, hint) => parts.report(kind, 'info', message, { line }, hint) })
  const html = banners + fillPlaceholders(withoutEmptyParagraphs(markdown, expanded), expanded.outputs)
  return processHtml(parseHtml(html), { page, ids: new UniqueIds(), text: (key) => texts[key], measure: engine.measure, ...parts })
}

/** Banners of the front matter are macros by another way. */
function bannersOf(page: PageRecord, data: DataSources, questions: Questions, report: Report): ExpandedBody {
  const calls = page.banners.map((name) => `{{${name}}}`).join('')
  return expandMacros(calls, 0, createMacroContext(page, questions, data), (_, { kind, severity, message, hint }) => report(kind, severity, message, { needle: 'banners', isFrontMatter: true }, hint))
}

const MACRO_PARAGRAPH = /<p>((?:\s*\uE000[\uE010-\uE04F]+\uE002*\uE001\s*)+)<\/p>/g

/** A paragraph of block macros alone is none. */
function withoutEmptyParagraphs(html: string, { isBlock }: ExpandedBody): string {
  if (!hasPlaceholder(html)) return html
  return html.replace(MACRO_PARAGRAPH, (paragraph, inner: string) => {
    const indexes = [...inner.matchAll(/\uE000([\uE010-\uE04F]+)/g)].map(([, digits = '']) => placeholderIndex(digits))
    return indexes.every((index) => isBlock[index] === true) ? inner : paragraph
  })
}

function noteVersions(page: PageRecord, macroFiles: ReadonlySet<string>, questions: Questions): void {
  for (const file of macroFiles) questions.version(`macro:${file}`)
  if (macroFiles.has('compat.ts')) questions.version('data:compat')
  if (macroFiles.has('specifications.ts')) {
    questions.version('data:compat')
    questions.version('data:specifications')
  }
  questions.version('site:document')
  questions.version(`texts:${page.locale}`)
  if (page.sidebars.length > 0) questions.version(`sidebar:${sidebarKey(page)}`)
}

/** The name under which a page's sidebar is built: all its names in one. */
export function sidebarKey(page: PageRecord): string {
  return `${page.locale}:${page.sidebars.map(({ name, args }) => [name, ...args].join('/')).join('+')}`
}

function documentOf(page: PageRecord, nodes: readonly ChildNode[], body: Section[], styleSheet: string, questions: Questions, { brand, source, sidebarUrls }: PageEngine): Document {
  const title = plainTitle(page.title)
  const parents = parentsOf(page, questions)
  const sidebarURL = page.sidebars.length === 0 ? undefined : sidebarUrls[sidebarKey(page)]
  const path = `files/${page.folder}/index.md`
  return {
    isActive: true,
    isMarkdown: true,
    isTranslated: page.locale !== DEFAULT_LOCALE,
    locale: page.locale,
    native: nativeNameOf(page.locale),
    mdn_url: page.url,
    title,
    titleHTML: titleHtml(page.title),
    short_title: shortTitleOf(page),
    pageTitle: `${title}${rootTitle(page, questions)} | ${brand.shortName}`,
    ...(parents === undefined ? {} : { parents }),
    ...(page.modified === undefined ? {} : { modified: page.modified }),
    popularity: null,
    other_translations: questions.listTranslations(page.slug).map((other) => ({ locale: other.locale, title: plainTitle(other.title), native: nativeNameOf(other.locale) })),
    source: {
      folder: page.folder,
      filename: 'index.md',
      ...(source?.view === undefined ? {} : { github_url: fillAddress(source.view, page, path) }),
      ...(source?.report === undefined ? {} : { report_url: fillAddress(source.report, page, path) }),
    },
    summary: summaryOf(nodes),
    toc: tocOf(body),
    fragments: fragmentsOf(body),
    ...(sidebarURL === undefined ? {} : { sidebarURL }),
    ...(page.sidebars[0] === undefined ? {} : { sidebarMacro: page.sidebars[0].name }),
    ...(styleSheet === '' ? {} : { styleURL: `/static/styles/${shortHash(styleSheet)}.css` }),
    ...(page.browserCompat.length === 0 ? {} : { browserCompat: [...page.browserCompat] }),
    ...(page.status.length === 0 ? {} : { status: [...page.status] }),
    pageType: page.pageType,
    ...(isUnlisted(page.slug) ? { noIndexing: true as const } : {}),
    ...(body.some(({ type, value }) => type === 'prose' && value.content.includes('<math')) ? { hasMathML: true as const } : {}),
    ...(page.banners.length === 0 ? {} : { banners: [...page.banners] }),
    body,
  }
}

/** From the root to the page itself; ancestors that do not exist are skipped (reference/content.md 3.3). */
function parentsOf(page: PageRecord, questions: Questions): Parent[] | undefined {
  if (/^(?:orphaned|conflicting)\//.test(page.slug)) return undefined
  const segments = page.slug.split('/')
  const ancestors = segments.slice(0, -1).flatMap((_, index) => {
    const found = questions.resolve(docUrl(page.locale, segments.slice(0, index + 1).join('/')))
    return found === undefined || found.isRedirected ? [] : [{ uri: found.page.url, title: shortTitleOf(found.page) }]
  })
  return [...ancestors, { uri: page.url, title: shortTitleOf(page) }]
}

function rootTitle(page: PageRecord, questions: Questions): string {
  const slug = rootSlugOf(page.slug)
  if (slug === undefined || slug === page.slug) return ''
  const root = questions.resolve(docUrl(page.locale, slug))?.page
  if (root === undefined || root.title === page.title) return ''
  return ` - ${shortTitleOf(root)}`
}

function fillAddress(template: string, page: PageRecord, path: string): string {
  const values: Readonly<Record<string, string>> = { path, url: page.url, title: plainTitle(page.title), locale: page.locale.toLowerCase() }
  return template.replace(/\{(path|url|title|locale)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '').replaceAll('%2F', '/'))
}

function summaryOf(nodes: readonly ChildNode[]): string {
  for (const node of nodes) {
    if (!('name' in node) || node.name !== 'p') continue
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    if (text !== '') return text
  }
  return ''
}

/** An `id` attribute in HTML of our own serializer: in a tag, not in a text that shows one. */
const ID_IN_TAG = /<[a-z][^\s<>]*(?: [^\s"=<>]+(?:="[^"]*")?)*? id="([^"]+)"/g

function decodeEntities(attribute: string): string {
  return attribute.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

function fragmentsOf(body: readonly Section[]): string[] {
  return body.flatMap(({ value }) => {
    const inner = value.content === undefined ? [] : [...value.content.matchAll(ID_IN_TAG)].map(([, id = '']) => decodeEntities(id))
    return value.id === undefined ? inner : [value.id, ...inner]
  })
}
