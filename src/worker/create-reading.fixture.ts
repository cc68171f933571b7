import { StateStore } from './offline-state.ts'
import { Reach, type Reading } from './reading.ts'
import { StoredFiles } from './stored-files.ts'
import { StoredPages } from './stored-pages.ts'
import { createContext, type TestContext } from './worker.fixture.ts'

/** The worker over a made-up site, with what it stores in memory. */
export function createReading(site: Readonly<Record<string, string>>): Reading & { readonly context: TestContext } {
  const context = createContext(site)
  return {
    context,
    pages: new StoredPages(context),
    files: new StoredFiles(context),
    state: new StateStore(context),
    reach: new Reach(),
  }
}

/** A page that names a stylesheet. */
export function pageHtml(title: string): string {
  return `<!doctype html><title>${title} - CSS | Room</title><link rel="stylesheet" href="/static/article.0123456789ab.css"><h1>${title}</h1>`
}

/** The files of a made-up site: its bar, its scripts, and a stylesheet with a font. */
export const SITE_FILES = {
  '/static/offline-bar.0123456789.js': 'bar()',
  '/static/entry.0123456789.js': 'go()',
  '/static/de.0123456789.js': 'texts()',
  '/static/article.0123456789ab.css': '@font-face{src:url(/static/serif.0123456789ab.woff2)}',
  '/static/serif.0123456789ab.woff2': 'letters',
}
