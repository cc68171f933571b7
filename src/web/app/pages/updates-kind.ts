import { loadChunk } from '../../browser/load-chunk.ts'
import { addStylesheet } from '../../browser/page-style.ts'
import { updatesKind } from '../../updates/page-kind.tsx'

/** Pages of updates, with what they have of other features. */
export const UPDATES_KIND = updatesKind({
  loadTableStyles,
  loadSaveButton: async () => (await loadChunk(() => import('../../collections/row-save-button.tsx'))).RowSaveButton,
  listCollections: async () => await (await loadChunk(() => import('../../collections/list-choices.ts'))).listChoices(),
})

let styles: Promise<void> | undefined

/** The stylesheet of tables, before that of the page: its address differs from it in the name only. */
function loadTableStyles(): Promise<void> {
  styles ??= addBefore(document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href*="/updates."]'))
  return styles
}

async function addBefore(own: HTMLLinkElement | null): Promise<void> {
  if (own !== null) await addStylesheet(own.href.replace('/updates.', '/support.'), own)
}
