import { docUrl } from '#contracts/urls.ts'
import type { Questions } from '../tree/facts.ts'
import type { Tree } from '../tree/tree.ts'

/** What a sidebar may ask of the tree. */
export type SidebarSite = Pick<Tree, 'findPage' | 'listChildren' | 'resolve'>

/** The tree behind questions: everything that is asked is remembered, also each page of a list, whose title and type count. */
export function askingSite(questions: Questions): SidebarSite {
  return {
    findPage(locale, slug) {
      const found = questions.resolve(docUrl(locale, slug))
      return found === undefined || found.isFallback || found.isRedirected ? undefined : found.page
    },
    listChildren(slug) {
      const children = questions.listChildren(slug)
      for (const { url } of children) questions.resolve(url)
      return children
    },
    resolve: (url) => questions.resolve(url),
  }
}
