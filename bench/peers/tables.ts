import type { Measured } from '../run-measured.ts'
import type { Yardstick } from '../yardstick.ts'
import type { Builds } from './measure-builds.ts'
import type { DevTimes } from './measure-dev.ts'
import type { FirstLoad } from './measure-first-load.ts'

/** What was measured of a tool; what failed is absent. */
export interface Result {
  readonly tool: string
  readonly pages: number
  readonly builds?: Builds
  readonly load?: FirstLoad
  readonly dev?: DevTimes
}

type Row = readonly [tool: string, ...cells: readonly string[]]

/** The builds and the dev servers as a table in Markdown, a row for each tool; figures of several numbers of pages with ` / ` between them. */
export function buildTable(results: readonly Result[], { seconds, milliseconds }: Yardstick): string {
  const aPage = (kind: keyof Builds) =>
    eachCount(({ builds, pages }) => ifDone(builds, (done) => milliseconds(done[kind].processorMs / pages)))
  const of = (kind: keyof Builds, show: (measured: Measured) => string) =>
    eachCount(({ builds }) => ifDone(builds, (done) => show(done[kind])))
  const dev = (show: (times: DevTimes) => string) => (own: readonly Result[]) => ifDone(own[0]?.dev, show)
  return table(results, {
    [`cold, processor a page, ${listCounts(results)} pages`]: aPage('cold'),
    'nothing changed, processor a page': aPage('unchanged'),
    'one page edited, processor': of('edited', ({ processorMs }) => seconds(processorMs)),
    'cold, wall': of('cold', ({ wallMs }) => seconds(wallMs)),
    'one page edited, wall': of('edited', ({ wallMs }) => seconds(wallMs)),
    'peak memory, MB': of('cold', ({ peakMb }) => peakMb.toFixed(0)),
    'edit to visible': dev(({ editMs }) => milliseconds(editMs)),
    'dev: first page': dev(({ firstPageMs }) => seconds(firstPageMs)),
    'dev: first page, started again': dev(({ againMs }) => seconds(againMs)),
  })
}

/** The first load of one page as a table in Markdown. A KB is 1,000 bytes. */
export function loadTable(results: readonly Result[]): string {
  const of = (show: (load: FirstLoad) => string) => eachCount(({ load }) => ifDone(load, show))
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
  return table(results, {
    [`HTML KB, ${listCounts(results)} pages`]: of(({ htmlBytes }) => kilobytes(htmlBytes)),
    'JS KB': of(({ scriptBytes }) => kilobytes(scriptBytes)),
    'total KB': of(({ totalBytes }) => kilobytes(totalBytes)),
    'of these at the load event': of(({ loadedBytes }) => kilobytes(loadedBytes)),
    requests: of(({ requests }) => String(requests)),
  })
}

function table(results: readonly Result[], columns: Readonly<Record<string, (own: readonly Result[]) => string>>): string {
  const rows = [...Map.groupBy(results, ({ tool }) => tool)].map(
    ([tool, own]): Row => [tool, ...Object.values(columns).map((cellOf) => cellOf(own))],
  )
  const heads = ['tool', ...Object.keys(columns)]
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function eachCount(cellOf: (result: Result) => string): (own: readonly Result[]) => string {
  return (own) => own.map(cellOf).join(' / ')
}

function ifDone<T>(value: T | undefined, show: (value: T) => string): string {
  return value === undefined ? 'failed' : show(value)
}

function listCounts(results: readonly Result[]): string {
  return [...new Set(results.map(({ pages }) => pages.toLocaleString('en-US')))].join(' / ')
}
