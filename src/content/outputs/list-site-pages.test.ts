import { expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { isReserved } from '../areas/pages/reserved-paths.ts'
import { readSite } from '../site/read-site.ts'
import { EXAMPLE_CONTENT } from '../testing/example-content.fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { listSitePageUrls } from './list-site-pages.ts'

test('no page of `pages/` can have the address of a page that is made from no file (docs/behaviour/pages.md 5)', () => {
  const urls = [...listSitePageUrls(readSite([temporaryFolder(EXAMPLE_CONTENT)], { features: FEATURES }), true)]
  const paths = urls.filter((url) => url.startsWith('/en-US/')).map((url) => url.slice('/en-US/'.length))
  expect(paths).toContain('updates')
  expect(paths).toContain('plus/collections/_id')
  expect(paths.filter((path) => !isReserved(path))).toEqual([])
})
