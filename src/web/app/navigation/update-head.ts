import { directionOf } from '#contracts/locales.ts'
import type { PageHead } from '../head/page-head.ts'
import { pageWrapperClass } from '../head/page-wrapper-class.ts'
import { SHARING } from './update-sharing.ts'

const CHANGING = `meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"], ${SHARING}`

/**
 * Makes the head of the document that of another page, and the classes around the page those of its address: what `document-html.ts` writes,
 * done to a hydrated page.
 */
export function updateHead(head: PageHead, url: string): void {
  const wrapper = document.getElementById('app')
  if (wrapper !== null) wrapper.className = pageWrapperClass(url)
  document.title = head.title
  document.documentElement.lang = head.lang
  document.documentElement.dir = directionOf(head.lang)
  for (const element of document.head.querySelectorAll(CHANGING)) element.remove()
  if (head.description !== undefined) add('meta', { name: 'description', content: head.description })
  if (!head.isIndexed) add('meta', { name: 'robots', content: 'noindex' })
  if (head.canonical !== undefined) add('link', { rel: 'canonical', href: head.canonical })
  for (const { type, url } of head.feeds) add('link', { rel: 'alternate', type, href: url })
  for (const { lang, url } of head.alternates) add('link', { rel: 'alternate', hreflang: lang, href: url })
}

function add(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  document.head.append(element)
}
