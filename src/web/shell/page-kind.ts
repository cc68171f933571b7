/** What of a site an address belongs to, as far as the header shows it (docs/behaviour/header.md 1). */
export type PageKind = 'home' | 'plus-landing' | 'plus' | 'docs' | 'other'

/**
 * The kind of the page at an address.
 *
 * @example pageKindOf('/de/docs/Web/CSS') // 'docs'
 */
export function pageKindOf(url: string): PageKind {
  const [, , area = '', ...rest] = url.replace(/\/$/, '').split('/')
  if (area === '') return 'home'
  if (area === 'plus') return rest.length === 0 ? 'plus-landing' : 'plus'
  return area === 'docs' ? 'docs' : 'other'
}

/** Whether the header is dark whatever the theme: on the home page and on the landing page of Plus. */
export function isDark(kind: PageKind): boolean {
  return kind === 'home' || kind === 'plus-landing'
}
