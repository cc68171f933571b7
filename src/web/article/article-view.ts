import type { Section } from '#contracts/document.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { ViewMaker } from '../ui/page-kind.ts'
import type { SectionsView } from './sections-view.ts'

/** A page with sections as its component shows it: their HTML is outside of React's tree. */
export type ArticleView<P> = P & SectionsView

interface ArticleParts<P> {
  /** The page without the contents of its sections. */
  hydrate(page: P): P
  sectionsOf(page: P): readonly Section[]
}

interface ArticleKind<P> {
  hydrate(page: P): P
  read(page: P, root: ParentNode): ArticleView<P>
  loadView(): Promise<ViewMaker<P, ArticleView<P>>>
}

/** The members of a page kind that follow from where a page has its sections. */
export function articleKind<P extends { readonly locale: LocaleCode }>({ hydrate, sectionsOf }: ArticleParts<P>): ArticleKind<P> {
  return {
    hydrate,
    read: (page, root) => ({ ...page, sections: [...root.querySelectorAll('[data-section]')].map(({ innerHTML }) => innerHTML) }),
    async loadView() {
      const { sectionsView } = await import('./sections-view.ts')
      return { view: (page, { t }) => ({ ...hydrate(page), ...sectionsView(sectionsOf(page), { t, locale: page.locale }) }) }
    },
  }
}
