import type { ChildNode } from 'domhandler'
import type { AreaPage, BlogIndexPage, BlogPostPage, CurriculumPage, GenericPage, SpotlightPage } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { nativeNameOf } from '#contracts/locales.ts'
import { type BuiltBody, buildBody, fragmentsOf, summaryOf } from '../document/build-document.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { plainTitle } from '../document/titles.ts'
import { parseHtml } from '../html/dom.ts'
import { tocOf } from '../html/sections.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import {
  type AreaData,
  type BlogIndexData,
  type BlogPostData,
  type CurriculumData,
  type GenericData,
  isUnlistedArea,
  type SpotlightData,
} from './area-data.ts'
import { communityContents } from './community.ts'
import { markLearningLists } from './learning-lists.ts'
import { practiceHtml } from './practice-html.ts'
import { tabbedSections } from './tabbed-sections.ts'

/** A page outside the documents, built. */
export interface BuiltAreaPage {
  readonly page: AreaPage
  /** Text of the sheet at `styleURL`. */
  readonly styleSheet: string
  readonly styleURL: string | null
  /** What the page asked of the rest of the site (tree/facts.ts). */
  readonly keys: ReadonlySet<string>
  readonly diagnostics: readonly Diagnostic[]
}

interface AreaEngine {
  readonly engine: PageEngine
  /** Scheme and host, for addresses that must be whole. */
  readonly origin: string
}

/** Builds a page of the blog, the curriculum or the pages beside them: its body as a document's, the rest from its record (reference/content.md 3.8). */
export function buildAreaPage(record: PageRecord, area: AreaData, { engine, origin }: AreaEngine): BuiltAreaPage {
  if (area.renderer === 'BlogIndex') return madePage(blogIndexPage(record, area))
  if (area.renderer === 'CurriculumPath' || area.renderer === 'CurriculumCertificate')
    return madePage(curriculumPage(record, area, { nodes: [], body: [], styleURL: null }))
  const built = buildBody(
    record,
    readPageText(record.file).text,
    engine,
    'template' in area ? (nodes) => finishCurriculum(nodes, area) : undefined,
  )
  const { styleSheet, styleURL, questions, diagnostics } = built
  if (area.renderer === 'BlogPost') questions.version('site:origin')
  return { page: pageOf(record, area, { built, origin }), styleSheet, styleURL, keys: questions.keys, diagnostics }
}

/** A page without a text of its own. */
function madePage(page: AreaPage): BuiltAreaPage {
  return { page, styleSheet: '', styleURL: null, keys: new Set(), diagnostics: [] }
}

type BuiltText = Pick<BuiltBody, 'nodes' | 'body' | 'styleURL'>

function finishCurriculum(nodes: ChildNode[], { practice }: CurriculumData): ChildNode[] {
  const marked = markLearningLists(nodes)
  return practice === undefined ? marked : [...marked, ...parseHtml(practiceHtml(practice))]
}

interface Parts {
  readonly built: BuiltBody
  readonly origin: string
}

function pageOf(record: PageRecord, area: Exclude<AreaData, BlogIndexData>, { built, origin }: Parts): AreaPage {
  switch (area.renderer) {
    case 'BlogPost':
      return blogPostPage(record, area, { built, origin })
    case 'ContributorSpotlight':
      return spotlightPage(record, area, built)
    case 'GenericDoc':
    case 'GenericAbout':
    case 'GenericCommunity':
      return genericPage(record, area, built)
    default:
      return curriculumPage(record, area, built)
  }
}

function envelopeOf({ url, locale }: PageRecord, { pageTitle }: AreaData): Pick<AreaPage, 'url' | 'locale' | 'pageTitle'> {
  return { url, locale, pageTitle }
}

function blogIndexPage(record: PageRecord, area: BlogIndexData): BlogIndexPage {
  return { renderer: area.renderer, ...envelopeOf(record, area), parents: [...area.parents], hyData: area.hyData }
}

function blogPostPage(record: PageRecord, area: BlogPostData, { built, origin }: Parts): BlogPostPage {
  const { image } = area.meta
  return {
    renderer: area.renderer,
    ...envelopeOf(record, area),
    ...placeOf(record, area),
    image: image === null ? null : `${origin}${record.url}${encodeURIComponent(image.file)}`,
    doc: { ...docOf(record, area, built), toc: tocOf(built.body) },
    blogMeta: area.meta,
  }
}

function curriculumPage(record: PageRecord, area: CurriculumData, built: BuiltText): CurriculumPage {
  const { template, topic, group, sidebar, modules, tools, partner, scrim, prevNext } = area
  return {
    renderer: area.renderer,
    ...envelopeOf(record, area),
    ...placeOf(record, area),
    doc: {
      ...docOf(record, area, built),
      toc: tocOf(built.body),
      template,
      topic,
      group,
      sidebar: [...sidebar],
      modules: [...modules],
      tools: [...tools],
      ...(partner === undefined ? {} : { partner }),
      ...(scrim === undefined ? {} : { scrim }),
      prevNext,
    },
  }
}

function spotlightPage(record: PageRecord, area: SpotlightData, { body, styleURL }: BuiltBody): SpotlightPage {
  return {
    renderer: area.renderer,
    ...envelopeOf(record, area),
    short_title: record.shortTitle ?? plainTitle(record.title),
    description: area.description,
    styleURL,
    hyData: { sections: body, ...area.hyData },
  }
}

function genericPage(record: PageRecord, area: GenericData, { nodes, body, styleURL }: BuiltBody): GenericPage {
  const title = plainTitle(record.title)
  return {
    renderer: area.renderer,
    ...envelopeOf(record, area),
    ...placeOf(record, area),
    short_title: record.shortTitle ?? title,
    description: area.description === '' ? summaryOf(nodes) : area.description,
    styleURL,
    id: area.id,
    hyData: {
      title,
      sections: body,
      toc: [...tocOf(body), ...communityContents(area.community)],
      fragments: fragmentsOf(body),
      tabs: area.renderer === 'GenericAbout' ? tabbedSections(body) : [],
      figures: [...area.figures],
      action: area.action,
      ...(area.community === undefined ? {} : { community: area.community }),
    },
  }
}

function placeOf(
  { locale, title }: PageRecord,
  { parents }: BlogPostData | CurriculumData | GenericData,
): Pick<GenericPage, 'parents' | 'other_translations'> {
  return { parents: [...parents], other_translations: [{ locale, title: plainTitle(title), native: nativeNameOf(locale) }] }
}

function docOf(
  { title, url, locale }: PageRecord,
  { renderer, pageTitle, description }: BlogPostData | CurriculumData,
  { nodes, body, styleURL }: BuiltText,
): Omit<BlogPostPage['doc'], 'toc'> {
  return {
    title: plainTitle(title),
    mdn_url: url,
    native: nativeNameOf(locale),
    locale,
    noIndexing: isUnlistedArea(renderer),
    pageTitle,
    summary: description === '' ? summaryOf(nodes) : description,
    body,
    fragments: fragmentsOf(body),
    styleURL,
  }
}
