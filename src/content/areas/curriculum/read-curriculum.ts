import type { Static } from 'typebox'
import type { CurriculumEntry, CurriculumLink, CurriculumModule, CurriculumRenderer, CurriculumTemplate } from '#contracts/areas.ts'
import type { Brand } from '#contracts/site.ts'
import { trimEndOf } from '#contracts/trim-characters.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { CurriculumData } from '../../read/area-data.ts'
import type { AreaFile } from '../../read/area-files.ts'
import type { PageRecord } from '../../read/page-record.ts'
import type { Practice } from '../../read/practice.ts'
import { plainTitle } from '../../tree/titles.ts'
import { CurriculumFrontMatter } from '../engine/area-front-matter.ts'
import { type AreaSource, areaRecord, readAreaPage } from '../engine/area-page.ts'
import { countPractice } from './count-practice.ts'
import { type CurriculumTool, curriculumTools } from './curriculum-tools.ts'
import { readPractice, reportLostPractice } from './read-practice.ts'
import { readScrim } from './read-scrim.ts'
import { reportLostModules } from './report-lost-modules.ts'

interface CurriculumSource extends AreaSource<Static<typeof CurriculumFrontMatter>> {
  readonly title: string
  readonly template: CurriculumTemplate
}

/** What a curriculum is made from. */
interface CurriculumFiles {
  readonly files: readonly AreaFile[]
  /** Exercises and quizzes next to them. */
  readonly practice: readonly AreaFile[]
  /** Other files, next to pages of any area. */
  readonly assets: readonly AreaFile[]
}

const RENDERERS: Readonly<Record<CurriculumTemplate, CurriculumRenderer>> = {
  module: 'CurriculumModule',
  overview: 'CurriculumOverview',
  landing: 'CurriculumLanding',
  about: 'CurriculumAbout',
  default: 'CurriculumDefault',
  path: 'CurriculumPath',
  certificate: 'CurriculumCertificate',
}

/**
 * The pages of `curriculum/` in their reading order, which the numbers in their names give: `2-core/0-README.md` before `2-core/1-text.md`.
 * After them those that are made from all modules.
 */
export function readCurriculum({ files, practice, assets }: CurriculumFiles, brand: Brand, report: ReportDiagnostic): PageRecord[] {
  reportLostPractice(
    files.map(({ path }) => path),
    practice,
    report,
  )
  const pages = files.toSorted(byNumber).flatMap((file) => readCurriculumPage(file, report) ?? [])
  reportLostModules(pages, report)
  const sidebar = pages.filter((page) => depthOf(page) === 1).map((page) => entryOf(page, pages))
  const steps = pages.filter(({ template }) => template === 'module' || template === 'overview')
  const landing = pages.find((page) => depthOf(page) === 0)
  const practices = new Map(pages.map((page) => [page, readPractice(page.file.path, practice, report)]))
  const tools = curriculumTools({
    groups: groupsOf(pages),
    practised: new Set(pages.filter((page) => practices.get(page) !== undefined).map(({ url }) => url)),
    taken: new Set(pages.map(({ path }) => path)),
  })
  const shared = { topic: '' as const, group: '', sidebar, tools: tools.map(({ url, title }) => ({ url, title })), brand, landing }
  const records = pages.map((page) => {
    const group = groupOf(page, pages)
    const step = steps.indexOf(page)
    const own = practices.get(page)
    return areaRecord(page, {
      title: page.title,
      area: {
        ...dataOf(page, [group, page], shared),
        description: page.fields.summary ?? '',
        topic: page.fields.topic ?? '',
        group: group === undefined ? '' : plainTitle(group.title),
        modules: modulesOf(page, pages, practices),
        ...(own === undefined ? {} : { practice: own }),
        ...(page.template === 'landing' ? landingData(page, assets, report) : {}),
        prevNext: { prev: linkTo(step > 0 ? steps[step - 1] : undefined), next: linkTo(step >= 0 ? steps[step + 1] : undefined) },
      },
    })
  })
  return [...records, ...tools.flatMap((tool) => toolRecord(tool, landing ?? pages[0], shared) ?? [])]
}

interface SharedData extends Pick<CurriculumData, 'topic' | 'group' | 'sidebar' | 'tools'> {
  readonly brand: Brand
  readonly landing: CurriculumSource | undefined
}

/** @param path the pages above the page and itself, from its group on */
function dataOf(
  { title, template }: Pick<CurriculumSource, 'title' | 'template'>,
  path: readonly (CurriculumLink | undefined)[],
  { brand, landing, ...rest }: SharedData,
): Omit<CurriculumData, 'description' | 'modules' | 'prevNext'> {
  const whole = [landing, ...path].filter((page) => page !== undefined)
  return {
    ...rest,
    renderer: RENDERERS[template],
    template,
    pageTitle: `${plainTitle(title)} | ${brand.shortName}`,
    parents: [...new Set(whole)].map((page) => ({ uri: page.url, title: plainTitle(page.title) })),
  }
}

function landingData(
  { file, fields: { partner, scrim } }: CurriculumSource,
  assets: readonly AreaFile[],
  report: ReportDiagnostic,
): Pick<CurriculumData, 'partner' | 'scrim'> {
  return {
    ...(partner === undefined ? {} : { partner }),
    ...(scrim === undefined ? {} : { scrim: readScrim(scrim, { file, assets }, report) }),
  }
}

/** Such a page has no file of its own, so another one stands for it in messages. */
function toolRecord(tool: CurriculumTool, other: CurriculumSource | undefined, shared: SharedData): PageRecord | undefined {
  if (other === undefined) return undefined
  const { change: _change, ...file } = other.file
  return areaRecord(
    { file: { ...file, name: `${tool.template}.md` }, url: tool.url, path: tool.path, hash: '', bodyStart: 0 },
    {
      title: tool.title,
      area: { ...dataOf(tool, [tool], shared), description: tool.summary, modules: tool.groups, prevNext: { prev: null, next: null } },
    },
  )
}

/** The title is the first heading, and no part of the body. */
function readCurriculumPage(file: AreaFile, report: ReportDiagnostic): CurriculumSource | undefined {
  const source = readAreaPage(file, CurriculumFrontMatter, report)
  if (source === undefined) return undefined
  const heading = findHeading(source.text.slice(source.bodyStart))
  if (heading === undefined) {
    report({
      kind: 'front-matter',
      severity: 'error',
      message: 'expected the title of the page as its first line: `# Title`',
      file: file.path,
      line: firstLineOf(source),
    })
    return undefined
  }
  return { ...source, title: heading.title, bodyStart: source.bodyStart + heading.end, template: source.fields.template ?? 'default' }
}

/** The title in the first line that is not blank, `# Title` or `# Title ##`, and where the text after that line begins. */
function findHeading(text: string): { readonly title: string; readonly end: number } | undefined {
  const [start = '', line = ''] = /^\s*(?=#)(# .*)?/.exec(text) ?? []
  const title = trimEndOf(trimEndOf(line.slice(1).trim(), '#'), ' ')
  const lineBreak = /\r?\n/y
  lineBreak.lastIndex = start.length
  return title === '' ? undefined : { title, end: lineBreak.test(text) ? lineBreak.lastIndex : start.length }
}

/** The line in which the text of a page begins. */
function firstLineOf({ text, bodyStart }: Pick<CurriculumSource, 'text' | 'bodyStart'>): number {
  const before = text.slice(0, bodyStart) + (/^\s*/.exec(text.slice(bodyStart))?.[0] ?? '')
  return before.split('\n').length
}

/** Names by their numbers, then by their letters; a README before all others of its folder. */
function byNumber(a: AreaFile, b: AreaFile): number {
  const [own, other] = [segmentsOf(a), segmentsOf(b)]
  for (let index = 0; index < Math.max(own.length, other.length); index++) {
    const [left, right] = [own[index] ?? '', other[index] ?? '']
    if (left === right) continue
    if (isReadme(left) !== isReadme(right)) return isReadme(left) ? -1 : 1
    const byDigits = numberOf(left) - numberOf(right)
    return Number.isNaN(byDigits) || byDigits === 0 ? (left < right ? -1 : 1) : byDigits
  }
  return 0
}

function segmentsOf({ name }: AreaFile): string[] {
  return name.split('/')
}

function isReadme(segment: string): boolean {
  return /^(?:\d+-)?README\.md$/.test(segment)
}

/** Names without a number stand after all others. */
function numberOf(segment: string): number {
  const [digits] = /^\d+(?=-)/.exec(segment) ?? []
  return digits === undefined ? Number.MAX_SAFE_INTEGER : Number(digits)
}

/** How far below `/en-US/curriculum/` a page stands. */
function depthOf({ path }: CurriculumSource): number {
  return path.split('/').length - 1
}

function childrenOf(page: CurriculumSource, pages: readonly CurriculumSource[]): CurriculumSource[] {
  return pages.filter((other) => other.path.startsWith(`${page.path}/`) && depthOf(other) === depthOf(page) + 1)
}

function groupOf(page: CurriculumSource, pages: readonly CurriculumSource[]): CurriculumSource | undefined {
  return depthOf(page) < 2 ? undefined : pages.find((other) => depthOf(other) === 1 && page.path.startsWith(`${other.path}/`))
}

function entryOf(page: CurriculumSource, pages: readonly CurriculumSource[]): CurriculumEntry {
  return { ...ownLink(page), children: childrenOf(page, pages).map(ownLink) }
}

function modulesOf(
  page: CurriculumSource,
  pages: readonly CurriculumSource[],
  practices: ReadonlyMap<CurriculumSource, Practice | undefined>,
): CurriculumModule[] {
  if (page.template === 'overview')
    return childrenOf(page, pages).map((child) => ({ ...moduleOf(child), ...countPractice(practices.get(child)), children: [] }))
  return page.template === 'landing' ? groupsOf(pages) : []
}

function groupsOf(pages: readonly CurriculumSource[]): CurriculumModule[] {
  return pages
    .filter(({ template }) => template === 'overview')
    .map((group) => ({ ...moduleOf(group), children: childrenOf(group, pages).map(moduleOf) }))
}

function moduleOf(page: CurriculumSource): Omit<CurriculumModule, 'children'> {
  return { ...ownLink(page), topic: page.fields.topic ?? '', summary: page.fields.summary ?? '' }
}

function ownLink({ url, title }: CurriculumSource): CurriculumLink {
  return { url, title: plainTitle(title) }
}

function linkTo(page: CurriculumSource | undefined): CurriculumLink | null {
  return page === undefined ? null : ownLink(page)
}
