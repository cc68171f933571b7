import type { ChildNode } from 'domhandler'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Document, Parent, Section } from '#contracts/document.ts'
import { DEFAULT_LOCALE, nativeNameOf } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { contentTexts } from '#locales/content.ts'
import type { DataSources } from '../data/data-sources.ts'
import { listSpecifications } from '../data/specifications.ts'
import { parseHtml, textOf } from '../html/dom.ts'
import type { HtmlContext } from '../html/html-context.ts'
import { arrangeExamples } from '../html/interactive-examples.ts'
import { collectLiveSamples } from '../html/live-samples.ts'
import { processHtml } from '../html/process-html.ts'
import { splitSections, tocOf } from '../html/sections.ts'
import { UniqueIds } from '../html/slugify.ts'
import { StyleSheet } from '../html/style-sheet.ts'
import { type ExpandedBody, expandMacros } from '../macros/expand.ts'
import { encodeUrl } from '../macros/link.ts'
import { fillPlaceholders, hasPlaceholder, placeholderIndex } from '../macros/placeholders.ts'
import { markdownToHtml } from '../markdown/markdown.ts'
import { isUnlisted, type PageRecord } from '../read/page-record.ts'
import { relatedContent } from '../sidebars/related-content.ts'
import type { BuiltSidebar } from '../sidebars/sidebar-builder.ts'
import { Questions, shortHash } from '../tree/facts.ts'
import { baselineFields } from './baseline-fields.ts'
import { compatTable } from './compat-table.ts'
import { DataFaults } from './data-faults.ts'
import { FaultReports } from './fault-reports.ts'
import { createMacroContext } from './macro-context.ts'
import type { PageEngine } from './page-engine.ts'
import { pageSidebar } from './page-sidebar.ts'
import { sourceOf } from './source-addresses.ts'
import { plainTitle, rootSlugOf, shortTitleOf, titleHtml } from './titles.ts'
import { translationState } from './translation-state.ts'

/** A page, built. */
export interface BuiltDocument {
  readonly doc: Document
  /** Text of the sheet at `doc.styleURL`; empty when there is none. */
  readonly styleSheet: string
  /** What stands beside the page; absent when it asks for nothing. */
  readonly sidebar?: BuiltSidebar
  /** What the page asked of the rest of the site (tree/facts.ts). */
  readonly keys: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
  /** What its macro calls gave. */
  readonly expanded: ExpandedBody
}

type Report = HtmlContext['report']

/** A page's text on its way, before it is known what it becomes. */
export interface BuiltBody {
  readonly nodes: readonly ChildNode[]
  readonly body: Section[]
  readonly styleSheet: string
  /** Address of the sheet; null when there is none. */
  readonly styleURL: string | null
  readonly sidebar: BuiltSidebar | undefined
  readonly questions: Questions
  readonly diagnostics: readonly Diagnostic[]
  readonly expanded: ExpandedBody
}

/**
 * The journey of one page: macros, Markdown, HTML, sections, document.
 *
 * @param text the whole file, decoded
 */
export function buildDocument(page: PageRecord, text: string, engine: PageEngine): BuiltDocument {
  const built = buildBody(page, text, engine)
  const { styleSheet, sidebar, questions, diagnostics, expanded } = built
  const doc = documentOf(page, built, questions, engine)
  return { doc, styleSheet, ...(sidebar === undefined ? {} : { sidebar }), keys: questions.keys, diagnostics, expanded }
}

/**
 * Macros, Markdown, HTML and sections of a page of any kind.
 *
 * @param finish a last change to the page's nodes before they are split into sections
 */
export function buildBody(
  page: PageRecord,
  text: string,
  engine: PageEngine,
  finish: (nodes: ChildNode[]) => ChildNode[] = (nodes) => nodes,
): BuiltBody {
  const questions = new Questions(engine.facts)
  const faults = new FaultReports(page, text)
  const expanded = expandMacros(text.slice(page.bodyStart), page.bodyStart, createMacroContext(page, questions, engine.data), faults.at)
  const report = faults.ofHtml(expanded)
  const banners = bannersOf(page, engine.data, questions, report)
  const styles = new StyleSheet()
  const whole = htmlStage(page, expanded, banners.outputs.join(''), engine, { questions, styles, report })
  const { nodes: ownNodes, sidebar } = pageSidebar(page, expanded, whole, { questions, builder: engine.sidebars })
  const [request] = expanded.sidebars
  const nodes = finish([...ownNodes])
  for (const { kind, message, hint } of sidebar?.faults ?? []) {
    if (request === undefined) report(kind, 'warning', message, { needle: 'sidebar:', isFrontMatter: true }, hint)
    else faults.at(request.offset, { kind, severity: 'warning', message, hint })
  }
  const unknownTitle = contentTexts(page.locale).unknown_specification
  const dataFaults = new DataFaults(page, text, faults)
  const body = splitSections(nodes, {
    listSpecifications(keys, urls) {
      const listed = listSpecifications(keys, urls, engine.data.get('compat'), engine.data.get('specifications'), unknownTitle)
      dataFaults.checkSpecifications(keys, listed, engine.data)
      return listed
    },
    findCompatTable(key) {
      dataFaults.checkCompat(key, engine.data)
      return compatTable(key, engine.data.get('compat'), { page, questions, source: engine.source })
    },
  })
  const styleSheet = styles.toString()
  noteVersions(page, expanded.macroFiles.union(banners.macroFiles), questions)
  const styleURL = styleSheet === '' ? null : `/static/styles/${shortHash(styleSheet)}.css`
  return { nodes, body, styleSheet, styleURL, sidebar, questions, diagnostics: faults.diagnostics, expanded }
}

function htmlStage(
  page: PageRecord,
  expanded: ExpandedBody,
  banners: string,
  engine: PageEngine,
  parts: Pick<HtmlContext, 'questions' | 'styles' | 'report'>,
): ChildNode[] {
  const texts = contentTexts(page.locale)
  const markdown = markdownToHtml(expanded.text, {
    labels: texts,
    report: (line, kind, message, hint) => parts.report(kind, 'info', message, { line }, hint),
  })
  const html = banners + fillPlaceholders(withoutEmptyParagraphs(markdown, expanded), expanded.outputs)
  const nodes = processHtml(parseHtml(html), { page, ids: new UniqueIds(), text: (key) => texts[key], measure: engine.measure, ...parts })
  collectLiveSamples(nodes, (id) =>
    parts.report(
      'sample-without-code',
      'warning',
      `no code belongs to the sample ${JSON.stringify(id)}`,
      { needle: 'EmbedLiveSample' },
      'flag its code blocks with live-sample___{id}',
    ),
  )
  return arrangeExamples(nodes, (key) => texts[key])
}

/** Banners of the front matter are macros by another way. */
function bannersOf(page: PageRecord, data: DataSources, questions: Questions, report: Report): ExpandedBody {
  const calls = page.banners.map((name) => `{{${name}}}`).join('')
  return expandMacros(calls, 0, createMacroContext(page, questions, data), (_, { kind, severity, message, hint }) =>
    report(kind, severity, message, { needle: 'banners', isFrontMatter: true }, hint),
  )
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
}

function documentOf(
  page: PageRecord,
  { nodes, body, styleURL, sidebar }: BuiltBody,
  questions: Questions,
  { data, brand, source, isPreview }: PageEngine,
): Document {
  const title = plainTitle(page.title)
  const parents = parentsOf(page, questions)
  return {
    isActive: true,
    isMarkdown: true,
    isTranslated: page.locale !== DEFAULT_LOCALE,
    isPreview,
    locale: page.locale,
    native: nativeNameOf(page.locale),
    mdn_url: page.url,
    title,
    titleHTML: titleHtml(page.title),
    short_title: shortTitleOf(page),
    pageTitle: `${title}${rootTitle(page, questions)} | ${brand.shortName}`,
    parents,
    modified: page.modified ?? null,
    popularity: page.popularity ?? null,
    other_translations: questions
      .listTranslations(page.slug)
      .map((other) => ({ locale: other.locale, title: plainTitle(other.title), native: nativeNameOf(other.locale) })),
    translation: translationState(page, questions),
    source: sourceOf(page, source),
    summary: summaryOf(nodes),
    toc: tocOf(body),
    fragments: fragmentsOf(body),
    sidebarURL: sidebar?.url ?? null,
    sidebarMacro: page.sidebars[0]?.name ?? null,
    related_content: relatedContent(sidebar?.entries ?? [], encodeUrl(page.url)),
    styleURL,
    browserCompat: [...page.browserCompat],
    ...baselineFields(page, { data, questions, feedback: source?.baseline }),
    status: [...page.status],
    pageType: page.pageType,
    noIndexing: isUnlisted(page.slug),
    hasMathML: body.some(({ type, value }) => type === 'prose' && value.content.includes('<math')),
    banners: [...page.banners],
    body,
  }
}

/** From the root to the page itself; ancestors that do not exist are skipped (reference/content.md 3.3). */
function parentsOf(page: PageRecord, questions: Questions): Parent[] | null {
  if (/^(?:orphaned|conflicting)\//.test(page.slug)) return null
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

/** The text of the first paragraph that has any. */
export function summaryOf(nodes: readonly ChildNode[]): string {
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

/** All ids of a page, in its order. */
export function fragmentsOf(body: readonly Section[]): string[] {
  return body.flatMap(({ value }) => {
    const inner = !('content' in value) ? [] : [...value.content.matchAll(ID_IN_TAG)].map(([, id = '']) => decodeEntities(id))
    return 'id' in value ? [value.id, ...inner] : inner
  })
}
