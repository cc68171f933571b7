import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assetUrls } from '../outputs/asset-urls.ts'
import { readSite } from '../site/read-site.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { listSharedAssets, sharedAssetKey } from './shared-assets.ts'

test('both folders of a content root are read, and files of tools are left out', () => {
  const root = temporaryFolder({
    'shared-assets/images/a.png': 'a',
    'files/shared-assets/fonts/b.woff2': 'b',
    'shared-assets/.gitignore': '',
    'shared-assets/_notes.png': 'x',
  })
  const { assets, diagnostics } = readSite([root])
  expect(assets.map(({ key }) => key)).toEqual(['_shared-assets/images/a.png', '_shared-assets/fonts/b.woff2'])
  expect(diagnostics).toEqual([])
  const { tree } = sampleFacts()
  expect(assetUrls(assets, tree).map(({ url }) => url)).toContain('/shared-assets/images/a.png')
})

test('the first root that has a file counts, and other kinds of files are reported', () => {
  const [first, second] = [
    temporaryFolder({ 'shared-assets/a.png': '1', 'files/shared-assets/A.png': '2' }),
    temporaryFolder({ 'shared-assets/a.png': '3', 'shared-assets/x.html': '' }),
  ]
  const { assets, diagnostics } = readSite([first ?? '', second ?? ''])
  expect(assets.map(({ path }) => path)).toEqual([join(first ?? '', 'shared-assets/a.png')])
  expect(diagnostics.map(({ kind }) => kind)).toEqual(['duplicate-file', 'duplicate-file', 'file-type'])
})

test('symbolic links are not followed', () => {
  const root = temporaryFolder({ 'shared-assets/a.png': 'a' })
  symlinkSync('/etc', join(root, 'shared-assets/etc'))
  expect(listSharedAssets(root)).toMatchObject({ files: [{ key: '_shared-assets/a.png' }], diagnostics: [{ kind: 'symbolic-link' }] })
})

test('only addresses below /shared-assets/ have a key', () => {
  expect(sharedAssetKey('/shared-assets/a/b.png')).toBe('_shared-assets/a/b.png')
  expect(sharedAssetKey('/en-US/shared-assets/a.png')).toBeUndefined()
})
