import { directionOf } from '#contracts/locales.ts'
import type { PageHead } from '../page-head.ts'

const CHANGING = 'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]'

/** Makes the head of the document that of another page: what `document-html.ts` writes, done to a living page. */
export function updateHead(head: PageHead): void {
  document.title = head.title
  document.documentElement.lang = head.lang
  document.documentElement.dir = directionOf(head.lang)
  for (const element of document.head.querySelectorAll(CHANGING)) element.remove()
  if (head.description !== undefined) add('meta', { name: 'description', content: head.description })
  if (!head.isIndexed) add('meta', { name: 'robots', content: 'noindex' })
  if (head.canonical !== undefined) add('link', { rel: 'canonical', href: head.canonical })
  for (const { lang, url } of head.alternates) add('link', { rel: 'alternate', hreflang: lang, href: url })
}

function add(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  document.head.append(element)
}
