import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'

interface PlacedPage {
  readonly file: { readonly path: string }
  /** Below the locale: `curriculum/core/text`. */
  readonly path: string
}

/** Reports pages that no list of the curriculum shows: those in a folder without a page of its own, and those below its two levels. */
export function reportLostModules(pages: readonly PlacedPage[], report: ReportDiagnostic): void {
  const groups = new Set(pages.map(({ path }) => path))
  const reported = new Set<string>()
  const reportPage = (file: string, message: string, hint: string): void => {
    report({ kind: 'misplaced-page', severity: 'warning', message, file, hint })
  }
  for (const { file, path } of pages) {
    const [area = '', folder = '', ...rest] = path.split('/')
    const group = `${area}/${folder}`
    if (rest.length > 1)
      reportPage(file.path, 'a curriculum has two levels; no list shows this page', 'move it up into the folder of its group')
    else if (rest.length === 1 && !groups.has(group) && !reported.has(group)) {
      reported.add(group)
      reportPage(
        file.path,
        'no list shows this page: its folder has no overview page',
        'add 0-README.md with `template: overview` next to it',
      )
    }
  }
}
