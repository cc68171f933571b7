import { findLocale, type LocaleCode } from '#contracts/locales.ts'
import type { SiteCheckState, SiteProblem } from '#contracts/site-check.ts'
import { reasonOf } from './reason-of.ts'
import { type Checked, type CheckSettings, runCheck } from './run-check.ts'
import { shortPath } from './short-path.ts'

/* The process that checks the content for `lectern dev`. It gets its settings in one message, and ends with the process that started it. */

/** Messages of progress come at most as often. */
const PROGRESS_MS = 100

process.once('disconnect', () => process.exit())
process.once('message', async (settings: CheckSettings) => {
  await tell(await check(settings))
  process.disconnect()
})

async function check(settings: CheckSettings): Promise<SiteCheckState> {
  let sentMs = 0
  const onProgress = (progress: { readonly done: number; readonly total: number }): void => {
    if (performance.now() - sentMs < PROGRESS_MS) return
    sentMs = performance.now()
    void tell({ kind: 'running', ...progress })
  }
  try {
    const checked = await runCheck(settings, { signal: new AbortController().signal, onProgress })
    return { kind: 'done', problems: listProblems(checked), atMs: Date.now() }
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

/** Resolves when the message is written. */
function tell(state: SiteCheckState): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(state, () => resolve())
  })
}

function listProblems({ pages: checked, diagnostics }: Checked): readonly SiteProblem[] {
  const pages = new Map(checked.map((page) => [page.file, page]))
  return diagnostics.map((diagnostic) => {
    const page = pages.get(diagnostic.file)
    return {
      ...diagnostic,
      file: shortPath(diagnostic.file),
      locale: page?.locale ?? localeOf(diagnostic.file),
      page: page === undefined ? undefined : { url: page.url, title: page.title },
    }
  })
}

/** The language of a file of a content root, by its folder: `files/de/_redirects.txt`. */
function localeOf(file: string): LocaleCode | undefined {
  const [, folder] = /[\\/]files[\\/]([^\\/]+)[\\/]/.exec(file) ?? []
  return folder === undefined ? undefined : findLocale(folder)?.code
}
