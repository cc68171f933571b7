import type { NotFoundPage as NotFoundData } from '#contracts/page.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import type { PageKind } from '../ui/page-kind.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** The not-found page as it is shown: with the path, where that is known. */
export interface NotFoundView extends NotFoundData {
  readonly path?: string
  readonly suggestions?: Suggestions
}

/** The page of unknown paths. */
export const notFoundKind: PageKind<NotFoundView> = {
  // At the address of a page that does not exist, there is nothing to come back to (docs/behaviour/accounts.md 37).
  returnUrl: ({ locale }) => `/${locale}/`,
  head: ({ pageTitle }) => ({ title: pageTitle, isUnlisted: true }),
  Component: ({ view: { path, suggestions } }) => <NotFoundPage path={path} suggestions={suggestions} />,
}
