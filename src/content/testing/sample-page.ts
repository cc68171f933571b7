import { docUrl, folderOfSlug } from '#contracts/urls.ts'
import type { PageRecord } from '../read/page-record.ts'

/** A page of a made-up tree: English and without metadata unless `more` says otherwise; its title is the last segment of its slug. */
export function samplePage(slug: string, more: Partial<PageRecord> = {}): PageRecord {
  const locale = more.locale ?? 'en-US'
  const folder = `${locale.toLowerCase()}/${folderOfSlug(slug)}`
  return {
    locale,
    slug,
    url: docUrl(locale, slug),
    file: `/sample/files/${folder}/index.md`,
    folder,
    title: slug.slice(slug.lastIndexOf('/') + 1).replaceAll('_', ' '),
    pageType: 'none',
    status: [],
    browserCompat: [],
    specUrls: [],
    sidebars: [],
    banners: [],
    hash: 'hash',
    bodyStart: 0,
    ...more,
  }
}
