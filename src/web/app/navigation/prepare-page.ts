import type { Page } from '#contracts/page.ts'
import { loadChunk } from '../../browser/load-chunk.ts'
import { loadView } from '../pages/load-kind.ts'
import type { LoadedPage } from './load-page.ts'
import { loadStylesheets } from './load-stylesheets.ts'

/** Brings in the rules and the components of a page's kind before it is shown; without these components the browser is to load the address. */
export async function preparePage(loaded: LoadedPage): Promise<LoadedPage> {
  const renderer = rendererOf(loaded)
  if (renderer === undefined) return loaded
  try {
    await Promise.all([loadStylesheets(renderer), loadChunk(() => loadView(renderer))])
    return loaded
  } catch (error) {
    console.warn('the code of the page could not be loaded: the browser loads the whole page', error)
    return { kind: 'reload' }
  }
}

/** The kind of the page that is shown; undefined when none is. */
function rendererOf(loaded: LoadedPage): Page['renderer'] | undefined {
  if (loaded.kind === 'not-found') return 'SpaNotFound'
  return loaded.kind === 'page' ? loaded.page.renderer : undefined
}
