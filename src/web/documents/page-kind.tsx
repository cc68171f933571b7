import type { ComponentType, ReactNode } from 'react'
import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import type { DocPage } from '#contracts/page.ts'
import type { SiteSettings } from '#contracts/site.ts'
import { usePage } from '../ui/page-context.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { DocumentPage } from './document-page.tsx'
import { type ArticleHead, type DocumentHydration, type DocumentView, documentHydration, readDocumentView } from './document-view.ts'

/** The parts of a documentation page that belong to other features. */
interface DocumentParts {
  /** The button that saves a page; null on a site where users save none. */
  saveButtonOf(page: Pick<ArticleHead, 'title' | 'parents'> & { readonly url: string }, site: SiteSettings): ReactNode
  /** The survey of the site that the user is asked to answer, or nothing. */
  readonly Survey: ComponentType
  /** The question at the end of an article whether it helped. */
  readonly Feedback: ComponentType
}

/** Documentation pages. */
export function documentKind({ saveButtonOf, Survey, Feedback }: DocumentParts): PageKind<DocPage, DocumentHydration, DocumentView> {
  return {
    hydrate: documentHydration,
    read: readDocumentView,
    loadView: async () => ({ view: (await import('./make-document-view.ts')).makeDocumentView }),
    localeOf: ({ doc }) => findLocale(doc.locale)?.code ?? DEFAULT_LOCALE,
    head: ({ doc }) => ({
      title: doc.pageTitle,
      name: doc.title,
      description: doc.summary === '' ? undefined : doc.summary,
      noIndexing: doc.noIndexing,
      locales: [doc.locale, ...doc.other_translations.map(({ locale }) => locale)],
      styleUrl: doc.styleURL,
    }),
    // Guides, references and glossary entries are all articles on a technology.
    share({ doc }, { title, common, publisher }) {
      const dates = doc.modified === null ? {} : { dateModified: doc.modified }
      const subject = { '@type': 'TechArticle', headline: title, ...common, ...dates, author: publisher, publisher }
      return { type: 'article', parents: doc.parents ?? [], subject }
    },
    Component: function DocumentRoute({ view }) {
      const { site } = usePage()
      const questions = (
        <>
          <Survey />
          <Feedback />
        </>
      )
      return <DocumentPage view={view} feedback={questions} save={saveButtonOf({ ...view.doc, url: view.url }, site)} />
    },
  }
}
