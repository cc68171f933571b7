import type { Static } from 'typebox'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { lineOf, splitFrontMatter } from '../read/front-matter.ts'
import type { AreaFile } from './area-files.ts'
import { BlogFrontMatter } from './area-front-matter.ts'
import { type AreaSource, readAreaPage } from './area-page.ts'
import { isReservedSlug } from './blog-urls.ts'

/** A post as its file gives it. */
export type PostSource = AreaSource<Static<typeof BlogFrontMatter>>

/**
 * The posts that are published, newest first, those of one day in the order of their slugs. What can't be a post is left out and told of. A day
 * to come is taken as it stands: a build knows no today (docs/decisions/0036).
 *
 * @param files `{slug}/index.md` each
 */
export function readPosts(files: readonly AreaFile[], diagnostics: Diagnostic[]): PostSource[] {
  return files
    .flatMap((file) => readPost(file, diagnostics) ?? [])
    .filter(({ fields }) => fields.published !== 'false')
    .sort(newestFirst)
}

/** A fault of a post's front matter, with the line of the key that it is about. */
export function postFault(
  { file, text }: Pick<PostSource, 'file' | 'text'>,
  key: keyof PostSource['fields'],
  fault: Omit<Diagnostic, 'file' | 'line'>,
): Diagnostic {
  return { ...fault, file: file.path, ...lineOf(splitFrontMatter(text).yaml ?? '', key) }
}

function readPost(file: AreaFile, diagnostics: Diagnostic[]): PostSource | undefined {
  const [folder = '', name, ...more] = file.name.split('/')
  if (name !== 'index.md' || more.length > 0) {
    const message = 'expected a post at blog/{slug}/index.md; this page is left out'
    diagnostics.push({ kind: 'misplaced-page', severity: 'error', message, file: file.path })
    return undefined
  }
  const post = readAreaPage(file, BlogFrontMatter, diagnostics)
  if (post === undefined) return undefined
  const fault = findFault(post, folder)
  if (fault === undefined) return post
  diagnostics.push(fault)
  return undefined
}

/** What keeps a post from being one. */
function findFault(post: PostSource, folder: string): Diagnostic | undefined {
  const { date, slug } = post.fields
  if (!isDay(date)) {
    const message = `\`date\` is no day of the calendar: ${date}; this page is left out`
    return postFault(post, 'date', { kind: 'front-matter', severity: 'error', message })
  }
  if (isReservedSlug(slug)) {
    const message = `a post can't have the address ${post.url}, which belongs to the lists of the blog; this page is left out`
    return postFault(post, 'slug', { kind: 'misplaced-page', severity: 'error', message, hint: 'give it another slug' })
  }
  if (slug === folder) return undefined
  const message = `the slug ${slug} belongs into the folder blog/${slug}, not blog/${folder}; this page is left out`
  return postFault(post, 'slug', { kind: 'slug-folder-mismatch', severity: 'error', message, hint: 'rename the folder or mend the slug' })
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
