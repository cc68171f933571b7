import type { ReactNode } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { searchPath } from '#contracts/search-url.ts'
import { usePage } from '../page-context.ts'

interface SearchBoxProps {
  /** Of its field, and the beginning of all ids that script adds: each box of a page has its own. */
  readonly id: string
}

/**
 * A search box, which works without script. It stands in the page as HTML only: what script adds to it (quick-search/quick-search.ts)
 * is attached to that, before React and without it, so that no letter is lost that is typed early. The skip link leads to the
 * field of the header's, `search`.
 */
export function SearchBox({ id }: SearchBoxProps): ReactNode {
  const { t, locale, interfaceLang } = usePage()
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know <search> for less time than the rest of what the site needs
    <form role="search" action={searchPath(interfaceLocaleOf(locale))} lang={interfaceLang}>
      <label className="visually-hidden" htmlFor={id}>
        {t('shell.search')}
      </label>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentcolor" strokeWidth="1.6">
        <path d="M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m3.4 7.9 4 4" />
      </svg>
      <input
        id={id}
        name="q"
        required={true}
        pattern=".*\S.*"
        placeholder={t('shell.search')}
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
    </form>
  )
}
