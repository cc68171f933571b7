import { expect, test } from 'vitest'
import { digestsOf, Workshop } from '../testing/example-build.fixture.ts'
import { pageText, writeFiles } from '../testing/example-content.fixture.ts'

const PAGES = 'static/updates/pages.json'
const CAN = 'files/en-us/web/paint/can/index.md'

test('the pages of features follow the front matter, the updates stay the same file', async () => {
  using workshop = new Workshop()
  const pagesOf = () => JSON.parse(workshop.readPublic(PAGES)).pages
  await workshop.build()
  const before = digestsOf(workshop.siteFolder)
  const data = JSON.parse(workshop.readPublic(PAGES)).data
  expect(data).toMatch(/^static\/updates\/data\.[0-9a-f]{16}\.bin$/)
  expect(pagesOf()).toEqual([['css.properties.color', 'Web/Color', 'Color']])

  writeFiles(workshop.root, {
    [CAN]: pageText(
      'Web/Paint/Can',
      'Can',
      'A can holds paint.\n\n![A can](can.png)',
      'sidebar: paint\nbrowser-compat: css.properties.gap',
    ),
  })
  await workshop.build()
  const after = digestsOf(workshop.siteFolder)
  expect(pagesOf()).toEqual([
    ['css.properties.color', 'Web/Color', 'Color'],
    ['css.properties.gap', 'Web/Paint/Can', 'Can'],
  ])
  expect(after.get(`public/${data}`)).toBe(before.get(`public/${data}`))
  expect(after).toEqual(await workshop.buildCold())
})

test('a site whose last page about a feature is gone has no updates any more', async () => {
  using workshop = new Workshop()
  await workshop.build()
  writeFiles(workshop.root, { 'files/en-us/web/color/index.md': undefined })
  await workshop.build()
  const after = digestsOf(workshop.siteFolder)
  expect([...after.keys()].filter((path) => path.includes('static/updates/'))).toEqual([])
  expect(after).toEqual(await workshop.buildCold())
})
