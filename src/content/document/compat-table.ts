import type { CompatRow, CompatTable } from '#contracts/compat.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { PageStatus } from '#contracts/sidebar.ts'
import type { SiteFile } from '#contracts/site.ts'
import { docUrl } from '#contracts/urls.ts'
import { html } from '#markup/html.ts'
import { cellOf } from '../data/compat-cells.ts'
import { columnsOf } from '../data/compat-columns.ts'
import { type CompatData, type CompatFeature, pageOf, specUrlsOf } from '../data/compat-data.ts'
import { compatFilePath } from '../data/compat-file.ts'
import { cleanHtml, type FindTarget } from '../data/compat-html.ts'
import { type FoundRow, listRows } from '../data/compat-rows.ts'
import type { PageRecord } from '../read/page-record.ts'
import { decodePath } from '../text/decode-path.ts'
import type { Questions } from '../tree/facts.ts'
import { encodeUrl } from '../tree/page-url.ts'
import { findAddress } from './source-addresses.ts'

/** The page that shows a table, and what it may ask. */
export interface CompatContext {
  readonly page: PageRecord
  readonly questions: Questions
  readonly source: SiteFile['source']
}

/** The table of a compat key; null when the data does not know it. */
export function compatTable(key: string, compat: CompatData, { page, questions, source }: CompatContext): CompatTable | null {
  const feature = compat.findFeature(key)
  if (feature === undefined) return null
  const { rows, omitted } = listRows(key.slice(key.lastIndexOf('.') + 1), feature)
  const features = rows.map((row) => row.feature)
  const browsers = columnsOf(key.split('.')[0] ?? '', features, compat)
  const findTarget = (href: string) => targetOf(href, page.locale, questions)
  const file = feature.__compat?.source_file ?? ''
  return {
    browsers,
    rows: rows.map((row) => ({
      ...aboutRow(row, page, questions),
      cells: browsers.map(({ id }) => cellOf(row.feature.__compat?.support[id], (note) => cleanHtml(note, findTarget))),
    })),
    omitted,
    version: compat.meta?.version ?? '',
    date: compat.meta?.timestamp?.slice(0, 10) ?? '',
    // A build writes the data of those keys that pages are about.
    dataUrl: page.browserCompat.includes(key) ? `/${compatFilePath(key)}` : null,
    reportUrl: findAddress(source?.compat, page, { key, file }) ?? null,
  }
}

function aboutRow({ name, depth, feature }: FoundRow, page: PageRecord, questions: Questions): Omit<CompatRow, 'cells'> {
  const { description, status } = feature.__compat ?? {}
  const link = linkOf(feature, page, questions)
  const [spec = null] = link === null && depth > 0 ? specUrlsOf(feature) : []
  return {
    name: description === undefined ? html`<code>${name}</code>`.toString() : cleanHtml(description, withoutLinks),
    depth,
    status: statusOf(status),
    page: link,
    spec,
  }
}

const withoutLinks: FindTarget = () => undefined

/** The page about a line, unless the user is there already. */
function linkOf(feature: CompatFeature, page: PageRecord, questions: Questions): CompatRow['page'] {
  const named = pageOf(feature)
  const found = named === undefined ? undefined : questions.resolve(docUrl(page.locale, named.slug))
  if (named === undefined || found === undefined) return null
  const fragment = named.fragment === '' ? found.fragment : named.fragment
  if (found.page.url === page.url) return null
  return { url: encodeUrl(found.page.url) + fragment, onlyInEnglish: found.isFallback }
}

/** Notes link the documentation by its address in the data's own language; what is not there any more is no link. */
function targetOf(href: string, locale: LocaleCode, questions: Questions): ReturnType<FindTarget> {
  const [, slug, fragment = ''] = /^https:\/\/developer\.mozilla\.org\/(?:en-US\/)?docs\/([^#?]+)(#.*)?$/.exec(href) ?? []
  if (slug === undefined) return /^https?:\/\//.test(href) ? { href, className: 'external' } : undefined
  const found = questions.resolve(docUrl(locale, decodePath(slug)))
  if (found === undefined) return undefined
  return {
    href: encodeUrl(found.page.url) + (fragment === '' ? found.fragment : fragment),
    ...(found.isFallback ? { className: 'only-in-en-us' } : {}),
  }
}

function statusOf(status: NonNullable<CompatFeature['__compat']>['status']): PageStatus[] {
  if (status === undefined) return []
  const list: PageStatus[] = []
  if (status.experimental) list.push('experimental')
  if (status.deprecated) list.push('deprecated')
  if (!status.standard_track) list.push('non-standard')
  return list
}
