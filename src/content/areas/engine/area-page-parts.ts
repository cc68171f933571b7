import type { AreaPage, BlogPostPage, GenericPage } from '#contracts/areas.ts'
import { nativeNameOf } from '#contracts/locales.ts'
import type { BuiltBody } from '../../document/build-document.ts'
import type { AreaRecord } from '../../document/content-kind.ts'
import { listFragments } from '../../document/list-fragments.ts'
import { summaryOf } from '../../document/summary-from-source.ts'
import type { BlogPostData, CurriculumData, GenericData } from '../../read/area-data.ts'
import { plainTitle } from '../../tree/titles.ts'

/** The text of a page, as far as its data needs it. */
export type BuiltText = Pick<BuiltBody, 'nodes' | 'body' | 'styleURL'>

/** The members that the pages of all areas have. */
export function envelopeOf({ url, locale, area }: AreaRecord): Pick<AreaPage, 'url' | 'locale' | 'pageTitle'> {
  return { url, locale, pageTitle: area.pageTitle }
}

/** The place of a page, and the languages that it exists in. */
export function placeOf({
  locale,
  title,
  area,
}: AreaRecord<BlogPostData | CurriculumData | GenericData>): Pick<GenericPage, 'parents' | 'other_translations'> {
  return { parents: [...area.parents], other_translations: [{ locale, title: plainTitle(title), native: nativeNameOf(locale) }] }
}

/** The text of a page, and what describes it; its summary is its beginning when it has no description. */
export function docOf(
  { title, url, locale, area: { pageTitle, description } }: AreaRecord<BlogPostData | CurriculumData>,
  { nodes, body, styleURL }: BuiltText,
): Omit<BlogPostPage['doc'], 'toc'> {
  return {
    title: plainTitle(title),
    mdn_url: url,
    native: nativeNameOf(locale),
    locale,
    noIndexing: false,
    pageTitle,
    summary: description === '' ? summaryOf(nodes) : description,
    body,
    fragments: listFragments(body),
    styleURL,
  }
}
