import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { portablePath } from '#contracts/portable-path.ts'
import { docUrl, folderOfSlug } from '#contracts/urls.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { copyText } from '../text/copy-text.ts'
import { trustJson } from '../text/json.ts'
import type { FoundFile } from './content-roots.ts'
import { FileCache } from './file-cache.ts'
import { type FrontMatter, parseFrontMatter, splitFrontMatter } from './front-matter.ts'
import type { Change } from './git-history.ts'
import type { PageRecord, ReadPage, SidebarRequest } from './page-record.ts'

/** A larger page is left out: no real page comes near, and its rendering would hold up all others. */
export const MAX_PAGE_BYTES = 8 * 1024 * 1024

/** File systems allow names of 255 bytes. A name counts as the longer one that a build with portable names writes, on every system alike. */
const MAX_NAME_BYTES = 255

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const FORGIVING_UTF8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Reads and decodes a page's file. Bytes that are no UTF-8 become U+FFFD, and `isValid` is false. */
export function readPageText(path: string): { text: string; hash: string; isValid: boolean; bytes: number } {
  const bytes = readFileSync(path)
  const digest = hash('sha1', bytes)
  try {
    return { text: UTF8.decode(bytes), hash: digest, isValid: true, bytes: bytes.length }
  } catch {
    return { text: FORGIVING_UTF8.decode(bytes), hash: digest, isValid: false, bytes: bytes.length }
  }
}

/**
 * Reads one page's front matter into a record.
 *
 * @param change its last one in the root's history, where there is any
 */
export function readPage(found: FoundFile, change: Change | undefined, cache = new FileCache()): ReadPage {
  const cached = cache.get(found.path, () => ({ page: readPageFile(found) }))
  const { record, diagnostics } = 'page' in cached ? cached.page : readPageFile(found)
  if (record === undefined || change === undefined) return { ...(record === undefined ? {} : { record }), diagnostics }
  return { record: { ...record, modified: change.modified, commit: change.hash }, diagnostics }
}

/** What the bytes and the place of a page's file say. */
function readPageFile(found: FoundFile): ReadPage {
  const problem = (message: string, line?: number, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
    kind: 'front-matter',
    severity,
    message,
    file: found.path,
    ...(line === undefined ? {} : { line }),
  })
  let read: ReturnType<typeof readPageText>
  try {
    read = readPageText(found.path)
  } catch (error) {
    return {
      diagnostics: [
        { ...problem(`cannot read this file: ${error instanceof Error ? error.message : String(error)}`), kind: 'unreadable-file' },
      ],
    }
  }
  if (read.bytes > MAX_PAGE_BYTES) {
    return {
      diagnostics: [
        {
          ...problem(`the page has ${read.bytes} bytes; expected at most ${MAX_PAGE_BYTES}`),
          kind: 'page-too-large',
          hint: 'split the page',
        },
      ],
    }
  }
  const split = splitFrontMatter(read.text)
  if (split.yaml === undefined)
    return { diagnostics: [problem('expected front matter between two `---` lines at the beginning of the page', 1)] }
  const { fields, problems } = parseFrontMatter(copyText(split.yaml))
  const diagnostics = problems.map(({ message, line, column }) => ({
    ...problem(message, line, fields === undefined ? 'error' : 'warning'),
    ...(column === undefined ? {} : { column }),
  }))
  if (!read.isValid)
    diagnostics.push({
      ...problem('the file is not valid UTF-8; wrong bytes are shown as \uFFFD'),
      kind: 'invalid-utf8',
      hint: 'save the file as UTF-8',
    })
  if (fields === undefined) return { diagnostics }
  if (!isSafeSlug(fields.slug))
    return {
      diagnostics: [
        ...diagnostics,
        problem(
          `the slug ${JSON.stringify(fields.slug)} is not the path of a page: expected segments separated by single slashes, none longer than ${MAX_NAME_BYTES} bytes, without \`..\` and \`index.html\``,
        ),
      ],
    }
  if (folderOfSlug(fields.slug) !== found.folder) {
    diagnostics.push({
      ...problem(`the slug ${fields.slug} belongs into the folder ${folderOfSlug(fields.slug)}, not ${found.folder}`),
      kind: 'slug-folder-mismatch',
      hint: 'rename the folder or fix the slug',
    })
  }
  return { record: withoutText(recordOf(found, fields, read.hash, split.bodyStart)), diagnostics }
}

/** Slugs become folders of the built site, so they must stay below it, and not stand where a page has its files. */
function isSafeSlug(slug: string): boolean {
  return (
    slug
      .split('/')
      .every(
        (segment) =>
          segment !== '' &&
          segment !== '.' &&
          segment !== '..' &&
          !/[\p{Cc}\\#]|^(?:index\.(?:html|json)|metadata\.json|contributors\.txt)$/iu.test(segment) &&
          Buffer.byteLength(portablePath(segment)) <= MAX_NAME_BYTES,
      ) && slug.length < 1000
  )
}

/** A copy with strings of its own: a string that is cut from the text of a page would keep the whole text in memory. */
function withoutText(record: PageRecord): PageRecord {
  return trustJson(JSON.stringify(record))
}

function recordOf(found: FoundFile, fields: FrontMatter, digest: string, bodyStart: number): PageRecord {
  return {
    locale: found.locale,
    slug: fields.slug,
    url: docUrl(found.locale, fields.slug),
    file: found.path,
    folder: `${found.locale.toLowerCase()}/${found.folder}`,
    title: fields.title,
    ...(fields['short-title'] === undefined ? {} : { shortTitle: fields['short-title'] }),
    pageType: fields['page-type'] ?? 'none',
    status: fields.status ?? [],
    browserCompat: listOf(fields['browser-compat']),
    specUrls: listOf(fields['spec-urls']),
    sidebars: sidebarRequests(fields.sidebar),
    banners: sidebarRequests(fields.banners).map(({ name }) => name),
    hash: digest,
    bodyStart,
    ...(fields.l10n === undefined ? {} : { sourceCommit: fields.l10n.sourceCommit }),
  }
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined || value === '') return []
  return typeof value === 'string' ? [value] : value
}

/** `name`, `[name, name]` or `{ name: [args] }`, also mixed (docs/behaviour/documents.md 48). */
function sidebarRequests(value: unknown): readonly SidebarRequest[] {
  if (typeof value === 'string' && value !== '') return [{ name: value.toLowerCase(), args: [] }]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => sidebarRequests(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([name, args]) => ({ name: name.toLowerCase(), args: [args].flat().map(String) }))
}
