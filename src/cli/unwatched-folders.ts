/** What helps against an error of watching on Linux, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'let the user of this command read the folder',
  EMFILE: 'raise fs.inotify.max_user_instances with sysctl',
  ENOSPC: 'raise fs.inotify.max_user_watches with sysctl',
  EPERM: 'let the user of this command read the folder',
}

/** Says which folders can't be watched: of each kind of error the first one. */
export class UnwatchedFolders {
  readonly #report: (line: string) => void
  readonly #reported = new Set<string>()

  constructor(report: (line: string) => void) {
    this.#report = report
  }

  /** @param error that watching the folder throws */
  add(folder: string, error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (this.#reported.has(code)) return
    this.#reported.add(code)
    const reason = error instanceof Error ? error.message : String(error)
    const advice = ADVICE[code]
    this.#report(`edits in ${folder}, and perhaps in other folders, are not noticed: ${reason}${advice === undefined ? '' : `; ${advice}`}`)
  }
}
