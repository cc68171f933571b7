import { describe, expect, test } from 'vitest'
import { CompatData } from './compat-data.ts'

const status = { experimental: false, standard_track: true, deprecated: false }
const browser = (name: string, type: 'desktop' | 'mobile' | 'server' | 'xr', accepts = false) => ({
  name,
  type,
  ...(accepts ? { accepts_webextensions: true } : {}),
})
const data = new CompatData({
  browsers: {
    nodejs: browser('Node.js', 'server'),
    safari_ios: browser('Safari on iOS', 'mobile'),
    chrome: browser('Chrome', 'desktop', true),
    ie: browser('Internet Explorer', 'desktop'),
    quest: browser('Quest', 'xr'),
    edge: browser('Edge', 'desktop'),
  },
  api: {
    fetch: {
      __compat: {
        spec_url: 'https://fetch.example/#fetch',
        status,
        support: {
          chrome: { version_added: '42' },
          safari_ios: { version_added: '10.3' },
          ie: { version_added: false },
          quest: { version_added: '1' },
        },
      },
      init_option: {
        __compat: {
          description: 'The <code>init</code> &amp; more',
          status: { experimental: true, standard_track: false, deprecated: true },
          support: { nodejs: { version_added: false } },
        },
      },
      group: { part: { __compat: { spec_url: ['https://b.example/', 'https://c.example/'], status, support: {} } } },
    },
    Parent: {
      one: { __compat: { spec_url: 'https://one.example/', support: {} } },
      two: { __compat: { spec_url: 'https://one.example/', support: {} } },
    },
  },
  webextensions: { api: { tabs: { __compat: { support: { chrome: { version_added: '5' }, edge: { version_added: '14' } } } } } },
})

test('a feature and its direct parts are rows; browsers with data are columns: desktop, mobile, servers', () => {
  expect(data.findTable('api.fetch')).toEqual({
    browsers: [
      { id: 'chrome', name: 'Chrome', type: 'desktop' },
      { id: 'safari_ios', name: 'Safari on iOS', type: 'mobile' },
      { id: 'nodejs', name: 'Node.js', type: 'server' },
    ],
    rows: [
      {
        name: 'fetch',
        status: [],
        cells: [
          { support: 'yes', text: '42' },
          { support: 'yes', text: '10.3' },
          { support: 'unknown', text: '?' },
        ],
      },
      {
        name: 'The init & more',
        status: ['experimental', 'deprecated', 'non-standard'],
        cells: [
          { support: 'unknown', text: '?' },
          { support: 'unknown', text: '?' },
          { support: 'no', text: 'No' },
        ],
      },
    ],
  })
})

test('features for web extensions have the browsers that take such extensions', () => {
  expect(data.findTable('webextensions.api.tabs')?.browsers.map(({ id }) => id)).toEqual(['chrome'])
})

test.each(['', 'api.nothing', 'api.fetch.__compat', 'api.fetch.constructor', '__proto__', 'constructor.prototype', 'api..fetch'])(
  'the key %j is unknown',
  (key) => {
    expect(data.findTable(key)).toBeUndefined()
    expect(data.listSpecUrls(key)).toEqual([])
  },
)

test('specifications are those of the feature, else of the features below it, each once', () => {
  expect(data.listSpecUrls('api.fetch')).toEqual(['https://fetch.example/#fetch'])
  expect(data.listSpecUrls('api.fetch.group')).toEqual(['https://b.example/', 'https://c.example/'])
  expect(data.listSpecUrls('api.Parent')).toEqual(['https://one.example/'])
})

describe('the cell of', () => {
  const cellOf = (support: object | readonly object[]) => {
    const made: ConstructorParameters<typeof CompatData>[0] = {
      browsers: { chrome: browser('Chrome', 'desktop') },
      a: { __compat: { support: { chrome: support } } },
    }
    const cell = new CompatData(made).findTable('a')?.rows[0]?.cells[0]
    return `${cell?.support} ${cell?.text}`
  }

  test.each([
    ['a version', { version_added: '42' }, 'yes 42'],
    ['a whole version', { version_added: '10.0' }, 'yes 10'],
    ['an early version', { version_added: '≤37' }, 'yes 37'],
    ['no support', { version_added: false }, 'no No'],
    ['no knowledge', { version_added: null }, 'unknown ?'],
    ['a preview', { version_added: 'preview' }, 'preview Preview'],
    ['partial support', { version_added: '42', partial_implementation: true }, 'partial 42'],
    ['a prefix', { version_added: '42', prefix: '-webkit-' }, 'partial 42'],
    ['another name', { version_added: '42', alternative_name: 'x' }, 'partial 42'],
    ['a flag', { version_added: '42', flags: [{}] }, 'no No'],
    ['a removed feature', { version_added: '42', version_removed: '50' }, 'no 42 – 50'],
    ['a feature that came back', [{ version_added: '60' }, { version_added: '42', version_removed: '50' }], 'yes 60'],
    ['full support after a prefix', [{ version_added: '20', prefix: 'x' }, { version_added: '30' }], 'yes 30'],
    [
      'a flag after removal',
      [
        { version_added: '20', version_removed: '21' },
        { version_added: '30', flags: [{}] },
      ],
      'no No',
    ],
    ['no statement at all', [], 'unknown ?'],
  ])('%s', (_, support, cell) => {
    expect(cellOf(support)).toBe(cell)
  })
})
