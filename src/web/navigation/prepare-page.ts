import { loadChunk } from '../load-chunk.ts'
import { loadRoutes, loadViews } from '../routes.tsx'
import type { LoadedPage } from './load-page.ts'
import { loadSheets } from './load-sheets.ts'

/** Brings in the rules and the components of a page's kind before it is shown; without these components the browser is to load the address. */
export async function preparePage(loaded: LoadedPage): Promise<LoadedPage> {
  if (loaded.kind === 'not-found') await loadSheets('SpaNotFound')
  if (loaded.kind !== 'page') return loaded
  const { renderer } = loaded.page
  try {
    await Promise.all([loadSheets(renderer), loadChunk(() => loadRoutes(renderer)), loadChunk(loadViews)])
    return loaded
  } catch (error) {
    console.warn('the page is loaded as a whole, for the code of its kind could not be had', error)
    return { kind: 'reload' }
  }
}
