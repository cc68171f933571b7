import { expect, test } from 'vitest'
import { collectMonths } from './collect-months.ts'
import { listMonths } from './list-months.ts'
import { SAMPLE_COMPAT, sampleFeatures, sampleUpdates } from './sample-months.fixture.ts'

const GAP = [['Web/CSS/gap', '']]
const NOTHING = sampleUpdates([], [])

test('the months end with that of the day of the data, and go back over the turn of a year', () => {
  expect(listMonths('2026-02-28', 3)).toEqual(['2026-02', '2026-01', '2025-12'])
  const { date, months } = collectMonths({ updates: NOTHING, features: sampleFeatures({}), compat: SAMPLE_COMPAT }, 2)
  expect([date, ...months.map(({ month }) => month)]).toEqual(['2026-11-12', '2026-11', '2026-10'])
})

test('a feature is in the month in which it became newly available, and in that in which it became widely available', () => {
  const features = sampleFeatures({ Grid: ['2024-04-02', '2026-10-02'], Mask: ['2026-10-31'], Old: ['≤2026-10-01'], Never: [] })
  const { months, newlyByMonth } = collectMonths({ updates: NOTHING, features, compat: SAMPLE_COMPAT }, 2)
  const names = months.map(({ newly, widely }) => [newly.map(({ name }) => name), widely.map(({ name }) => name)])
  expect(names).toEqual([
    [[], []],
    [['Mask'], ['Grid']],
  ])
  expect(months[1]?.newly[0]).toEqual({ name: 'Mask', description: 'About Mask.', pages: GAP })
  expect([newlyByMonth['2026-10'], newlyByMonth['2024-11'], newlyByMonth['2024-04']]).toEqual([1, 0, undefined])
})

test('first support is the first release of any browser, whose engine no other one was ahead of', () => {
  const updates = sampleUpdates(
    [
      { path: 'css.properties.color', engines: ['Blink', 'Gecko'] },
      { path: 'css.properties.gap', engines: ['Blink', 'WebKit'] },
      { path: 'css.properties.gap.normal', engines: ['Blink'] },
      { path: 'webdriver.bidi.log', engines: ['Blink'] },
    ],
    [
      { name: 'Node.js', engine: 'V8', date: '2026-09-01', added: [0] },
      { name: 'Firefox', engine: 'Gecko', date: '2026-10-05', added: [0] },
      { name: 'Chrome', version: '155', date: '2026-10-06', added: [0, 1, 2, 3] },
    ],
  )
  const { months } = collectMonths({ updates, features: sampleFeatures({}), compat: SAMPLE_COMPAT }, 2)
  expect(months[1]?.first).toEqual([
    {
      path: 'css.properties.color',
      parts: 0,
      pages: [['Web/CSS/color', '#use']],
      release: { browser: 'Firefox', version: '1', date: '2026-10-05' },
    },
    { path: 'css.properties.gap.normal', parts: 0, pages: GAP, release: { browser: 'Chrome', version: '155', date: '2026-10-06' } },
  ])
  expect(months[1]?.releases).toEqual([
    { browser: 'Firefox', version: '1', date: '2026-10-05', added: 1, removed: 0, notes: null },
    { browser: 'Chrome', version: '155', date: '2026-10-06', added: 3, removed: 0, notes: null },
  ])
})

test('features below one that changed in the same way are counted there', () => {
  const paths = ['css.properties.gap', 'css.properties.gap.a', 'css.properties.gap.a.b', 'css.properties.gapless']
  const updates = sampleUpdates(
    paths.map((path) => ({ path })),
    [
      { name: 'Chrome', date: '2026-10-06', added: [0, 1, 2, 3], removed: [] },
      { name: 'Safari', engine: 'WebKit', date: '2026-10-07', removed: [0, 1, 3] },
      { name: 'Firefox', engine: 'Gecko', date: '2026-10-09', removed: [0, 1] },
    ],
  )
  const { months } = collectMonths({ updates, features: sampleFeatures({}), compat: SAMPLE_COMPAT }, 2)
  expect(months[1]?.first.map(({ path, parts }) => [path, parts])).toEqual([
    ['css.properties.gap', 2],
    ['css.properties.gapless', 0],
  ])
  expect(months[1]?.removed.map(({ path, parts, releases }) => [path, parts, releases.map(({ browser }) => browser)])).toEqual([
    ['css.properties.gap', 1, ['Safari', 'Firefox']],
    ['css.properties.gapless', 0, ['Safari']],
  ])
})
