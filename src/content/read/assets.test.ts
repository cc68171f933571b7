import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { AssetIndex, readAssets } from './assets.ts'
import { listContentFiles } from './content-roots.ts'

test('files of served types are found by their place, whatever its case', () => {
  const root = temporaryFolder({ 'files/en-us/web/Box.SVG': '<svg/>', 'files/pt-br/top.png': 'x' })
  const { assets, diagnostics } = readAssets(listContentFiles(root).assets)
  expect(assets.map(({ key }) => key)).toEqual(['en-us/web/Box.SVG', 'pt-br/top.png'])
  expect(diagnostics).toEqual([])
  expect(new AssetIndex(assets).find('EN-US/web/box.svg')?.path).toBe(join(root, 'files/en-us/web/Box.SVG'))
  expect(new AssetIndex(assets).find('de/web/box.svg')).toBeUndefined()
})

test('a file of another type is left out with a warning', () => {
  const root = temporaryFolder({ 'files/en-us/web/run.exe': '', 'files/en-us/web/constructor': '', 'files/en-us/web/page.html': '' })
  const { assets, diagnostics } = readAssets(listContentFiles(root).assets)
  expect(assets).toEqual([])
  expect(diagnostics.map(({ kind, severity, file }) => `${severity} ${kind} ${file.slice(root.length)}`)).toEqual([
    'warning file-type /files/en-us/web/constructor',
    'warning file-type /files/en-us/web/page.html',
    'warning file-type /files/en-us/web/run.exe',
  ])
})

test('the first root that has a file wins, also by case', () => {
  const roots = [temporaryFolder({ 'files/en-us/a.png': 'first' }), temporaryFolder({ 'files/en-us/A.png': 'second' })]
  const { assets, diagnostics } = readAssets(roots.flatMap((root) => listContentFiles(root).assets))
  expect(assets.map(({ path }) => path)).toEqual([`${roots[0]}/files/en-us/a.png`])
  expect(diagnostics).toMatchObject([{ kind: 'duplicate-file', file: `${roots[1]}/files/en-us/A.png` }])
})

test('a file that an earlier root replaces in the same spelling is not reported, next to documents and to posts', () => {
  const roots = [temporaryFolder({ 'files/en-us/a.png': 'first' }), temporaryFolder({ 'files/en-us/a.png': 'second' })]
  const posts = ['x', 'y'].map((text) => ({ path: join(temporaryFolder({ 'a.png': text }), 'a.png'), key: '_blog/post/a.png' }))
  const { assets, diagnostics } = readAssets(
    roots.flatMap((root) => listContentFiles(root).assets),
    posts,
  )
  expect(assets.map(({ path }) => path)).toEqual([`${roots[0]}/files/en-us/a.png`, posts[0]?.path])
  expect(diagnostics).toEqual([])
})

test('a file that cannot be read is an error', () => {
  expect(readAssets([{ locale: 'de', path: '/nowhere/a.png', folder: 'web', name: 'a.png' }])).toMatchObject({
    assets: [],
    diagnostics: [{ kind: 'unreadable-file', severity: 'error', file: '/nowhere/a.png' }],
  })
})

test('files with other bytes have another hash', () => {
  const hashes = ['one', 'two'].map(
    (content) => readAssets(listContentFiles(temporaryFolder({ 'files/de/a.png': content })).assets).assets[0]?.hash,
  )
  expect(hashes[0]).toMatch(/^[0-9a-f]{40}$/)
  expect(hashes[0]).not.toBe(hashes[1])
})
