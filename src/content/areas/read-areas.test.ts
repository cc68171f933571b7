import { expect, test } from 'vitest'
import { makeFolder, pageText, pngBytes, writeFiles } from '../example-content.fixture.ts'
import { readSite } from '../read/read-site.ts'
import { postFiles } from './build-areas.fixture.ts'

test('what stands beside a post that is not published is not either, also in folders of its own', () => {
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

test('of posts that share an address the one of the first content root is there, and the other is told of with its file', () => {
  using first = makeFolder()
  using second = makeFolder()
  writeFiles(first.path, { 'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All.'), ...postFiles('a', '2026-01-01') })
  writeFiles(second.path, { ...postFiles('a', '2026-02-02'), ...postFiles('b', '2026-02-03') })
  const { tree, diagnostics } = readSite([first.path, second.path])
  const posts = tree.allPages.flatMap(({ area, file }) => (area?.renderer === 'BlogPost' ? [file] : []))
  expect(posts).toEqual([`${second.path}/blog/b/index.md`, `${first.path}/blog/a/index.md`])
  expect(diagnostics).toMatchObject([{ kind: 'duplicate-page', file: `${second.path}/blog/a/index.md` }])
})
