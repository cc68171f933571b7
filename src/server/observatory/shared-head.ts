import { html } from '#markup/html.ts'
import { fillHead } from '../http/responses/fill-head.ts'

interface SharedHead {
  /** Of the tab, without the name of the site. */
  readonly title: string
  /** For previews of links. */
  readonly name: string
  readonly description: string
  /** With the origin. */
  readonly url: string
  readonly siteName: string
}

/** A built page with a head of its own: title, description, address, and what previews of links to it show (ogp.me). */
export function fillSharedHead(page: string, { title, name, description, url, siteName }: SharedHead): string {
  const tags = html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:locale" content="en_US">
<meta name="twitter:card" content="summary">
`
  return fillHead(page, { title, tags })
}
