import { deflateSync } from 'node:zlib'
import { collectUpdates } from '#updates/collect-updates.ts'
import { FEATURE_PAGES_PATH, type FeaturePages } from '#updates/feature-pages.ts'
import { SMALL_SNAPSHOT } from '#updates/small-snapshot.fixture.ts'
import { SAVED_SITE } from '../../collections/testing/saved-site.fixture.ts'
import type { MadeUpBuild } from '../../documents/built-site.fixture.ts'

const DATA_PATH = 'static/updates/data.0123456789abcdef.bin'
/** The pages of the small snapshot's features: `css.properties.gap` is described by the page about CSS, `flex_context` by one of its own. */
const PAGES: FeaturePages = {
  data: DATA_PATH,
  pages: [
    ['css.properties.gap', 'Web/CSS', 'CSS: Cascading Style Sheets'],
    ['css.properties.gap.flex_context', 'Web/CSS/Page_0', 'Page 0'],
  ],
  translations: { de: { 'Web/CSS': 'CSS: Stile' } },
}

/** A site with pages to save and with the updates of a small snapshot. */
export const UPDATES_SITE: MadeUpBuild = {
  ...SAVED_SITE,
  id: 'updates',
  files: {
    ...SAVED_SITE.files,
    [`/${FEATURE_PAGES_PATH}`]: JSON.stringify(PAGES),
    [`/${DATA_PATH}`]: deflateSync(JSON.stringify(collectUpdates(SMALL_SNAPSHOT, () => null))),
  },
}
