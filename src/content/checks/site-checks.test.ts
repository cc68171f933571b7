import { expect, test } from 'vitest'
import { checkFiles, sourceOfPage } from '../testing/check-sample.ts'
import type { Level } from './level.ts'

test('pictures of more than half a megabyte are told of, other files and smaller pictures are not', async () => {
  expect(
    await checkFiles({
      'files/en-us/sample/index.md': sourceOfPage('Sample', 'x\n'),
      'files/en-us/sample/large.png': new Uint8Array(512 * 1024 + 1),
      'files/en-us/sample/right.png': new Uint8Array(512 * 1024),
      'files/en-us/sample/film.mp4': new Uint8Array(600 * 1024),
    }),
  ).toEqual([
    'files/en-us/sample/large.png warning oversized-image: the picture has 513 KB; expected at most 512 KB (make it smaller, or save it in another format)',
  ])
})

test('a translation needs its English page, and hears where that is now', async () => {
  expect(
    await checkFiles({
      'files/en-us/new/index.md': sourceOfPage('New', 'x\n'),
      'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/New\n',
      'files/de/gone/index.md': sourceOfPage('Gone', 'x\n'),
      'files/de/new/index.md': sourceOfPage('New', 'x\n'),
      'files/de/old/index.md': sourceOfPage('Old', 'x\n'),
      'files/de/orphaned/older/index.md': sourceOfPage('orphaned/Older', 'x\n'),
    }),
  ).toEqual([
    'files/de/gone/index.md warning missing-english-twin: the page is translated from /en-US/docs/Gone, which is not there (move it to orphaned/, or delete it)',
    'files/de/old/index.md warning missing-english-twin: the page is translated from /en-US/docs/Old, which is not there (the English page has moved to /en-US/docs/New: move this one, too)',
  ])
})

test('content without English pages has no twins to miss', async () => {
  expect(await checkFiles({ 'files/de/x/index.md': sourceOfPage('X', 'x\n') })).toEqual([])
})

test('a page without a page above it is told of when that is wished for', async () => {
  const files = { 'files/en-us/a/b/index.md': sourceOfPage('A/B', 'x\n'), 'files/en-us/a/b/c/index.md': sourceOfPage('A/B/C', 'x\n') }
  expect(await checkFiles(files)).toEqual([])
  const levels = new Map<string, Level>([['missing-parent', 'warn']])
  expect(await checkFiles(files, levels)).toEqual([
    'files/en-us/a/b/index.md warning missing-parent: there is no page /en-US/docs/A above this one (write it, or move this page)',
  ])
})

test('links of sidebars and faults of files are told of as well', async () => {
  expect(
    await checkFiles({
      'files/en-us/a/index.md': `---\ntitle: A\nslug: A\nsidebar: side\n---\nx\n`,
      'files/en-us/b/index.md': `---\ntitle: B\nslug: B\nsidebar: side\n---\nx\n`,
      'files/en-us/c/index.md': 'no front matter',
      'files/sidebars/side.yaml': 'sidebar:\n  - /Nowhere\n',
    }),
  ).toEqual([
    'files/en-us/c/index.md:1 error front-matter: expected front matter between two `---` lines at the beginning of the page',
    'files/sidebars/side.yaml warning sidebar-broken-link: no page /Nowhere',
  ])
})
