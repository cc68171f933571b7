import { expect, test } from 'vitest'
import { collectUpdates } from './collect-updates.ts'
import { SMALL_SNAPSHOT } from './small-snapshot.fixture.ts'
import type { UpdatesData } from './updates-data.ts'

const collect = (snapshot: Parameters<typeof collectUpdates>[0] = SMALL_SNAPSHOT) => collectUpdates(snapshot, () => null)

/** `chrome 1: +css.properties.gap` */
function linesOf({ releases, features }: UpdatesData): readonly string[] {
  const pathsOf = (sign: string, indexes: readonly number[]) => indexes.map((index) => ` ${sign}${features[index]?.path}`).join('')
  return releases.map(({ browser, version, added, removed }) => `${browser} ${version}:${pathsOf('+', added)}${pathsOf('-', removed)}`)
}

test('a release added and removed the features whose statements name exactly its version', () => {
  expect(linesOf(collect())).toEqual([
    'chrome 1: +css.properties.gap +css.properties.zoom',
    'firefox 1: +css.properties.zoom',
    'nodejs 2: +javascript.builtins.Array.at',
    'chrome 2: +css.properties.gap.grid_context',
    'firefox 2: +css.properties.gap +css.properties.gap.grid_context',
    'chrome 3: +css.properties.gap.flex_context -css.properties.zoom',
    'firefox 3: +css.properties.zoom',
  ])
})

test('a release says its day, its engine and where it is described', () => {
  expect(collect().releases[0]).toMatchObject({
    browser: 'chrome',
    name: 'Chrome',
    version: '1',
    date: '2026-01-10',
    status: 'retired',
    engine: 'Blink',
    engineVersion: '0.0',
    notes: 'https://notes.example/Blink/0',
  })
})

test('a feature says its status where all of it is known, its specifications and the engines that support it now', () => {
  const { features } = collect()
  const find = (path: string) => features.find((feature) => feature.path === path)
  expect(find('css.properties.gap')).toEqual({
    path: 'css.properties.gap',
    file: 'css/file.json',
    specs: ['https://spec.example/gap'],
    status: { deprecated: false, experimental: false, standard_track: true },
    engines: ['Blink', 'Gecko'],
    baseline: null,
  })
  expect(find('css.properties.zoom')).toMatchObject({ specs: ['https://spec.example/a', 'https://spec.example/b'], engines: ['Gecko'] })
  expect(find('javascript.builtins.Array.at')).toMatchObject({ status: null, engines: [], specs: [] })
})

test('an engine supports what was there before it is known since when', () => {
  const gap = { __compat: { support: { chrome: { version_added: '1' }, firefox: { version_added: '≤2' } } } }
  expect(collect({ ...SMALL_SNAPSHOT, css: { gap }, javascript: {} }).features).toMatchObject([
    { path: 'css.gap', engines: ['Blink', 'Gecko'] },
  ])
})

test('collected again, the data is the same; an event that is gone is gone, and a feature that moved is under its new path alone', () => {
  expect(collect(JSON.parse(JSON.stringify(SMALL_SNAPSHOT)))).toEqual(collect())
  const { properties } = SMALL_SNAPSHOT.css
  const moved = collect({ ...SMALL_SNAPSHOT, css: { types: { zoom: properties.zoom } } })
  expect(linesOf(moved)).toEqual([
    'chrome 1: +css.types.zoom',
    'firefox 1: +css.types.zoom',
    'nodejs 2: +javascript.builtins.Array.at',
    'chrome 3: -css.types.zoom',
    'firefox 3: +css.types.zoom',
  ])
})

test('what Baseline says of a feature is part of it', () => {
  const { features } = collectUpdates(SMALL_SNAPSHOT, (path) => (path.endsWith('gap') ? { status: 'high', since: '2026-03-10' } : null))
  expect(features.flatMap(({ path, baseline }) => (baseline === null ? [] : [[path, baseline.status, baseline.since]]))).toEqual([
    ['css.properties.gap', 'high', '2026-03-10'],
  ])
})

test('data that does not say which one it is is rejected', () => {
  expect(() => collect({ browsers: {} })).toThrow('no version or no timestamp')
})
