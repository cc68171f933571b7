import { adFiles } from './ad-files.ts'
import { assetFiles } from './asset-urls.ts'
import { feedFiles } from './feed-files.ts'
import { footerFiles } from './footer-files.ts'
import { monthFeedFiles } from './month-feed-files.ts'
import { openSearchFiles } from './open-search-description.ts'
import type { Output } from './output.ts'
import { pageSchemaFiles } from './page-schema.ts'
import { robotsFiles } from './robots.ts'
import { quickSearchFiles } from './search-index.ts'
import { securityTextFiles } from './security-text.ts'
import { rootPageFiles } from './site-pages.ts'
import { logoFiles } from './site-settings.ts'
import { sitemapFiles } from './sitemaps.ts'
import { surveyFiles } from './survey-files.ts'
import { updatesFiles } from './updates-files.ts'

/**
 * What a site consists of besides its pages (list-site-pages.ts and the records), the files of one page (build/page-writer.ts, contributors.ts) and the
 * bundles of src/web. A build writes these files, `lectern dev` makes each when it is asked for it. Of two files with one path the later one counts.
 */
export const OUTPUTS: readonly Output[] = [
  sitemapFiles,
  robotsFiles,
  securityTextFiles,
  rootPageFiles,
  pageSchemaFiles,
  openSearchFiles,
  quickSearchFiles,
  feedFiles,
  updatesFiles,
  monthFeedFiles,
  assetFiles,
  logoFiles,
  footerFiles,
  adFiles,
  surveyFiles,
]
