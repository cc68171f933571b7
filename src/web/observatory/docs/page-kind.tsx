import { observatoryText } from '#locales/observatory.ts'
import { ProductDocPage } from '../../article/product-doc-page.tsx'
import { textPageKind } from '../../article/text-page-kind.ts'

/** The documentation of the scanner: in English only. */
export const observatoryDocKind = textPageKind(({ view }) => <ProductDocPage view={view} label={observatoryText('docs_sidebar')} />)
