import { writeFileSync } from 'node:fs'
import { DEFAULT_BRAND } from '#contracts/site.ts'
import { checkPage } from '../checks/check-page.ts'
import { layoutSyntax, plain } from '../css/layout-syntax.ts'
import { parseSyntax, SyntaxProblem } from '../css/parse-syntax.ts'
import { createDataSources, type DataSources } from '../data/data-sources.ts'
import type { PageEngine } from '../document/page-engine.ts'
import { MACROS } from '../macros/index.ts'
import { highlight, LANGUAGES } from '../markdown/highlight.ts'
import { AssetIndex } from '../read/assets.ts'
import { parseFrontMatter, splitFrontMatter } from '../read/front-matter.ts'
import type { PageRecord } from '../read/page-record.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { parseSidebarFile, SidebarFileError } from '../sidebars/sidebar-file.ts'
import { Facts } from '../tree/facts.ts'
import { readRedirects } from '../tree/redirects.ts'
import { Tree } from '../tree/tree.ts'
import { samplePage } from './sample-page.ts'

/** A way on which a text of an author comes into the builder. */
export interface HostileStep {
  readonly name: string
  /** @param index counts up, for steps that take turns: with languages, with macros */
  run(text: string, index: number): void
}

/**
 * Everything that a build and a check do with a text of an author, one way after the other (docs/behaviour/content-limits.md 2).
 *
 * @param file is written again and again
 */
export function createHostileSteps(file: string): readonly HostileStep[] {
  const data = createDataSources([])
  const check = (body: string, more: Partial<PageRecord> = {}): void => {
    writeFileSync(file, body)
    const page = samplePage('Sample', { file, ...more })
    checkPage(page, engineOf(page, data))
  }
  const macros = MACROS.map(({ macro }) => macro.name)
  return [
    { name: 'Markdown', run: (text) => check(text) },
    { name: 'macro argument', run: (text, index) => check(`{{${macros[index % macros.length]}("${text.replaceAll('"', "'")}")}}`) },
    { name: 'bare macro argument', run: (text, index) => check(`{{${macros[index % macros.length]}(${text})}}`) },
    { name: 'code fence', run: (text, index) => void highlight(text, LANGUAGES[index % LANGUAGES.length] ?? '') },
    { name: 'front matter', run: (text) => void parseFrontMatter(splitFrontMatter(`---\n${text}\n---\n`).yaml ?? text) },
    { name: 'front matter values', run: (text) => check('{{Compat}}{{Specifications}}', valuesOf(text)) },
    { name: 'HTML attributes', run: (text) => check(htmlOf(text)) },
    { name: 'sidebar', run: (text) => parseSidebar(text) },
    { name: 'redirects', run: (text) => void readRedirects([{ text, file }], () => undefined) },
    { name: 'CSS syntax', run: (text) => layOut(text) },
  ]
}

function engineOf(page: PageRecord, data: DataSources): PageEngine {
  const facts = new Facts(new Tree({ pages: [page], redirects: new Map() }), new AssetIndex([]))
  const sidebars = new SidebarBuilder({ facts, data, files: new Map() })
  return { facts, data, brand: DEFAULT_BRAND, source: undefined, sidebars, isPreview: false, measure: () => undefined }
}

/** The values as YAML gives them, whatever their text. */
function valuesOf(text: string): Partial<PageRecord> {
  const yaml = ['title', 'slug', 'short-title', 'page-type', 'browser-compat', 'spec-urls', 'sidebar'].map(
    (key) => `${key}: ${JSON.stringify(text)}\n`,
  )
  parseFrontMatter(yaml.join(''))
  return { title: text, shortTitle: text, browserCompat: [text], specUrls: [text] }
}

function htmlOf(text: string): string {
  const value = text.replaceAll('"', "'")
  return `<p id="${value}" class="${value}" style="${value}">x</p>\n\n<a href="${value}">x</a> <img src="${value}" alt="${value}" width="${value}">\n`
}

function parseSidebar(text: string): void {
  for (const source of [text, `sidebar:\n  - title: ${JSON.stringify(text)}\n    link: ${JSON.stringify(text)}\n`]) {
    try {
      parseSidebarFile(source)
    } catch (error) {
      if (!(error instanceof SidebarFileError)) throw error
    }
  }
}

function layOut(text: string): void {
  try {
    layoutSyntax(parseSyntax(text), { component: ({ kind }) => plain(kind), functionName: plain, sign: plain })
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error
  }
}
