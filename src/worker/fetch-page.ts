import { mayStore } from './may-store.ts'
import { listFilesOfPage } from './named-files.ts'
import { listReadingCode } from './reading-code.ts'
import { MissingFile, type StoredFiles } from './stored-files.ts'
import { MAX_VISITED, type Shelf, type StoredPages } from './stored-pages.ts'
import type { WorkerContext } from './worker-context.ts'

/** How the fetching of a page ended. */
export type FetchedPage =
  | 'stored'
  /** What is stored is what the server has. */
  | 'same'
  /** The server has no such page any more. */
  | 'gone'
  /** It may not be stored. */
  | 'left-out'
  | 'server'
  | 'no-network'
  | 'no-space'

/** The stored pages and what they need. */
export interface Library {
  readonly context: WorkerContext
  readonly pages: StoredPages
  readonly files: StoredFiles
}

const GONE = [404, 410]

/** Fetches a page that is new or has changed, with the files that it needs, and stores them. What is stored stays until then (docs/behaviour/offline.md 6). */
export async function fetchPage(library: Library, path: string, shelf: Shelf): Promise<FetchedPage> {
  try {
    return await fetchAndStore(library, path, shelf)
  } catch (error) {
    if (isFull(error)) return 'no-space'
    if (error instanceof MissingFile) return 'server'
    return 'no-network'
  }
}

async function fetchAndStore(library: Library, path: string, shelf: Shelf): Promise<FetchedPage> {
  const { context, pages, files } = library
  const known = await pages.find(path)
  const tag = known?.stored.headers.get('etag') ?? undefined
  const response = await context.fetch(path, tag === undefined ? {} : { headers: { 'if-none-match': tag } })
  if (response.status === 304 && known !== undefined) {
    if (known.shelf !== shelf && shelf === 'downloaded') await files.whileStoring(() => pages.move(path, known.stored))
    if (shelf === 'visited') await pages.touch(path)
    return 'same'
  }
  if (GONE.includes(response.status)) {
    await pages.remove(path)
    return 'gone'
  }
  if (!response.ok) return 'server'
  return await storePage(library, path, response, shelf)
}

/**
 * Stores a page that has come. Its files are stored first, so that no stored page names files of another build.
 *
 * @throws as `StoredFiles.ensure`
 */
export async function storePage(library: Library, path: string, response: Response, shelf: Shelf): Promise<'stored' | 'left-out'> {
  const isData = path.endsWith('/index.json')
  const { pages, files } = library
  if (!mayStore(response, isData ? 'application/json' : 'text/html')) return 'left-out'
  const text = await response.text()
  const needed = isData ? [] : listFilesOfPage(text)
  await files.whileStoring(async () => {
    await files.ensureForPage(needed)
    if (shelf === 'visited' && !isData) await storeReadingCode(library, path)
    await pages.put(shelf, text, response.headers, { path, files: needed, title: isData ? '' : titleOf(text) })
  })
  if (shelf === 'visited') await makeRoom({ pages, files })
  return 'stored'
}

/** A download stores these scripts when it begins. A page is readable without them: one that can't be loaded does not prevent that the page is stored. */
async function storeReadingCode({ context, files }: Pick<Library, 'context' | 'files'>, path: string): Promise<void> {
  try {
    await files.ensure(listReadingCode(context, path.split('/')[1] ?? ''))
  } catch (error) {
    if (isFull(error)) throw error
  }
}

/** Removes the oldest visited pages, and the files that only they needed, when there are too many. */
async function makeRoom({ pages, files }: Pick<Library, 'pages' | 'files'>): Promise<void> {
  if ((await pages.list('visited')).length <= MAX_VISITED) return
  await pages.removeOldest(MAX_VISITED / 10)
  await files.keepOnly(() => pages.listNeededFiles())
}

/** Whether the browser has no more space for the site. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** The title of a page without the name of the site. */
function titleOf(html: string): string {
  const title = /<title>([^<]{0,500})<\/title>/.exec(html)?.[1] ?? ''
  return unescapeHtml(title.replace(/ \| [^|]{0,200}$/, ''))
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}
