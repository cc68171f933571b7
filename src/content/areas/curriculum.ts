import type { Static } from 'typebox'
import type { CurriculumEntry, CurriculumLink, CurriculumModule, CurriculumRenderer, CurriculumTemplate } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Brand } from '#contracts/site.ts'
import { plainTitle } from '../document/titles.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { CurriculumData } from './area-data.ts'
import type { AreaFile } from './area-files.ts'
import { CurriculumFrontMatter } from './area-front-matter.ts'
import { type AreaSource, areaRecord, readAreaPage } from './area-page.ts'
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
  /** Exercises and quizzes beside them. */
  readonly practice: readonly AreaFile[]
  /** Other files, beside pages of any area. */
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
 * Behind them those that are made from all modules.
 */
export function readCurriculum({ files, practice, assets }: CurriculumFiles, brand: Brand, diagnostics: Diagnostic[]): PageRecord[] {
  reportLostPractice(
    files.map(({ path }) => path),
    practice,
    diagnostics,
  )
  const pages = files.toSorted(byNumber).flatMap((file) => readCurriculumPage(file, diagnostics) ?? [])
  reportLostModules(pages, diagnostics)
  const sidebar = pages.filter((page) => depthOf(page) === 1).map((page) => entryOf(page, pages))
  const steps = pages.filter(({ template }) => template === 'module' || template === 'overview')
  const landing = pages.find((page) => depthOf(page) === 0)
  const practices = new Map(pages.map((page) => [page, readPractice(page.file.path, practice, diagnostics)]))
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
        modules: modulesOf(page, pages),
        ...(own === undefined ? {} : { practice: own }),
        ...(page.template === 'landing' ? landingData(page, assets, diagnostics) : {}),
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

/** @param way to the page, from its group on */
function dataOf(
  { title, template }: Pick<CurriculumSource, 'title' | 'template'>,
  way: readonly (CurriculumLink | undefined)[],
  { brand, landing, ...rest }: SharedData,
): Omit<CurriculumData, 'description' | 'modules' | 'prevNext'> {
  const whole = [landing, ...way].filter((page) => page !== undefined)
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
  diagnostics: Diagnostic[],
): Pick<CurriculumData, 'partner' | 'scrim'> {
  return {
    ...(partner === undefined ? {} : { partner }),
    ...(scrim === undefined ? {} : { scrim: readScrim(scrim, { file, assets }, diagnostics) }),
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
function readCurriculumPage(file: AreaFile, diagnostics: Diagnostic[]): CurriculumSource | undefined {
  const source = readAreaPage(file, CurriculumFrontMatter, diagnostics)
  if (source === undefined) return undefined
  const heading = /^\s*# +(.+?) *#* *(?:\r?\n|$)/.exec(source.text.slice(source.bodyStart))
  if (heading === null) {
    diagnostics.push({
      kind: 'front-matter',
      severity: 'error',
      message: 'expected the title of the page as its first line: `# Title`',
      file: file.path,
      line: firstLineOf(source),
    })
    return undefined
  }
  const [line, title = ''] = heading
  return { ...source, title, bodyStart: source.bodyStart + line.length, template: source.fields.template ?? 'default' }
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

/** Names without a number stand behind all others. */
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

function modulesOf(page: CurriculumSource, pages: readonly CurriculumSource[]): CurriculumModule[] {
  if (page.template === 'overview') return childrenOf(page, pages).map((child) => ({ ...moduleOf(child), children: [] }))
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
