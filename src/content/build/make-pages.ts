import type { RecordedSidebar } from '../sidebars/sidebar-builder.ts'
import { engineSetupOf } from '../site/engine-setup.ts'
import { QuestionReceiver } from './asked-questions.ts'
import { BuiltFragments } from './built-fragments.ts'
import type { WrittenCompat } from './compat-files.ts'
import type { MadePage, PageTask, PoolSetup, Tasks } from './page-pool.ts'
import type { BuildJob } from './plan-site.ts'
import type { PublicFolder } from './public-files.ts'

/** What the threads of a build have made. */
export interface MadePages {
  /** By address. */
  readonly results: ReadonlyMap<string, MadePage>
  /** The questions of all pages that were built. */
  readonly questions: readonly string[]
  /** Those of each of these pages, as numbers in `questions`, by address. */
  readonly asked: ReadonlyMap<string, Uint32Array>
  /** Their ids, and their links to parts of pages. */
  readonly fragments: BuiltFragments
  /** Sidebars that were built, by key. */
  readonly sidebars: ReadonlyMap<string, RecordedSidebar>
  readonly compat: readonly WrittenCompat[]
}

/** What of it is needed when the state of the build has been collected. The rest takes as much memory as the state. */
export interface KeptPages extends Pick<MadePages, 'results' | 'sidebars' | 'compat'> {
  /** Addresses of the documents that were built. */
  readonly built: ReadonlySet<string>
}

/**
 * Writes the files of all pages that have to be built or rendered, in threads.
 *
 * @throws SiteFolderError when a file can't be written, or the abort reason of the input's `signal`
 */
export async function makePages(job: BuildJob, publicFolder: PublicFolder): Promise<MadePages> {
  const { pool, onProgress, signal } = job.input
  const results = new Map<string, MadePage>()
  const compat: WrittenCompat[] = []
  const receiver = new QuestionReceiver()
  const asked = new Map<string, Uint32Array>()
  const fragments = new BuiltFragments()
  const sidebars = new Map<string, RecordedSidebar>()
  const tasks = listTasks(job)
  onProgress({ done: 0, total: tasks.length })
  await pool.run(
    setupOf(job, publicFolder),
    tasks,
    (batch) => {
      for (const result of batch) {
        if ('compat' in result) compat.push(result.compat)
        else if ('failed' in result) results.set(result.url, result)
        else {
          const { asked: posted, sidebars: news = [], ids, fragmentLinks, ...written } = result.written
          fragments.take({ url: written.url, ids, fragmentLinks })
          results.set(written.url, { written })
          for (const { asked: own, ...sidebar } of news) sidebars.set(sidebar.text, { ...sidebar, keys: receiver.textsOf(own) })
          if (posted !== undefined) asked.set(written.url, receiver.take(posted))
        }
      }
      onProgress({ done: results.size + compat.length, total: tasks.length })
    },
    signal,
  )
  signal.throwIfAborted()
  return { results, questions: receiver.questions, asked, fragments, sidebars, compat }
}

function setupOf({ input, source, previous }: BuildJob, publicFolder: PublicFolder): PoolSetup {
  const { content, settings } = source
  return {
    ...engineSetupOf(content),
    settings,
    webAssets: input.web.assets,
    serverEntry: input.web.serverEntry,
    publicFolder,
    ...(previous === undefined ? {} : { previousPublicFolder: previous.publicFolder }),
  }
}

/** Pages that are made from no file are first: they are made here while the threads load their code. */
function listTasks(job: BuildJob): Tasks<PageTask> {
  const { write } = job.plan.sitePages
  const others = [...listPageTasks(job), ...listCompatTasks(job)]
  return {
    length: write.length + others.length,
    *[Symbol.iterator]() {
      for (const { make } of write) yield { kind: 'site-page', page: make() }
      yield* others
    },
  }
}

function listPageTasks({ source, previous, plan }: BuildJob): readonly PageTask[] {
  const indexes = new Map(source.content.tree.allPages.map((page, index) => [page.url, index]))
  const indexOf = (url: string): number => indexes.get(url) ?? -1
  return [
    ...plan.pages.build.map(({ url }) => ({ kind: 'build' as const, index: indexOf(url) })),
    ...plan.pages.render.map(({ url }) => ({
      kind: 'render' as const,
      index: indexOf(url),
      docHash: previous?.state.pages[url]?.docHash ?? '',
    })),
  ]
}

/** Keys in a task: as much work as a page. */
const KEYS_PER_TASK = 50

function listCompatTasks({ plan: { compat } }: BuildJob): readonly PageTask[] {
  return Array.from({ length: Math.ceil(compat.write.length / KEYS_PER_TASK) }, (_, index) => ({
    kind: 'compat' as const,
    keys: compat.write.slice(index * KEYS_PER_TASK, (index + 1) * KEYS_PER_TASK),
  }))
}
