import type { Page } from '#contracts/page.ts'
import { addStylesheet } from '../../browser/page-style.ts'
import { PAGE_KINDS } from '../pages/page-kinds.ts'
import { PAGE_STYLESHEETS, type PageStylesheet, partsOf, stylesheetUrl } from '../pages/page-stylesheets.ts'

/**
 * Loads the stylesheets that a kind of page needs and the document has not yet, before such a page is shown. They stay, each in its place in the
 * order of all stylesheets: the rules of one feature mean nothing to another's pages.
 */
export async function loadStylesheets(renderer: Page['renderer']): Promise<void> {
  const found = listStylesheets()
  const [first] = found
  if (first === undefined) return
  const styles = first.link.href.replace(`/${first.stylesheet}.`, '/{sheet}.')
  const parts = found.flatMap(({ stylesheet }) => partsOf(stylesheet))
  const missing = PAGE_KINDS[renderer].stylesheets.filter((stylesheet) => !partsOf(stylesheet).every((part) => parts.includes(part)))
  await Promise.all(missing.map((stylesheet) => addStylesheet(stylesheetUrl(styles, stylesheet), followerOf(stylesheet))))
}

/** The first of the document's stylesheets that stands after a stylesheet's place. */
function followerOf(stylesheet: PageStylesheet): Element | null {
  return listStylesheets().find((known) => PAGE_STYLESHEETS.indexOf(known.stylesheet) > PAGE_STYLESHEETS.indexOf(stylesheet))?.link ?? null
}

function listStylesheets(): readonly { readonly link: HTMLLinkElement; readonly stylesheet: PageStylesheet }[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  return links.flatMap((link) => {
    const name = /\/([a-z]+)\.[0-9a-f]+\.css$/.exec(link.getAttribute('href') ?? '')?.[1]
    const stylesheet = PAGE_STYLESHEETS.find((known) => known === name)
    return stylesheet === undefined ? [] : [{ link, stylesheet }]
  })
}
