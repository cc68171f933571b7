import { describe, expect, test } from 'vitest'
import { collectUpdates } from './collect-updates.ts'
import type { CompatSnapshot, SnapshotFeature } from './compat-snapshot.ts'
import { findNewUpdates } from './find-new-updates.ts'
import { addSeenUpdates, LATE_DAYS, NOTHING_SEEN } from './seen-updates.ts'
import { SMALL_SNAPSHOT } from './small-snapshot.fixture.ts'
import type { UpdatesData } from './updates-data.ts'
import { indexUpdates } from './updates-index.ts'

/** The updates of the small snapshot on a day, with what is said of `late`, a part of `gap`, by then. */
function updatesOf(day: string, support?: SnapshotFeature['support'], more: Partial<CompatSnapshot> = {}): UpdatesData {
  const { gap } = SMALL_SNAPSHOT.css.properties
  const late = support === undefined ? {} : { late: { __compat: { support } } }
  const css = { properties: { gap: { ...gap, ...late } } }
  return collectUpdates({ ...SMALL_SNAPSHOT, css, ...more, __meta: { version: day, timestamp: `${day}T10:00:00.000Z` } }, () => null)
}

/** What is new after a day for the user of the page about `gap`, when one data followed the other. */
function listNew(after: string, history: readonly UpdatesData[]): readonly string[] {
  const seen = history.reduce(addSeenUpdates, NOTHING_SEEN)
  const data = history.at(-1)
  if (data === undefined) throw new Error('no data')
  const index = indexUpdates(data, { data: 'x', pages: [['css.properties.gap', 'Web/CSS/gap', 'gap']], translations: {} })
  return findNewUpdates(index, { slugs: new Set(['web/css/gap']), after, seen }).flatMap(({ release, added, removed }) => [
    ...added.map(({ path }) => `${release.name} ${release.version} +${path.split('.').at(-1)}`),
    ...removed.map(({ path }) => `${release.name} ${release.version} -${path.split('.').at(-1)}`),
  ])
}

const JUNE_15 = updatesOf('2026-06-15')

describe('what is new', () => {
  test('has what the data says late of a release that was out before, once', () => {
    const late = { firefox: { version_added: '3' } }
    const history = [JUNE_15, updatesOf('2026-06-29', late)]
    expect(listNew('2026-06-15', history)).toEqual(['Firefox 3 +late'])
    expect(listNew('2026-06-29', [...history, updatesOf('2026-06-30', late)])).toEqual([])
  })

  test('has what was added and removed late in one release under different names', () => {
    const before = updatesOf('2026-06-15', { firefox: { version_added: '1' } })
    const after = updatesOf('2026-06-29', { firefox: { version_added: '1', version_removed: '3' } })
    expect(listNew('2026-06-15', [before, after])).toEqual(['Firefox 3 -late'])
  })

  test('has nothing that is late of releases which are older than the bound', () => {
    const support = { chrome: { version_added: '1' }, firefox: { version_added: '2' }, nodejs: { version_added: '3' } }
    expect(LATE_DAYS).toBe(90)
    expect(listNew('2026-06-15', [JUNE_15, updatesOf('2026-06-29', support)])).toEqual(['Node.js 3 +late'])
    expect(listNew('2026-06-15', [JUNE_15, updatesOf('2026-06-30', support)])).toEqual([])
  })

  test('of the first data that is known is what was released after the day, and so it is without any', () => {
    expect(listNew('2026-05-15', [JUNE_15])).toEqual([])
    expect(listNew('2026-05-01', [JUNE_15])).toEqual(['Chrome 3 +flex_context'])
  })

  test('has what was late until it is mailed, also when its release has become too old meanwhile', () => {
    const late = { firefox: { version_added: '3' } }
    const history = [JUNE_15, updatesOf('2026-08-17', late), updatesOf('2026-08-25', late)]
    expect(listNew('2026-06-15', history)).toEqual(['Firefox 3 +late'])
  })

  test('has nothing again that was gone from the data for a while, a release among it', () => {
    const late = { chrome: { version_added: '3' } }
    const { chrome: _, ...browsers } = SMALL_SNAPSHOT.browsers
    const gone = updatesOf('2026-06-22', undefined, { browsers })
    expect(listNew('2026-06-15', [updatesOf('2026-06-15', late), gone, updatesOf('2026-06-29', late)])).toEqual([])
  })

  test('of a release that came on time is not late for a user who knows the data with it', () => {
    const support = { firefox: { version_added: '4' } }
    expect(listNew('2026-07-02', [JUNE_15, updatesOf('2026-07-06', support)])).toEqual([])
    expect(listNew('2026-06-15', [JUNE_15, updatesOf('2026-07-06', support)])).toEqual(['Firefox 4 +late'])
  })
})

test('data that is older or the same changes nothing', () => {
  const seen = addSeenUpdates(NOTHING_SEEN, JUNE_15)
  expect(addSeenUpdates(seen, JUNE_15)).toBe(seen)
  expect(addSeenUpdates(seen, updatesOf('2026-06-14', { firefox: { version_added: '3' } }))).toBe(seen)
})
