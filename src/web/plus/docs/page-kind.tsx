import { textPageKind } from '../../article/text-page-kind.ts'
import { PlusDocPage } from './plus-doc-page.tsx'

/** The documentation of Plus: in English only. */
export const plusDocKind = textPageKind(({ view }) => <PlusDocPage view={view} />)
