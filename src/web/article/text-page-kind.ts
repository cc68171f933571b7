import type { ReactNode } from 'react'
import type { GenericPage } from '#contracts/areas.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { type ArticleView, articleKind } from './article-view.ts'

/** The kind of a page of text, apart from the component that shows it. */
export function textPageKind(
  Component: (props: { readonly view: ArticleView<GenericPage> }) => ReactNode,
): PageKind<GenericPage, GenericPage, ArticleView<GenericPage>> {
  return {
    ...articleKind<GenericPage>({
      hydrate: (page) => ({ ...page, hyData: { ...page.hyData, sections: [], fragments: [] } }),
      sectionsOf: ({ hyData }) => hyData.sections,
    }),
    head: ({ pageTitle, description, styleURL, hyData }, { t }) => ({
      title: pageTitle,
      name: hyData.title,
      description: description === '' ? t('home.tagline') : description,
      styleUrl: styleURL,
    }),
    share: ({ parents }) => ({ parents }),
    Component,
  }
}
