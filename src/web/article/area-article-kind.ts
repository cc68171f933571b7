import type { BlogPostPage, CurriculumPage } from '#contracts/areas.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { type ArticleView, articleKind } from './article-view.ts'

type AreaArticle = BlogPostPage | CurriculumPage

/** What posts of the blog and pages of the curriculum have in common: an article with a summary. A page without one has the tagline of the site. */
export function areaArticleKind<P extends AreaArticle>(): Pick<PageKind<P, P, ArticleView<P>>, 'hydrate' | 'read' | 'loadView' | 'head'> {
  return {
    ...articleKind<P>({
      hydrate: (page) => ({ ...page, doc: { ...page.doc, body: [], fragments: [] } }),
      sectionsOf: ({ doc }) => doc.body,
    }),
    head: ({ pageTitle, doc }, { t }) => ({
      title: pageTitle,
      name: doc.title,
      description: doc.summary === '' ? t('home.tagline') : doc.summary,
      noIndexing: doc.noIndexing,
      styleUrl: doc.styleURL,
    }),
  }
}
