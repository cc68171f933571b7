import type { Static } from 'typebox'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { AreaFile } from '../../read/area-files.ts'
import { lineOf, splitFrontMatter } from '../../read/front-matter.ts'
import { BlogFrontMatter } from '../engine/area-front-matter.ts'
import { type AreaSource, readAreaPage } from '../engine/area-page.ts'
import { isReservedSlug } from './blog-urls.ts'

/** A post as its file gives it. */
export type PostSource = AreaSource<Static<typeof BlogFrontMatter>>

/**
 * The posts that are published, newest first, those of one day in the order of their slugs. What can't be a post is left out and reported. A day
 * to come is taken as it stands: a build knows no today (docs/decisions/0036).
 *
 * @param files `{slug}/index.md` each
 */
export function readPosts(files: readonly AreaFile[], report: ReportDiagnostic): PostSource[] {
  return files
    .flatMap((file) => readPost(file, report) ?? [])
    .filter(({ fields }) => fields.published !== 'false')
    .sort(newestFirst)
}

/** A problem of a post's front matter, with the line of the key that it is about. */
export function postProblem(
  { file, text }: Pick<PostSource, 'file' | 'text'>,
  key: keyof PostSource['fields'],
  problem: Omit<Diagnostic, 'file' | 'line'>,
): Diagnostic {
  return { ...problem, file: file.path, ...lineOf(splitFrontMatter(text).yaml ?? '', key) }
}

function readPost(file: AreaFile, report: ReportDiagnostic): PostSource | undefined {
  const [folder = '', name, ...more] = file.name.split('/')
  if (name !== 'index.md' || more.length > 0) {
    const message = 'expected a post at blog/{slug}/index.md; this page is left out'
    report({ kind: 'misplaced-page', severity: 'error', message, file: file.path })
    return undefined
  }
  const post = readAreaPage(file, BlogFrontMatter, report)
  if (post === undefined) return undefined
  const problem = findProblem(post, folder)
  if (problem === undefined) return post
  report(problem)
  return undefined
}

/** What keeps a post from being one. */
function findProblem(post: PostSource, folder: string): Diagnostic | undefined {
  const { date, slug } = post.fields
  if (!isDay(date)) {
    const message = `\`date\` is not a date: ${date}; this page is left out`
    return postProblem(post, 'date', { kind: 'front-matter', severity: 'error', message })
  }
  if (isReservedSlug(slug)) {
    const message = `a post can't have the URL ${post.url}, because the lists of the blog use it; this page is left out`
    return postProblem(post, 'slug', { kind: 'misplaced-page', severity: 'error', message, hint: 'give it another slug' })
  }
  if (slug === folder) return undefined
  const message = `the slug ${slug} belongs into the folder blog/${slug}, not blog/${folder}; this page is left out`
  return postProblem(post, 'slug', { kind: 'slug-folder-mismatch', severity: 'error', message, hint: 'rename the folder or fix the slug' })
}

/** February has no 30th. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

function newestFirst(a: PostSource, b: PostSource): number {
  if (a.fields.date !== b.fields.date) return a.fields.date < b.fields.date ? 1 : -1
  return a.fields.slug < b.fields.slug ? -1 : 1
}
