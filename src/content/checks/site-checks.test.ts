import { expect, test } from 'vitest'
import { checkFiles, sourceOfPage } from '../testing/check-sample.ts'
import type { Level } from './level.ts'

test('images of more than half a megabyte are reported, other files and smaller images are not', async () => {
  expect(
    await checkFiles({
      'files/en-us/sample/index.md': sourceOfPage('Sample', 'x\n'),
      'files/en-us/sample/large.png': new Uint8Array(512 * 1024 + 1),
      'files/en-us/sample/right.png': new Uint8Array(512 * 1024),
      'files/en-us/sample/film.mp4': new Uint8Array(600 * 1024),
    }),
  ).toEqual([
    'files/en-us/sample/large.png warning oversized-image: the image has 513 KB; expected at most 512 KB (make it smaller, or save it in another format)',
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
    'files/de/gone/index.md warning missing-english-twin: the page is a translation of /en-US/docs/Gone, which does not exist (move it to orphaned/, or delete it)',
    'files/de/old/index.md warning missing-english-twin: the page is a translation of /en-US/docs/Old, which does not exist (the English page has moved to /en-US/docs/New: move this one, too)',
  ])
})

test('content without English pages has no twins to miss', async () => {
  expect(await checkFiles({ 'files/de/x/index.md': sourceOfPage('X', 'x\n') })).toEqual([])
})

test('a page without a page above it is reported when the site asks for it', async () => {
  const files = { 'files/en-us/a/b/index.md': sourceOfPage('A/B', 'x\n'), 'files/en-us/a/b/c/index.md': sourceOfPage('A/B/C', 'x\n') }
  expect(await checkFiles(files)).toEqual([])
  const levels = new Map<string, Level>([['missing-parent', 'warn']])
  expect(await checkFiles(files, levels)).toEqual([
    'files/en-us/a/b/index.md warning missing-parent: the parent page /en-US/docs/A does not exist (create it, or move this page)',
  ])
})

test('links of sidebars and problems of files are reported as well', async () => {
  expect(
    await checkFiles({
      'files/en-us/a/index.md': `---\ntitle: A\nslug: A\nsidebar: side\n---\nx\n`,
      'files/en-us/b/index.md': `---\ntitle: B\nslug: B\nsidebar: side\n---\nx\n`,
      'files/en-us/c/index.md': 'no front matter',
      'files/sidebars/side.yaml': 'sidebar:\n  - /Nowhere\n',
    }),
  ).toEqual([
    'files/en-us/c/index.md:1 error front-matter: expected front matter between two `---` lines at the beginning of the page',
    'files/sidebars/side.yaml:2 warning sidebar-broken-link: no page /Nowhere (fix the address or create the page)',
  ])
})

// Checks in tests are made on 22 November 2026.
test.each([
  ['2026-11-21', 'is past since 2026-11-21'],
  ['2026-12-21', 'comes on 2026-12-21'],
])('the end of security.txt on %s is reported', async (expires, state) => {
  const site = JSON.stringify({ security: { contact: ['mailto:a@example.org'], expires } }, undefined, 2)
  expect(await checkFiles({ 'site.json': site })).toEqual([
    `site.json:6 warning security-expiry: the end of security.txt ${state} (see that its contacts are right, then set security.expires in site.json to a day within the next year)`,
  ])
})

test('an end of security.txt that is far enough away is not reported', async () => {
  const site = { security: { contact: ['mailto:a@example.org'], expires: '2026-12-22' } }
  expect(await checkFiles({ 'site.json': JSON.stringify(site) })).toEqual([])
})

test('links to the exercises of a module are not broken, nor links into a page whose ids the builder does not know', async () => {
  const quiz =
    "- question: 'Yes?'\n  answers:\n    - { text: 'Yes', why: 'It is.', right: true }\n    - { text: 'No', why: 'It is not.' }\n"
  const links = '[a](/en-US/curriculum/core/text/#check-yourself) [b](/en-US/curriculum/path/#any) [c](/en-US/curriculum/core/text/#lost)\n'
  const problems = await checkFiles({
    'files/en-us/web/index.md': sourceOfPage('Web', links),
    'curriculum/1-core/0-README.md': '---\ntemplate: overview\n---\n# Core\n',
    'curriculum/1-core/1-text.md': '---\ntemplate: module\n---\n# Text\n',
    'curriculum/1-core/1-text/quiz.yaml': quiz,
  })
  expect(problems.filter((problem) => problem.includes('broken-fragment'))).toEqual([expect.stringContaining('has the id lost')])
})
