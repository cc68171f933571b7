import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageText } from '../testing/example-content.fixture.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { findPageProblems } from './find-page-problems.ts'

const BROKEN = '---\ntitle: [unclosed\n---\n'
const FILES = {
  'files/en-us/web/whole/index.md': pageText('Web/Whole', 'Whole', 'x'),
  'files/en-us/web/broken/index.md': BROKEN,
  'files/en-us/web/untitled/index.md': '---\nslug: Web/Untitled\nstatus: 5\n---\n',
  'files/de/web/whole/index.md': 'x',
}

test.each([
  ['/en-US/docs/Web/Broken', 'files/en-us/web/broken/index.md', 'is not valid YAML'],
  ['/en-us/docs/web/broken/', 'files/en-us/web/broken/index.md', 'is not valid YAML'],
  ['/en-US/docs/Web/Untitled', 'files/en-us/web/untitled/index.md', 'must have a `title`'],
  ['/de/docs/Web/Whole', 'files/de/web/whole/index.md', 'expected front matter'],
])('%s has the problems of %s, with hints', (url, file, message) => {
  const root = temporaryFolder(FILES)
  const problems = findPageProblems(url, [root])
  expect(problems[0]).toMatchObject({ file: join(root, file), message: expect.stringContaining(message), hint: expect.stringMatching(/./) })
})

test.each([
  '/en-US/docs/Web/Whole',
  '/en-US/docs/Web',
  '/en-US/docs/Web/Broken/x',
  '/fr/docs/Web/Broken',
  '/en-US/docs/Web/../Web/Broken',
  '/',
  '/en-US/blog/broken',
  '/en-US/docs/Web/Broken\0',
])('%j has none', (url) => {
  expect(findPageProblems(url, [temporaryFolder(FILES)])).toEqual([])
})

test('a page that another content root has has none', () => {
  const other = temporaryFolder({ 'files/en-us/web/broken/index.md': pageText('Web/Broken', 'Broken', 'x') })
  expect(findPageProblems('/en-US/docs/Web/Broken', [temporaryFolder(FILES), other])).toEqual([])
})
