import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DEFAULT_FEATURES } from '#contracts/features.ts'
import { PACKAGES_STORE } from '../data/package-json-file.ts'
import type { PageRecord } from '../read/page-record.ts'
import { loadStoredLines } from '../read/stored-lines.ts'
import { samplePage } from '../testing/sample-page.ts'
import { featurePages, listUpdatesFiles, updatesDataPath } from './updates-files.ts'

const page = (slug: string, keys: readonly string[], more: Partial<PageRecord> = {}) => samplePage(slug, { browserCompat: keys, ...more })

test('a feature has the English page that names it first, of several the first by address', () => {
  const records = [
    page('Web/Z', ['css.a'], { title: '`z` page' }),
    page('Web/B', ['css.b', 'css.a']),
    page('Web/A', ['css.c', 'css.b']),
    page('Web/Y', ['css.a']),
    page('Web/A', ['css.d'], { locale: 'de', title: 'Seite A' }),
    samplePage('Web/Nothing', { locale: 'de' }),
    samplePage('Web/None'),
  ]
  expect(featurePages(records, 'data')).toEqual({
    data: 'data',
    pages: [
      ['css.a', 'Web/Y', 'Y'],
      ['css.b', 'Web/B', 'B'],
      ['css.c', 'Web/A', 'A'],
    ],
    translations: { de: { 'Web/A': 'Seite A' } },
  })
  expect(featurePages(records.toReversed(), 'data')).toEqual(featurePages(records, 'data'))
})

test('a site has the updates of the installed data', () => {
  const [data, pages] = listUpdatesFiles([page('Web/A', ['css.properties.color'])], DEFAULT_FEATURES)
  expect([data?.path, data?.isNamedByInput, pages?.path]).toEqual([updatesDataPath(), true, 'static/updates/pages.json'])
  const made = data?.make()
  const { releases, features } = JSON.parse(inflateSync(made instanceof Uint8Array ? made : '').toString())
  expect(new Set(releases.map(({ browser }: { readonly browser: string }) => browser)).size).toBe(14)
  expect(features.find(({ path }: { readonly path: string }) => path === 'css.properties.color')).toMatchObject({
    engines: ['Blink', 'Gecko', 'WebKit'],
    baseline: { status: 'high', since: expect.stringMatching(/^≤?\d{4}-\d{2}-\d{2}$/) },
  })
})

test('the updates that were collected are stored with their path, which says what they are made from', () => {
  const [data] = listUpdatesFiles([page('Web/A', ['css.properties.color'])], DEFAULT_FEATURES)
  const made = data?.make()
  const stored = loadStoredLines<string>({ file: join(PACKAGES_STORE, 'updates.jsonl'), version: updatesDataPath() }).find('updates')
  expect(Buffer.from(stored ?? '', 'base64').equals(made instanceof Uint8Array ? made : Buffer.of())).toBe(true)
})

test('a site without pages that name features has none, nor has one without the feature plus', () => {
  expect(listUpdatesFiles([samplePage('Web/A')], DEFAULT_FEATURES)).toEqual([])
  expect(listUpdatesFiles([page('Web/A', ['css.properties.color'])], ['collections'])).toEqual([])
})
