import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { findPageProblems } from './find-page-problems.ts'

const FILES = {
  'blog/first/index.md': '---\ntitle: First\nslug: first\ndescription: d\ndate: 2026-02-30x\n---\nx\n',
  'blog/moved/index.md': '---\ntitle: Moved\nslug: other\ndescription: d\ndate: 2026-02-03\n---\nx\n',
  'blog/whole/index.md': '---\ntitle: Whole\nslug: whole\ndescription: d\ndate: 2026-02-03\ncolour: red\n---\nx\n',
  'curriculum/0-README.md': '---\nsummary: All of it.\ntemplate: landing\n---\n\n# Curriculum\n',
  'curriculum/2-core/1-text.md': '---\nsummary: [\n---\n\n# Text\n',
  'pages/about.md': '---\ntitle: [\n---\n',
}

test.each([
  ['/en-US/blog/first/', 'blog/first/index.md', '`date` is not allowed to be', 5],
  ['/en-us/Blog/First', 'blog/first/index.md', '`date` is not allowed to be', 5],
  ['/en-US/blog/moved/', 'blog/moved/index.md', 'other', 3],
  ['/en-US/curriculum/core/text/', 'curriculum/2-core/1-text.md', 'is not valid YAML', 3],
  ['/en-US/about', 'pages/about.md', 'is not valid YAML', 3],
])('%s has the problems of %s, with hints', (url, file, message, line) => {
  const root = temporaryFolder(FILES)
  const [problem, ...others] = findPageProblems(url, [root])
  expect(problem).toMatchObject({
    file: join(root, file),
    line,
    message: expect.stringContaining(message),
    hint: expect.stringMatching(/./),
  })
  expect(others).toEqual([])
})

test.each([
  '/en-US/blog/whole/',
  '/en-US/blog/none/',
  '/en-US/blog/',
  '/de/blog/first/',
  '/en-US/',
  '/',
  '/en-US/about/x',
  '/en-US/about\0',
])('%j has none', (url) => {
  expect(findPageProblems(url, [temporaryFolder(FILES)])).toEqual([])
})

test('a page that another content root has, or whose feature is off, has none', () => {
  const other = temporaryFolder({ 'pages/about.md': '---\ntitle: About\n---\n' })
  const root = temporaryFolder(FILES)
  expect(findPageProblems('/en-US/about', [other, root])).toEqual([])
  const file = { 'pages/advertising.md': '---\ntitle: [\n---\n' }
  expect(findPageProblems('/en-US/advertising', [temporaryFolder(file)], [])).toEqual([])
  expect(findPageProblems('/en-US/advertising', [temporaryFolder(file)], ['advertising'])).toHaveLength(1)
})
