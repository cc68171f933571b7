import type { ComponentType } from 'react'
import type { AppProps } from '../../ui/app-props.ts'
import type { PageKindEntry } from './page-kind-entry.ts'

/**
 * The entry of an app page: its contents are made in the browser, by an application of its own.
 *
 * @param load loads the application
 */
export function appKind(stylesheets: PageKindEntry['stylesheets'], load: () => Promise<ComponentType<AppProps>>): PageKindEntry {
  return { stylesheets, load: async () => (await import('./app-route.tsx')).appPageKind(load) }
}
