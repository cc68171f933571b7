import type { ReactNode } from 'react'
import type { GenericPage } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleView } from '../../article/article-view.ts'
import { ProductDocPage } from '../../article/product-doc-page.tsx'
import { usePage } from '../../ui/page-context.ts'
import './plus-doc-page.css'

interface PlusDocPageProps {
  readonly view: ArticleView<GenericPage>
}

/** A page of the documentation of Plus, with its sidebar (docs/behaviour/plus.md 110). */
export function PlusDocPage({ view }: PlusDocPageProps): ReactNode {
  const { site } = usePage()
  const { plusName } = site.brand
  const plans = site.pageUrls?.plans
  const more = plans !== undefined && (
    <li className="plus-try">
      <a href={plans}>{areaText('plus.try', { plusName })}</a>
    </li>
  )
  return <ProductDocPage view={view} label={areaText('plus.sidebar', { plusName })} more={more} />
}
