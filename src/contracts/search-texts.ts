/** Names of the texts that the search page is written with. */
export type SearchTextKey =
  | 'title'
  | 'label'
  | 'button'
  | 'unserved'
  | 'results_title'
  | 'results_title_page'
  | 'document_title'
  | 'document_title_page'
  | 'no_query'
  | 'found'
  | 'found_best'
  | 'found_none'
  | 'nothing_found'
  | 'in_english'
  | 'did_you_mean'
  | 'matches'
  | 'language'
  | 'language_both'
  | 'sort'
  | 'sort_best'
  | 'sort_relevance'
  | 'sort_popularity'
  | 'narrow'
  | 'filter'
  | 'filter_chosen'
  | 'filter_close'
  | 'area'
  | 'area_all'
  | 'type'
  | 'type_all'
  | 'more'
  | 'pages'
  | 'previous'
  | 'next'
  | 'page_of'
  | 'failed'
  | 'reload'
  | 'rejected'
  | 'error_q'
  | 'error_page'
  | 'error_sort'
  | 'error_locale'
  | 'error_filter'
  | 'type_name'

/** The texts of the search page, in the language of the interface around it. */
export interface SearchTexts {
  /** In which the texts are and numbers are written. */
  readonly language: string
  readonly t: (key: SearchTextKey, values?: Readonly<Record<string, string | number>>) => string
  /** The name of a kind of page: `method`, `element`; undefined for one without a name. */
  readonly kindName: (kind: string) => string | undefined
}
