import type { ReactNode } from 'react'
import type { SiteSettings } from '#contracts/site.ts'
import { hasCollections } from './has-collections.ts'
import type { SavablePage } from './savable-page.ts'
import { SaveButton } from './save-button.tsx'

/** The save button of a page; null on a site without collections. */
export function saveButtonOf({ url, title, parents }: SavablePage, site: SiteSettings): ReactNode {
  return hasCollections(site) ? <SaveButton key={url} page={{ url, title, parents }} /> : null
}
