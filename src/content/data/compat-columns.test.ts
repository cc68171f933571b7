import { expect, test } from 'vitest'
import { columnsOf } from './compat-columns.ts'
import { CompatData, type CompatFeature, type Support } from './compat-data.ts'

const browser = (name: string, type: 'desktop' | 'mobile' | 'server' | 'xr') => ({ name, type })
const release = (index: number, status: string, release_date?: string) => ({
  index,
  status,
  ...(release_date === undefined ? {} : { release_date }),
})
const data = new CompatData({
  browsers: {
    nodejs: browser('Node.js', 'server'),
    safari_ios: browser('Safari on iOS', 'mobile'),
    chrome: {
      ...browser('Chrome', 'desktop'),
      accepts_webextensions: true,
      preview_name: 'Canary',
      pref_url: 'chrome://flags',
      releases: {
        9: release(0, 'retired', '2011-02-03'),
        10: release(1, 'retired', '2011-03-08'),
        50: release(2, 'retired', '2016-04-13'),
        160: release(3, 'planned'),
      },
    },
    ie: browser('Internet Explorer', 'desktop'),
    quest: browser('Quest', 'xr'),
  },
})
const feature = (support: Record<string, Support>): CompatFeature => ({ __compat: { support } })
const namesOf = (area: string, ...supports: Record<string, Support>[]): readonly string[] =>
  columnsOf(area, supports.map(feature), data).map(({ id }) => id)
const YES = { version_added: '1' }
const NO = { version_added: false } as const

test('browsers with data are columns: desktop, mobile, servers; some are hidden', () => {
  expect(namesOf('api', { nodejs: YES, ie: YES, quest: YES }, { safari_ios: NO, chrome: YES })).toEqual(['chrome', 'safari_ios', 'nodejs'])
})

test('servers are shown where they have the feature or the area is theirs too', () => {
  expect(namesOf('api', { chrome: YES, nodejs: NO })).toEqual(['chrome'])
  expect(namesOf('javascript', { chrome: YES, nodejs: NO })).toEqual(['chrome', 'nodejs'])
  expect(namesOf('javascript', { chrome: YES })).toEqual(['chrome'])
})

test('features of web extensions have the browsers that take such extensions', () => {
  expect(namesOf('webextensions', { chrome: YES, safari_ios: YES })).toEqual(['chrome'])
})

test('a column knows the days of the releases that the table names, and which of them are not out', () => {
  const support = [
    { version_added: '160' },
    { version_added: '≤10', version_removed: '50', version_last: '9' },
    { version_added: 'preview' },
  ]
  expect(columnsOf('css', [feature({ chrome: support })], data)).toEqual([
    {
      id: 'chrome',
      name: 'Chrome',
      type: 'desktop',
      preview: 'Canary',
      flagsPage: 'chrome://flags',
      releases: [
        ['9', '2011-02-03'],
        ['10', '2011-03-08'],
        ['50', '2016-04-13'],
      ],
      upcoming: ['160'],
    },
  ])
})
