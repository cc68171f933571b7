import type { ChildNode } from 'domhandler'
import type { Document, Parent, Section } from '#contracts/document.ts'
import { DEFAULT_LOCALE, isInterfaceLocale, nativeNameOf } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { contentTexts } from '#locales/content.ts'
import type { DataSources } from '../data/data-sources.ts'
import { NotedData } from '../data/noted-data.ts'
import { listSpecifications } from '../data/specifications.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FragmentLink } from '../fragments/fragment-link.ts'
import type { HtmlContext } from '../html/html-context.ts'
import { arrangeExamples } from '../html/interactive-examples.ts'
import { collectLiveSamples } from '../html/live-samples.ts'
import { processHtml } from '../html/process-html.ts'
import { splitSections, tocOf } from '../html/sections.ts'
import { Stylesheet } from '../html/stylesheet.ts'
import { type ExpandedBody, expandMacros } from '../macros/expand.ts'
import { markdownToHtml } from '../markdown/markdown.ts'
import { isUnlisted, type PageRecord } from '../read/page-record.ts'
import { relatedContent } from '../sidebars/related-content.ts'
import type { BuiltSidebar } from '../sidebars/sidebar-builder.ts'
import { MarkedCode } from '../text/code-text.ts'
import { MAX_DEPTH, parseMarkedHtml } from '../text/dom.ts'
import { fillPlaceholders, markCall } from '../text/placeholders.ts'
import { UniqueIds } from '../text/slugify.ts'
import { Questions, shortHash } from '../tree/facts.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { plainTitle, rootSlugOf, shortTitleOf, titleHtml } from '../tree/titles.ts'
import { baselineFields } from './baseline-fields.ts'
import { withoutEmptyParagraphs } from './block-macros.ts'
import { compatTable } from './compat-table.ts'
import { DataProblems } from './data-problems.ts'
import { listFragments } from './list-fragments.ts'
import { createMacroContext } from './macro-context.ts'
import type { PageEngine } from './page-engine.ts'
import { pageSidebar } from './page-sidebar.ts'
import { ProblemReports } from './problem-reports.ts'
import { reportSharedAssets } from './shared-asset-places.ts'
import { sourceOf } from './source-addresses.ts'
import { summaryOf } from './summary-from-source.ts'
import { translationState } from './translation-state.ts'

/** A page, built. */
export interface BuiltDocument {
  readonly doc: Document
  /** Text of the stylesheet at `doc.styleURL`; empty when there is none. */
  readonly stylesheet: string
  /** The sidebar next to the page; absent when it asks for none. */
  readonly sidebar?: BuiltSidebar
  /** The questions that the page asked of the rest of the site (tree/facts.ts). */
  readonly keys: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
  readonly fragmentLinks: readonly FragmentLink[]
}

type Report = HtmlContext['report']

/** The processed body of a page: what documents and area pages share. */
export interface BuiltBody {
  readonly nodes: readonly ChildNode[]
  readonly body: Section[]
  readonly stylesheet: string
  /** Address of the stylesheet; null when there is none. */
  readonly styleURL: string | null
  readonly sidebar: BuiltSidebar | undefined
  readonly questions: Questions
  readonly diagnostics: readonly Diagnostic[]
  /** Its links to parts of pages. */
  readonly fragmentLinks: readonly FragmentLink[]
}

/**
 * The journey of one page: macros, Markdown, HTML, sections, document.
 *
 * @param text the whole file, decoded
 */
export function buildDocument(page: PageRecord, text: string, engine: PageEngine): BuiltDocument {
  const built = buildBody(page, text, engine)
  const { stylesheet, sidebar, questions, diagnostics, fragmentLinks } = built
  const doc = documentOf(page, built, questions, engine)
  return { doc, stylesheet, ...(sidebar === undefined ? {} : { sidebar }), keys: questions.keys, diagnostics, fragmentLinks }
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
  const data = new NotedData(engine.data, questions)
  const problems = new ProblemReports(page, text)
  const expanded = expandMacros(text.slice(page.bodyStart), page.bodyStart, createMacroContext(page, questions, engine.data), problems.at)
  const report = problems.ofHtml(expanded)
  const banners = bannersOf(page, engine.data, questions, report)
  const styles = new Stylesheet()
  const fragmentLinks: FragmentLink[] = []
  const placeOfLink = problems.ofLinks(expanded)
  const whole = htmlStage(page, expanded, banners.outputs.join(''), engine, {
    questions,
    styles,
    report,
    linkToPart: (target, place) => fragmentLinks.push({ ...target, ...placeOfLink(place) }),
  })
  const { nodes: ownNodes, sidebar } = pageSidebar(page, expanded, whole, { questions, builder: engine.sidebars })
  const [request] = expanded.sidebars
  const nodes = finish([...ownNodes])
  for (const { kind, message, hint } of sidebar?.problems ?? []) {
    if (request === undefined) report({ kind, severity: 'warning', message, place: { needle: 'sidebar:', isFrontMatter: true }, hint })
    else problems.at(request.offset, { kind, severity: 'warning', message, hint })
  }
  const unknownTitle = contentTexts(page.locale).unknown_specification
  const dataProblems = new DataProblems(page, text, problems)
  const body = splitSections(nodes, {
    listSpecifications(keys, urls) {
      const listed = listSpecifications(keys, urls, data.get('compat'), data.get('specifications'), unknownTitle)
      dataProblems.checkSpecifications(keys, listed, data)
      return listed
    },
    findCompatTable(key) {
      dataProblems.checkCompat(key, data)
      return compatTable(key, data.get('compat'), { page, questions, source: engine.source })
    },
  })
  reportSharedAssets(text, page.bodyStart, questions, problems.at)
  const stylesheet = styles.toString()
  noteVersions(page, expanded.macroFiles.union(banners.macroFiles), questions)
  const styleURL = stylesheet === '' ? null : `/static/styles/${shortHash(stylesheet)}.css`
  return { nodes, body, stylesheet, styleURL, sidebar, questions, diagnostics: problems.diagnostics, fragmentLinks }
}

function htmlStage(
  page: PageRecord,
  expanded: ExpandedBody,
  banners: string,
  engine: PageEngine,
  parts: Pick<HtmlContext, 'questions' | 'styles' | 'report' | 'linkToPart'>,
): ChildNode[] {
  const texts = contentTexts(page.locale)
  const codes = new MarkedCode()
  const markdown = markdownToHtml(expanded.text, {
    labels: texts,
    codes,
    report: ({ line, ...problem }) => parts.report({ ...problem, severity: 'info', place: { line } }),
  })
  const html = banners + fillPlaceholders(withoutEmptyParagraphs(markdown, expanded), expanded.outputs.map(markCall))
  const parsed = parseMarkedHtml(html, codes, onceTooDeep(parts.report))
  const nodes = processHtml(parsed, { page, ids: new UniqueIds(), text: (key) => texts[key], measure: engine.measure, ...parts })
  collectLiveSamples(nodes, (id, call) =>
    parts.report({
      kind: 'sample-without-code',
      severity: 'warning',
      message: `no code belongs to the sample ${JSON.stringify(id)}`,
      place: call === undefined ? {} : { call },
      hint: 'flag its code blocks with live-sample___{id}',
    }),
  )
  return arrangeExamples(nodes, (key) => texts[key])
}

/** One report for a page, however many elements it concerns. */
function onceTooDeep(report: Report): (name: string) => void {
  let isReported = false
  return (name) => {
    if (isReported) return
    isReported = true
    const message = `<${name}> is nested in more than ${MAX_DEPTH} elements; its tags are left out`
    report({
      kind: 'deep-nesting',
      severity: 'warning',
      message,
      place: { tag: { element: { name } } },
      hint: 'close the elements around it',
    })
  }
}

/** The banners that the front matter names: macros without a call in the text. */
function bannersOf(page: PageRecord, data: DataSources, questions: Questions, report: Report): ExpandedBody {
  const calls = page.banners.map((name) => `{{${name}}}`).join('')
  return expandMacros(calls, 0, createMacroContext(page, questions, data), (_, { kind, severity, message, hint }) =>
    report({ kind, severity, message, place: { needle: 'banners', isFrontMatter: true }, hint }),
  )
}

function noteVersions(page: PageRecord, macroFiles: ReadonlySet<string>, questions: Questions): void {
  for (const file of macroFiles) questions.version(`macro:${file}`)
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
    isActive: isInterfaceLocale(page.locale),
    isMarkdown: true,
    isTranslated: page.locale !== DEFAULT_LOCALE,
    isPreview,
    locale: page.locale,
    native: nativeNameOf(page.locale),
    mdn_url: page.url,
    title,
    titleHTML: titleHtml(page.title).toString(),
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
    fragments: listFragments(body),
    sidebarURL: sidebar?.url ?? null,
    sidebarMacro: page.sidebars[0]?.name ?? null,
    related_content: relatedContent(sidebar?.entries ?? [], encodeUrl(page.url)),
    styleURL,
    browserCompat: [...page.browserCompat],
    ...baselineFields(page, { data: new NotedData(data, questions), questions, feedback: source?.baseline }),
    status: [...page.status],
    pageType: page.pageType,
    noIndexing: isUnlisted(page.slug),
    hasMathML: body.some(({ type, value }) => type === 'prose' && value.content.includes('<math')),
    banners: [...page.banners],
    body,
  }
}

/** From the root to the page itself; ancestors that do not exist are skipped (docs/behaviour/documents.md 41). */
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
