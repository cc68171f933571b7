import { lookAt } from './watch-tree.ts'

/** Changes of files, which are applied together when they have settled. */
export interface SettledChanges {
  add(path: string): void
  /** Leaves out what was not applied. */
  cancel(): void
}

/** Editors write a file in several steps; what comes within this time is one change. */
const SETTLE_MS = 15
/** A branch switch writes files for seconds: what has changed is shown this soon. */
const MAX_SETTLE_MS = 250
/** A file is empty for a moment while it is saved, since it is emptied before it is written. After so many settle times it is taken as empty. */
const MAX_WAITS = 60

/** Collects changed files. @param apply gets them when they have settled, each path once */
export function settleChanges(apply: (paths: readonly string[]) => void): SettledChanges {
  const changes = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let waits = 0
  let firstChangeMs = 0

  const settle = (): void => {
    const paths = [...changes]
    if (waits < MAX_WAITS && paths.some(isEmptyFile)) {
      waits += 1
      timer = setTimeout(settle, SETTLE_MS)
      return
    }
    waits = 0
    changes.clear()
    apply(paths)
  }

  return {
    add(path) {
      if (changes.size === 0) firstChangeMs = performance.now()
      changes.add(path)
      if (performance.now() - firstChangeMs > MAX_SETTLE_MS) return
      clearTimeout(timer)
      timer = setTimeout(settle, SETTLE_MS)
    },
    cancel: () => clearTimeout(timer),
  }
}

/** A symbolic link is none: an editor empties and writes the file that it leads to. */
function isEmptyFile(path: string): boolean {
  const found = lookAt(path)
  return found?.isFile() === true && found.size === 0
}
