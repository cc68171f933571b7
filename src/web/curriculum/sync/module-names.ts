import type { LearnedModule } from '#contracts/learning.ts'
import { LEARNING_MODULE_NAME_MAX, LEARNING_MODULES_MAX, LEARNING_PART_NAME_MAX, LEARNING_PARTS_MAX } from '#contracts/learning-limits.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { ModuleProgress, Progress } from '../progress/progress.ts'

/** Below this are the addresses of all modules; the curriculum exists in one language. */
const CURRICULUM = `/${DEFAULT_LOCALE}/curriculum/`

/**
 * Progress in the form in which it is sent. An entry that the server would reject is left out: other scripts can write to the browser's storage, and one wrong
 * entry must not keep all others from being saved.
 *
 * @example toModules(new Map([['/en-US/curriculum/a/b/', { solved: ['x'], total: 2 }]]))[0]?.module // 'a/b'
 */
export function toModules(progress: Progress): LearnedModule[] {
  const modules = [...progress].flatMap(([url, module]) => {
    const name = moduleName(url)
    return name === undefined ? [] : toModule(name, module)
  })
  return modules.slice(0, LEARNING_MODULES_MAX)
}

/** Progress as the server gives it: `toModules` undone. */
export function fromModules(modules: readonly LearnedModule[]): Progress {
  return new Map(
    modules.map(({ module, solved, total, finished_at }) => [
      `${CURRICULUM}${module}/`,
      { solved, total, ...(finished_at === null ? {} : { finishedAt: Date.parse(finished_at) }) },
    ]),
  )
}

function moduleName(url: string): string | undefined {
  const name = url.startsWith(CURRICULUM) && url.endsWith('/') ? url.slice(CURRICULUM.length, -1) : ''
  return isName(name, LEARNING_MODULE_NAME_MAX) && name.split('/').every((segment) => segment !== '') ? name : undefined
}

function toModule(module: string, { solved, total, finishedAt }: ModuleProgress): LearnedModule[] {
  const parts = [...new Set(solved)].filter((part) => isName(part, LEARNING_PART_NAME_MAX)).slice(0, LEARNING_PARTS_MAX)
  if (!Number.isInteger(total) || total < 1 || total > LEARNING_PARTS_MAX) return []
  return [{ module, solved: parts, total, finished_at: finishedAt === undefined ? null : toMoment(finishedAt) }]
}

function isName(text: string, limit: number): boolean {
  return /^\S+$/.test(text) && text.isWellFormed() && !text.includes('\0') && [...text].length <= limit
}

/** Moments that the contract can't write, of years beyond 9999, are none. */
function toMoment(ms: number): string | null {
  const moment = new Date(ms)
  const isWritable = ms >= 0 && !Number.isNaN(moment.getTime()) && moment.getUTCFullYear() <= 9999
  return isWritable ? moment.toISOString() : null
}
