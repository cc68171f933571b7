import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/locales.ts'
import { collectDiagnostics } from '../diagnostics/collect-diagnostics.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { listContentFiles, listFilesBelow } from './content-roots.ts'

const places = (files: readonly { locale: string; folder: string; name: string }[]) =>
  files.map(({ locale, folder, name }) => `${locale}:${folder}:${name}`)

test('pages, files next to them and redirects are found, in the order of locales and names', () => {
  const root = temporaryFolder({
    'files/en-us/web/index.md': '',
    'files/en-us/web/css/index.md': '',
    'files/en-us/web/css/box.svg': '',
    'files/en-us/_redirects.txt': '',
    'files/en-us/web/_redirects.txt': '',
    'files/de/web/index.md': '',
    'files/pt-br/index.md': '',
    'files/en-us/b/index.md': '',
  })
  const { pages, assets, redirects, diagnostics } = listContentFiles(root)
  expect(places(pages)).toEqual(['en-US:b:index.md', 'en-US:web/css:index.md', 'en-US:web:index.md', 'de:web:index.md', 'pt-BR::index.md'])
  expect(places(assets)).toEqual(['en-US:web/css:box.svg'])
  expect(places(redirects)).toEqual(['en-US::_redirects.txt'])
  expect(pages.at(1)?.path).toBe(join(root, 'files/en-us/web/css/index.md'))
  expect(diagnostics).toEqual([])
})

test('files that content repositories keep for their tools are no files next to pages', () => {
  const names = ['_wikihistory.json', '.markdownlint.yml', '_redirects.bak.txt']
  const root = temporaryFolder(Object.fromEntries(names.map((name) => [`files/en-us/web/${name}`, ''])))
  expect(listContentFiles(root)).toMatchObject({ pages: [], assets: [], diagnostics: [] })
})

test('symbolic links are not followed, wherever they stand', () => {
  const outside = temporaryFolder({ 'index.md': 'secret', 'en-us/index.md': 'secret' })
  const root = temporaryFolder({ 'files/en-us/web/index.md': '' })
  symlinkSync(outside, join(root, 'files/en-us/linked'))
  symlinkSync(join(outside, 'index.md'), join(root, 'files/en-us/index.md'))
  symlinkSync(join(outside, 'en-us'), join(root, 'files/de'))
  const { pages, diagnostics } = listContentFiles(root)
  expect(places(pages)).toEqual(['en-US:web:index.md'])
  expect(diagnostics.map(({ kind, severity, file }) => `${severity} ${kind} ${file}`)).toEqual([
    `warning symbolic-link ${root}/files/en-us/index.md`,
    `warning symbolic-link ${root}/files/en-us/linked`,
    `warning symbolic-link ${root}/files/de`,
  ])
})

test('files that editors keep while a page is edited are not looked at', () => {
  const root = temporaryFolder({
    'files/en-us/web/index.md': '',
    'files/en-us/web/index.md~': '',
    'files/en-us/web/#index.md#': '',
    'files/en-us/web/4913': '',
    'blog/post/index.md~': '',
    'blog/post/4913': '',
  })
  symlinkSync('user@host.1:2', join(root, 'files/en-us/web/.#index.md'))
  symlinkSync('user@host.1:2', join(root, 'blog/post/.#index.md'))
  const { pages, assets, diagnostics } = listContentFiles(root)
  expect(places(pages)).toEqual(['en-US:web:index.md'])
  expect({ assets, diagnostics }).toEqual({ assets: [], diagnostics: [] })
  const { report, diagnostics: below } = collectDiagnostics()
  expect({ files: listFilesBelow(join(root, 'blog'), report), below }).toEqual({ files: [], below: [] })
})

test('a link in the place of the files folder is not followed either', () => {
  const outside = temporaryFolder({ 'en-us/index.md': 'secret' })
  const root = temporaryFolder()
  symlinkSync(outside, join(root, 'files'))
  expect(listContentFiles(root)).toMatchObject({ pages: [], diagnostics: [{ kind: 'symbolic-link', file: join(root, 'files') }] })
})

test('a link to the root itself is followed: the operator has named it', () => {
  const root = temporaryFolder({ 'files/de/web/index.md': '' })
  const link = join(temporaryFolder(), 'link')
  symlinkSync(root, link)
  expect(listContentFiles(link)).toMatchObject({ root, pages: [{ path: join(root, 'files/de/web/index.md') }] })
})

test('a file in the place of a folder is an error and costs only that folder', () => {
  const root = temporaryFolder({ 'files/en-us': 'a file', 'files/de/web/index.md': '' })
  const { pages, diagnostics } = listContentFiles(root)
  expect(places(pages)).toEqual(['de:web:index.md'])
  expect(diagnostics).toEqual([
    { kind: 'unreadable-folder', severity: 'error', message: 'expected a folder, found a file', file: join(root, 'files/en-us') },
  ])
})

test('a folder in the place of the file of a page is an error; the pages in it are found', () => {
  const root = temporaryFolder({ 'files/de/web/index.md/css/index.md': '' })
  const { pages, diagnostics } = listContentFiles(root)
  expect(places(pages)).toEqual(['de:web/index.md/css:index.md'])
  expect(diagnostics).toMatchObject([
    { kind: 'unreadable-file', severity: 'error', message: 'expected a file, found a folder', file: join(root, 'files/de/web/index.md') },
  ])
})

test('a root without files has no pages', () => {
  expect(listContentFiles(temporaryFolder({ 'site.json': '{}' }))).toMatchObject({ pages: [], diagnostics: [] })
})

test('a root that is not there, or no folder, throws', () => {
  const root = temporaryFolder({ file: '' })
  expect(() => listContentFiles(join(root, 'nowhere'))).toThrow('ENOENT')
  expect(() => listContentFiles(join(root, 'file'))).toThrow('ENOTDIR')
})

test('a folder that is named like no language is reported, and left out', () => {
  const root = temporaryFolder({
    'files/en-us/a/index.md': '',
    'files/tlh/a/index.md': '',
    'files/sidebars/x.yaml': '',
    'files/jsondata/x.json': '',
  })
  const { pages, diagnostics } = listContentFiles(root)
  expect(pages).toHaveLength(1)
  expect(diagnostics).toEqual([
    {
      kind: 'unknown-locale',
      severity: 'warning',
      message: `no language of the site has a folder named tlh; expected one of ${LOCALES.map(({ code }) => code.toLowerCase()).join(', ')}`,
      file: join(root, 'files/tlh'),
      hint: 'its pages are left out',
    },
  ])
})
