import type { Page } from '#contracts/page.ts'
import { isPageSheet, PAGE_SHEETS, type PageSheet, sheetsOf, sheetUrl } from '../page-sheets.ts'
import { addSheet } from './page-style.ts'

const ORDER = Object.keys(PAGE_SHEETS).filter(isPageSheet)

/**
 * Loads the sheets that a kind of page needs and the document has not yet, before such a page is shown. They stay, each in its place in the
 * order of all sheets: the rules of one feature mean nothing to another's pages.
 */
export async function loadSheets(renderer: Page['renderer']): Promise<void> {
  const found = listSheets()
  const [first] = found
  if (first === undefined) return
  const styles = first.link.href.replace(`/${first.sheet}.`, '/{sheet}.')
  const parts = found.flatMap(({ sheet }) => PAGE_SHEETS[sheet])
  const missing = sheetsOf(renderer).filter((sheet) => !PAGE_SHEETS[sheet].every((part) => parts.includes(part)))
  await Promise.all(missing.map((sheet) => addSheet(sheetUrl(styles, sheet), followerOf(sheet))))
}

/** The first of the document's sheets that stands behind a sheet's place. */
function followerOf(sheet: PageSheet): Element | null {
  return listSheets().find((known) => ORDER.indexOf(known.sheet) > ORDER.indexOf(sheet))?.link ?? null
}

function listSheets(): readonly { readonly link: HTMLLinkElement; readonly sheet: PageSheet }[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  return links.flatMap((link) => {
    const name = /\/([a-z]+)\.[0-9a-f]+\.css$/.exec(link.getAttribute('href') ?? '')?.[1]
    const sheet = ORDER.find((known) => known === name)
    return sheet === undefined ? [] : [{ link, sheet }]
  })
}
