import type { Static } from 'typebox'
import type { CurriculumEntry, CurriculumLink, CurriculumModule, CurriculumRenderer, CurriculumTemplate } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Brand } from '#contracts/site.ts'
import { plainTitle } from '../document/titles.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { AreaFile } from './area-files.ts'
import { CurriculumFrontMatter } from './area-front-matter.ts'
import { type AreaSource, areaRecord, readAreaPage } from './area-page.ts'
import { readPractice, reportLostPractice } from './read-practice.ts'

interface CurriculumSource extends AreaSource<Static<typeof CurriculumFrontMatter>> {
  readonly title: string
  readonly template: CurriculumTemplate
}

/** What a curriculum is made from. */
interface CurriculumFiles {
  readonly files: readonly AreaFile[]
  /** Exercises and quizzes beside them. */
  readonly practice: readonly AreaFile[]
}

const RENDERERS: Readonly<Record<CurriculumTemplate, CurriculumRenderer>> = {
  module: 'CurriculumModule',
  overview: 'CurriculumOverview',
  landing: 'CurriculumLanding',
  about: 'CurriculumAbout',
  default: 'CurriculumDefault',
}

/** The pages of `curriculum/` in their reading order, which the numbers in their names give: `2-core/0-README.md` before `2-core/1-text.md`. */
export function readCurriculum({ files, practice }: CurriculumFiles, brand: Brand, diagnostics: Diagnostic[]): PageRecord[] {
  reportLostPractice(
    files.map(({ path }) => path),
    practice,
    diagnostics,
  )
  const pages = files.toSorted(byNumber).flatMap((file) => readCurriculumPage(file, diagnostics) ?? [])
  const sidebar = pages.filter((page) => depthOf(page) === 1).map((page) => entryOf(page, pages))
  const steps = pages.filter(({ template }) => template === 'module' || template === 'overview')
  return pages.map((page) => {
    const group = groupOf(page, pages)
    const step = steps.indexOf(page)
    const own = readPractice(page.file.path, practice, diagnostics)
    const landing = pages.find((other) => depthOf(other) === 0)
    const way = [landing, group, page].filter((other) => other !== undefined)
    return areaRecord(page, {
      title: page.title,
      area: {
        renderer: RENDERERS[page.template],
        pageTitle: `${plainTitle(page.title)} | ${brand.shortName}`,
        description: page.fields.summary ?? '',
        parents: [...new Set(way)].map(({ url, title }) => ({ uri: url, title: plainTitle(title) })),
        template: page.template,
        topic: page.fields.topic ?? '',
        group: group === undefined ? '' : plainTitle(group.title),
        sidebar,
        modules: modulesOf(page, pages),
        ...(own === undefined ? {} : { practice: own }),
        ...(page.fields.partner === undefined || page.template !== 'landing' ? {} : { partner: page.fields.partner }),
        prevNext: { prev: linkTo(step > 0 ? steps[step - 1] : undefined), next: linkTo(step >= 0 ? steps[step + 1] : undefined) },
      },
    })
  })
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
    })
    return undefined
  }
  const [line, title = ''] = heading
  return { ...source, title, bodyStart: source.bodyStart + line.length, template: source.fields.template ?? 'default' }
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
  if (page.template !== 'landing') return []
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
