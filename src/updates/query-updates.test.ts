import { expect, test } from 'vitest'
import { collectUpdates } from './collect-updates.ts'
import type { CompatSnapshot } from './compat-snapshot.ts'
import { queryUpdates } from './query-updates.ts'
import { readUpdatesQuery, type UpdatesParams } from './read-query.ts'
import { SMALL_SNAPSHOT } from './small-snapshot.fixture.ts'
import { indexUpdates } from './updates-index.ts'

const PAGES = {
  data: '',
  pages: [
    ['css.properties.gap', 'Web/CSS/gap', 'gap'],
    ['css.properties.gap.flex_context', 'Web/CSS/Flex', 'Flex gaps'],
  ],
  translations: { de: { 'Web/CSS/gap': 'Abstand' } },
} as const
const index = indexUpdates(
  collectUpdates(SMALL_SNAPSHOT, (path) => (path === 'css.properties.gap' ? { status: 'low', since: '2026-03-10' } : null)),
  PAGES,
)
const ask = (params: UpdatesParams = {}, slugs?: ReadonlySet<string>) => queryUpdates(index, readUpdatesQuery(params), slugs)
const groupsOf = (params?: UpdatesParams, slugs?: ReadonlySet<string>) =>
  ask(params, slugs).data.map(({ browser, version, count }) => `${browser} ${version} +${count.added} -${count.removed}`)

test('five releases are a page, the newest first, then by the name of the browser', () => {
  expect(groupsOf()).toEqual(['firefox 3 +1 -0', 'chrome 3 +1 -1', 'chrome 2 +1 -0', 'firefox 2 +2 -0', 'nodejs 2 +1 -0'])
  expect(groupsOf({ page: 2 })).toEqual(['firefox 1 +1 -0', 'chrome 1 +2 -0'])
  expect(ask()).toMatchObject({ last: 2, count: { releases: 7, events: 10 }, version: '1.2.3', date: '2026-06-15' })
})

test('the oldest come first on request', () => {
  expect(groupsOf({ sort: 'asc' })).toEqual(['chrome 1 +2 -0', 'firefox 1 +1 -0', 'nodejs 2 +1 -0', 'chrome 2 +1 -0', 'firefox 2 +2 -0'])
})

test.each([0, -1, -999_999])('page %j is the first one', (page) => {
  expect(ask({ page })).toEqual(ask())
})

test.each([3, 1e15, Number.MAX_SAFE_INTEGER])('after the last page there is nothing: %j', (page) => {
  expect(ask({ page })).toMatchObject({ data: [], last: 2 })
})

test.each<[string, UpdatesParams, readonly string[]]>([
  ['browsers', { browsers: 'nodejs' }, ['nodejs 2 +1 -0']],
  ['browsers, in any case and with commas left over', { browsers: ' ,NodeJS,, nodejs,' }, ['nodejs 2 +1 -0']],
  ['no browser at all', { browsers: ',', page: 2 }, ['firefox 1 +1 -0', 'chrome 1 +2 -0']],
  ['a browser that is not known', { browsers: 'toaster' }, []],
  ['one that is known and one that is not', { browsers: 'nodejs,netscape' }, ['nodejs 2 +1 -0']],
  ['a category', { category: 'javascript' }, ['nodejs 2 +1 -0']],
  ['a category that is not known', { category: 'cooking' }, []],
  ['words of the path', { q: 'FLEX gap' }, ['chrome 3 +1 -0']],
  ['words that are nowhere', { q: 'gap zoom' }, []],
  ['what experiments are', { status: 'experimental' }, ['chrome 3 +1 -0']],
  ['what is deprecated or not standard', { status: 'deprecated,nonstandard', browsers: 'chrome' }, ['chrome 3 +0 -1', 'chrome 1 +1 -0']],
  ['a status that is not known', { status: 'lovely' }, []],
  ['Baseline', { baseline: 'low,high' }, ['firefox 2 +1 -0', 'chrome 1 +1 -0']],
  ['a release', { release: 'chrome@3' }, ['chrome 3 +1 -1']],
  ['a release that is not known', { release: 'chrome@99' }, []],
  ['a page, in any language', { doc: '/fr/docs/web/css/GAP/?x#y' }, ['chrome 2 +1 -0', 'firefox 2 +2 -0', 'chrome 1 +1 -0']],
  ['the whole address of a page', { doc: 'https://site.example/en-US/docs/Web/CSS/Flex' }, ['chrome 3 +1 -0']],
  ['no page', { doc: '/en-US/blog/gap/' }, []],
  ['all at once', { browsers: 'chrome', category: 'css', status: 'standard', q: 'gap', sort: 'asc', baseline: 'low' }, ['chrome 1 +1 -0']],
])('a filter finds %s', (_, params, groups) => {
  expect(groupsOf(params)).toEqual(groups)
})

test('pages of collections find the features that they are the pages of', () => {
  expect(groupsOf({}, new Set(['web/css/flex', 'web/css/nothing']))).toEqual(['chrome 3 +1 -0'])
  expect(groupsOf({}, new Set())).toEqual([])
})

test('an event has the page of its feature, or of the nearest feature above it that has one', () => {
  const [group] = ask({ release: 'firefox@2' }).data
  expect(group?.events.added).toMatchObject([
    { path: 'css.properties.gap', title: 'gap', has_own_page: true, compat: { mdn_url: '/en-US/docs/Web/CSS/gap' } },
    { path: 'css.properties.gap.grid_context', title: 'gap', has_own_page: false, compat: { mdn_url: '/en-US/docs/Web/CSS/gap' } },
  ])
  expect(ask({ release: 'nodejs@2' }).data[0]?.events.added).toMatchObject([
    { title: null, has_own_page: false, compat: { mdn_url: null } },
  ])
})

test('pages are those of the language where they are translated', () => {
  const [added] = ask({ release: 'chrome@1', locale: 'de' }).data[0]?.events.added ?? []
  expect(added).toMatchObject({ title: 'Abstand', compat: { mdn_url: '/de/docs/Web/CSS/gap' } })
  expect(ask({ release: 'chrome@3', locale: 'de' }).data[0]?.events.added).toMatchObject([
    { compat: { mdn_url: '/en-US/docs/Web/CSS/Flex' } },
  ])
  expect(ask({ locale: '__proto__' }).query.locale).toBe('en-US')
})

test('a release with more features than a response holds is read in parts, in the order of the paths', () => {
  const names = Array.from({ length: 450 }, (_, number) => `f${String(number).padStart(3, '0')}`)
  const support = (number: number) => ({ chrome: number % 3 === 0 ? { version_added: '1', version_removed: '2' } : { version_added: '2' } })
  const css = Object.fromEntries(names.map((name, number) => [name, { __compat: { support: support(number) } }]))
  const many: CompatSnapshot = { ...SMALL_SNAPSHOT, css, javascript: {} }
  const large = indexUpdates(
    collectUpdates(many, () => null),
    PAGES,
  )
  const read = (from: number) => queryUpdates(large, readUpdatesQuery({ release: 'chrome@2', from })).data[0]
  const namesOf = (from: number) =>
    [...(read(from)?.events.added ?? []), ...(read(from)?.events.removed ?? [])].map(({ path }) => path).sort()
  expect(read(0)?.count).toEqual({ added: 300, removed: 150 })
  expect([...namesOf(0), ...namesOf(200), ...namesOf(400)]).toEqual(names.map((name) => `css.${name}`))
  expect([namesOf(0).length, namesOf(400).length, namesOf(450).length, namesOf(-7).length]).toEqual([200, 50, 0, 200])
})

test('the same question is written in one way', () => {
  expect(readUpdatesQuery({ browsers: 'firefox,chrome,,firefox', q: ' a ', doc: '', collections: 'B, a' })).toEqual({
    page: 1,
    q: 'a',
    browsers: ['chrome', 'firefox'],
    category: [],
    status: [],
    baseline: [],
    doc: null,
    release: null,
    from: 0,
    sort: 'desc',
    locale: 'en-US',
    collections: ['B', 'a'],
  })
})
