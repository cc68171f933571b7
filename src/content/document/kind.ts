import type { DocPage } from '#contracts/page.ts'
import type { PageRecord } from '../read/page-record.ts'
import { readPageText } from '../read/read-page.ts'
import { searchSource } from '../search/search-source.ts'
import { buildDocument } from './build-document.ts'
import type { ContentKind } from './content-kind.ts'
import { metadataLine } from './metadata-line.ts'

/** Documentation pages. */
export const documentKind: ContentKind<PageRecord, DocPage> = {
  build(record, { engine }) {
    const { doc, ...built } = buildDocument(record, readPageText(record.file).text, engine)
    return { ...built, styleURL: doc.styleURL, page: { renderer: 'Doc', url: record.url, doc } }
  },
  ids: ({ doc }) => doc.fragments,
  metadata: ({ doc }, hash) => metadataLine(doc, hash),
  searchSource: ({ doc }, aliases) => (doc.noIndexing ? undefined : searchSource(doc, aliases)),
}
