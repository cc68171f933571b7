import type { EngineSetup } from '../document/create-page-engine.ts'
import type { SiteContent } from './read-site.ts'

/** What threads need of the content of a site. */
export function engineSetupOf({ tree, roots, assets, brand, site, sidebars }: SiteContent): EngineSetup {
  return { pages: tree.allPages, roots, redirects: tree.redirects, assets, brand, source: site.source, sidebarFiles: sidebars }
}
