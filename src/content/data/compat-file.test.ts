import { expect, test } from 'vitest'
import { CompatData, loadCompatData } from './compat-data.ts'
import { compatFile, compatFilePath } from './compat-file.ts'

const release = (index: number) => ({ index, release_date: `20${10 + index}-01-01` })
const chrome = { name: 'Chrome', type: 'desktop' as const, releases: { 1: release(0), 9: release(1), 10: release(2), 11: release(3) } }
const data = {
  __meta: { version: '1.2.3' },
  browsers: {
    chrome,
    edge: { name: 'Edge', type: 'desktop' as const, releases: { 12: release(0) } },
    ie: { name: 'IE', type: 'desktop' as const },
  },
  css: {
    gap: {
      __compat: {
        support: { chrome: [{ version_added: '10' }, { version_added: '≤1', version_removed: '9' }], ie: { version_added: false } },
      },
      normal: {
        __compat: { support: { chrome: { version_added: 'preview' }, edge: { version_added: '12' }, netscape: { version_added: '4' } } },
      },
    },
  },
}
const compat = new CompatData(data)

test('the file of a key has its feature with all parts, and of the browsers what the data names, in the order of release', () => {
  const text = compatFile('css.gap', compat)
  expect(JSON.parse(text ?? '')).toEqual({
    __meta: { version: '1.2.3' },
    query: 'css.gap',
    data: data.css.gap,
    browsers: {
      chrome: { ...chrome, releases: { 1: release(0), 9: release(1), 10: release(2) } },
      edge: { name: 'Edge', type: 'desktop', releases: { 12: release(0) } },
      ie: { name: 'IE', type: 'desktop', releases: {} },
    },
  })
})

test('a part has a file of its own', () => {
  expect(JSON.parse(compatFile('css.gap.normal', compat) ?? '')).toMatchObject({ query: 'css.gap.normal', data: data.css.gap.normal })
})

test.each(['css.nothing', '', '../css.gap', 'css.gap.__compat', '__meta', 'constructor'])('the key %j has no file', (key) => {
  expect(compatFile(key, compat)).toBeUndefined()
})

test('a file stands at the address that pages ask for', () => {
  expect(compatFilePath('css.properties.gap')).toBe('bcd/api/v0/current/css.properties.gap.json')
})

test('the installed data names every release that a file needs', () => {
  const { data: feature, browsers } = JSON.parse(compatFile('css.properties.gap', loadCompatData()) ?? '')
  expect(browsers.chrome.releases).toHaveProperty(feature.__compat.support.chrome.version_added)
})
