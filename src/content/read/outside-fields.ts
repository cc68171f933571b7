import type { PageRecord } from './page-record.ts'

type OutsideFields = Pick<PageRecord, 'modified' | 'commit' | 'isMachineMade' | 'hasWikiContributors' | 'popularity'>

/**
 * The fields of a page's record that do not come from its file, but from git, from lists of the content roots and from the settings of the site. They
 * stay when the file is read again.
 */
export function outsideFields({ modified, commit, isMachineMade, hasWikiContributors, popularity }: PageRecord): OutsideFields {
  return {
    ...(modified === undefined ? {} : { modified }),
    ...(commit === undefined ? {} : { commit }),
    ...(isMachineMade === undefined ? {} : { isMachineMade }),
    ...(hasWikiContributors === undefined ? {} : { hasWikiContributors }),
    ...(popularity === undefined ? {} : { popularity }),
  }
}
