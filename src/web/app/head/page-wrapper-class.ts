/** Areas of the web's own documents that are categories; the names are those of the slugs. */
const WEB_AREAS: readonly string[] = ['HTML', 'CSS', 'JavaScript', 'HTTP', 'API', 'Accessibility']
const AREAS: readonly string[] = ['blog', 'curriculum', 'plus', 'play', 'observatory', 'search', 'about', 'community']

/**
 * The classes of the element around a page: they follow the address (docs/behaviour/layout.md 6), so that rules can be those of an area.
 *
 * @example pageWrapperClass('/de/docs/Web/CSS/gap') // 'page-wrapper category-css'
 */
export function pageWrapperClass(url: string): string {
  return `page-wrapper category-${categoryOf(url)}`
}

function categoryOf(url: string): string {
  const [, , area = '', first = '', second = ''] = url.replace(/\/$/, '').split('/')
  if (area === '') return 'home'
  if (area === '404') return 'not-found'
  if (area !== 'docs') return AREAS.includes(area) ? area : 'other'
  if (first === 'Learn_web_development') return 'learn'
  if (second === 'Add-ons') return 'webextensions'
  return first === 'Web' && WEB_AREAS.includes(second) ? second.toLowerCase() : 'docs'
}
