import { expect, test } from 'vitest'
import type { UpdatesData } from '#updates/updates-data.ts'
import { compatUpdates } from './compat-updates.ts'
import { createDataSources } from './data-sources.ts'
import { readPackageFile } from './installed-package.ts'

const data = createDataSources([])
const updates = compatUpdates(data.get('compat').snapshot, data.get('features'))

/** Releases of the installed data: old and new ones, with and without removals, of browsers and servers. */
const CHECKED = ['chrome 157', 'firefox 160', 'safari 26.4', 'edge 79', 'nodejs 12.0.0'] as const

interface Counts {
  added: number
  removed: number
}

/**
 * The counts of these releases, counted in another way: while the JSON of the package is parsed, each list of statements is looked at by itself, without
 * paths, releases or features.
 */
function countWhileParsing(): Readonly<Record<string, Counts>> {
  const counts: Record<string, Counts> = Object.fromEntries(CHECKED.map((name) => [name, { added: 0, removed: 0 }]))
  JSON.parse(readPackageFile('@mdn/browser-compat-data'), (key, value) => {
    if (key !== 'support') return value
    for (const name of CHECKED) {
      const [browser = '', version = ''] = name.split(' ')
      const whole = [value[browser] ?? []]
        .flat()
        .filter((one: object) => !/"(?:flags|prefix|alternative_name|partial_implementation)":/.test(JSON.stringify(one)))
      const text = JSON.stringify(whole)
      const found = counts[name]
      if (found === undefined) continue
      if (text.includes(`"version_added":"${version}"`)) found.added += 1
      else if (text.includes(`"version_removed":"${version}"`)) found.removed += 1
    }
    return value
  })
  return counts
}

function countsOf({ releases }: UpdatesData): Readonly<Record<string, Counts>> {
  const found = CHECKED.flatMap((name) => {
    const release = releases.find(({ browser, version }) => `${browser} ${version}` === name)
    return release === undefined ? [] : [[name, { added: release.added.length, removed: release.removed.length }] as const]
  })
  return Object.fromEntries(found)
}

test('five releases have as many events as another way of counting finds in the package', () => {
  expect(countsOf(updates)).toEqual(countWhileParsing())
  // Counted with another program in version 8.1.9: count again when the package changes.
  expect(countsOf(updates)).toEqual({
    'chrome 157': { added: 60, removed: 0 },
    'firefox 160': { added: 70, removed: 3 },
    'safari 26.4': { added: 93, removed: 1 },
    'edge 79': { added: 4676, removed: 224 },
    'nodejs 12.0.0': { added: 40, removed: 0 },
  })
})

test('all 14 browsers have releases, in the order of their days, and each feature is once in a release', () => {
  const { releases, features } = updates
  expect(new Set(releases.map(({ browser }) => browser)).size).toBe(14)
  expect(releases.map(({ date }) => date)).toEqual(releases.map(({ date }) => date).sort())
  const twice = releases.filter(({ added, removed }) => new Set([...added, ...removed]).size !== added.length + removed.length)
  expect(twice).toEqual([])
  expect(features.map(({ path }) => path)).toEqual([...new Set(features.map(({ path }) => path))].sort())
})

test('no release is of the future, planned, or without a day', () => {
  const day = updates.timestamp.slice(0, 10)
  expect(updates.releases.filter(({ date, status }) => date > day || !['current', 'esr', 'retired'].includes(status))).toEqual([])
})

test('features have their engines, statuses and Baseline', () => {
  const find = (path: string) => updates.features.find((feature) => feature.path === path)
  expect(find('css.properties.color')).toMatchObject({ engines: ['Blink', 'Gecko', 'WebKit'], baseline: { status: 'high' } })
  expect(find('api.Navigator.bluetooth')).toMatchObject({ engines: ['Blink'], baseline: { status: 'limited', since: null } })
  expect(updates.features.filter(({ engines }) => engines.length === 3).length).toBeGreaterThan(5000)
})
