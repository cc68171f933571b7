import { parseQualityList } from './quality-list.ts'

/**
 * Whether an error is answered as JSON: below `/api/`, to a client that prefers JSON to HTML, and for a data file unless a browser
 * shows it as a page.
 *
 * @param url the request target, undecoded
 */
export function prefersJson(url: string, accept: string | undefined): boolean {
  const path = url.replace(/[?#].*$/s, '')
  if (path === '/api' || path.startsWith('/api/')) return true
  const weights = parseQualityList(accept)
  const weightOf = (type: string): number => weights.find((item) => item.value.toLowerCase() === type)?.quality ?? 0
  const html = weightOf('text/html')
  return weightOf('application/json') > html || (html === 0 && path.endsWith('.json'))
}
