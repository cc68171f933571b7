import type { Diagnostic } from '#contracts/diagnostics.ts'

interface PlacedPage {
  readonly file: { readonly path: string }
  /** Below the locale: `curriculum/core/text`. */
  readonly path: string
}

/** Tells of pages that no list of the curriculum shows: those in a folder without a page of its own, and those below its two levels. */
export function reportLostModules(pages: readonly PlacedPage[], diagnostics: Diagnostic[]): void {
  const groups = new Set(pages.map(({ path }) => path))
  const told = new Set<string>()
  const report = (file: string, message: string, hint: string): void => {
    diagnostics.push({ kind: 'misplaced-page', severity: 'warning', message, file, hint })
  }
  for (const { file, path } of pages) {
    const [area = '', folder = '', ...rest] = path.split('/')
    const group = `${area}/${folder}`
    if (rest.length > 1)
      report(file.path, 'a curriculum has two levels; no list shows this page', 'move it up into the folder of its group')
    else if (rest.length === 1 && !groups.has(group) && !told.has(group)) {
      told.add(group)
      report(file.path, 'no list shows this page: its folder has no page of its own', 'add 0-README.md with `template: overview` beside it')
    }
  }
}
