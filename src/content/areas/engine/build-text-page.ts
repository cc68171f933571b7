import type { ChildNode } from 'domhandler'
import type { AreaPage } from '#contracts/areas.ts'
import { type BuiltBody, buildBody } from '../../document/build-document.ts'
import type { BuildSetting, BuiltPage } from '../../document/content-kind.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { readPageText } from '../../read/read-page.ts'

interface TextParts<P extends AreaPage> {
  readonly pageOf: (built: BuiltBody) => P
  /** A last change to the page's nodes before they are split into sections. */
  readonly finish?: (nodes: ChildNode[]) => ChildNode[]
}

/** Builds a page with a text of its own: its body as a document's, the rest from its record (docs/behaviour/documents.md 31). */
export function buildTextPage<P extends AreaPage>(
  record: PageRecord,
  { engine }: BuildSetting,
  { pageOf, finish }: TextParts<P>,
): BuiltPage<P> {
  const built = buildBody(record, readPageText(record.file).text, engine, finish)
  const { stylesheet, styleURL, questions, diagnostics, fragmentLinks } = built
  return { page: pageOf(built), stylesheet, styleURL, keys: questions.keys, diagnostics, fragmentLinks }
}

/** A page without a text of its own. */
export function madePage<P extends AreaPage>(page: P): BuiltPage<P> {
  return { page, stylesheet: '', styleURL: null, keys: new Set(), diagnostics: [], fragmentLinks: [] }
}
