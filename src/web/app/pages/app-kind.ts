import type { PageKindEntry } from './page-kind-entry.ts'

/** The entry of app pages: their contents are made in the browser, by applications of their own (app-loaders.ts). */
export function appKind(...stylesheets: PageKindEntry['stylesheets']): PageKindEntry {
  return { stylesheets, load: async () => (await import('./app-route.tsx')).APP_PAGE_KIND }
}
