import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { makeFolder, pageText, pngBytes, writeFiles } from '../testing/example-content.fixture.ts'
import { postFiles } from './build-areas.fixture.ts'

test('what stands next to a post that is not published is not either, also in folders of its own', () => {
  using folder = makeFolder()
  writeFiles(folder.path, {
    'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All.'),
    ...postFiles('seen', '2026-01-01'),
    ...postFiles('draft', '2026-01-02', { front: 'published: false\n' }),
    'blog/seen/a.png': pngBytes(4, 4),
    'blog/draft/a.png': pngBytes(4, 4),
    'blog/draft/more/b.png': pngBytes(4, 4),
    'blog/shared/c.png': pngBytes(4, 4),
  })
  expect(readSite([folder.path]).assets.map(({ key }) => key)).toEqual(['_blog/seen/a.png', '_blog/shared/c.png'])
})

test('of posts that share an address the one of the first content root is there, and that is no problem', () => {
  using first = makeFolder()
  using second = makeFolder()
  writeFiles(first.path, { 'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All.'), ...postFiles('a', '2026-01-01') })
  writeFiles(second.path, { ...postFiles('a', '2026-02-02'), ...postFiles('b', '2026-02-03') })
  const { tree, diagnostics } = readSite([first.path, second.path])
  const posts = tree.allPages.flatMap(({ area, file }) => (area?.renderer === 'BlogPost' ? [file] : []))
  expect(posts).toEqual([`${second.path}/blog/b/index.md`, `${first.path}/blog/a/index.md`])
  expect(diagnostics).toEqual([])
})

test('of pages that share an address in one content root the first is there, and the other is a diagnostic', () => {
  using folder = makeFolder()
  const front = '---\ntitle: About\n---\n\nText.\n'
  writeFiles(folder.path, {
    'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All.'),
    'pages/about.md': front,
    'pages/about/index.md': front,
  })
  const { diagnostics } = readSite([folder.path])
  expect(diagnostics).toMatchObject([{ kind: 'duplicate-page', severity: 'error' }])
})
