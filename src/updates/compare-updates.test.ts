import { expect, test } from 'vitest'
import { collectUpdates } from './collect-updates.ts'
import { compareUpdates, countEvents } from './compare-updates.ts'
import { SMALL_SNAPSHOT } from './small-snapshot.fixture.ts'

const before = collectUpdates(SMALL_SNAPSHOT, () => null)

test('data that says the same is no change, whatever its version', () => {
  const again = collectUpdates({ ...SMALL_SNAPSHOT, __meta: { version: '9', timestamp: '2026-06-16T00:00:00.000Z' } }, () => null)
  expect(compareUpdates(before, again)).toEqual({ releases: [], added: 0, removed: 0 })
})

test('new releases are named, new events and those that are gone are counted', () => {
  // A month later Firefox 4 is out; one feature has another path, which moves the others in the list.
  const { gap, zoom } = SMALL_SNAPSHOT.css.properties
  const css = { a: zoom, properties: { gap }, unclear: SMALL_SNAPSHOT.css.unclear }
  const later = collectUpdates({ ...SMALL_SNAPSHOT, css, __meta: { version: '2', timestamp: '2026-07-15T00:00:00.000Z' } }, () => null)
  expect(compareUpdates(before, later)).toEqual({ releases: ['Firefox 4'], added: 5, removed: 4 })
  expect([countEvents(before), countEvents(later)]).toEqual([10, 11])
})
