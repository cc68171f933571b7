import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { HISTORY_FILE, type ReadHistory } from '#content/read/git-history.ts'

const NO_HISTORY: ReadHistory = { history: new Map(), commits: [], diagnostics: [] }

/** The histories of content roots, read in a thread: git needs seconds for those of a large repository. @throws what the thread throws */
export async function readHistoriesInThread(roots: readonly string[]): Promise<readonly ReadHistory[]> {
  if (!roots.some(hasHistory)) return roots.map(() => NO_HISTORY)
  const worker = new Worker(new URL('./read-histories-thread.ts', import.meta.url), { workerData: roots })
  return await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread that reads histories ended without a result')))
    worker.unref()
  })
}

/** Whether a folder has a history, or lies in a repository. */
function hasHistory(root: string): boolean {
  if (existsSync(join(root, HISTORY_FILE))) return true
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true
    if (folder === dirname(folder)) return false
  }
}
