import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPage } from '../../checks/check-page.ts'
import { checkFolder, sourceOfPage } from '../../testing/check-sample.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { checkDocuments } from './check-documents.ts'
import { findDocument } from './find-document.ts'
import { openLazyContent } from './lazy-content.ts'

const LINKS =
  '[a](/en-US/docs/Old) [b](/en-US/docs/Nothing) [c](/en-US/docs/New#lost) [d](/en-US/docs/New#there) [e](#own)\n\n{{Nothing}}\n\n![f](g.png)\n'
const FILES = {
  'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/New\n',
  'files/en-us/sample/index.md': `---\ntitle: Sample\nslug: Sample\nsidebar: [side, nosuch]\nodd: x\n---\n${LINKS}`,
  'files/en-us/sample/below/index.md': sourceOfPage('Sample/Below', '{{ListSubpages("/en-US/docs/Sample")}} {{Nothing}}\n'),
  'files/en-us/new/index.md': sourceOfPage('New', '{{Nothing}}\n\n## There\n'),
  'files/en-us/far/below/index.md': sourceOfPage('Far/Below', 'x\n'),
  'files/en-us/misplaced/index.md': sourceOfPage('Placed', 'x\n'),
  'files/de/sample/index.md': sourceOfPage('Sample', '- a\n'),
  'files/de/gone/index.md': sourceOfPage('Gone', '[a](/de/docs/New#there) [b](/de/docs/New#lost)\n'),
  'files/sidebars/side.yaml': 'sidebar:\n  - /Nowhere\n',
}
const levels = new Map([['missing-parent', 'warn' as const]])

test.each([
  'files/en-us/sample/index.md',
  'files/en-us/sample/below/index.md',
  'files/en-us/new/index.md',
  'files/en-us/far/below/index.md',
  'files/de/sample/index.md',
  'files/de/gone/index.md',
])('%s has the problems that a check of all pages reports', async (file) => {
  const root = temporaryFolder(FILES)
  const content = openLazyContent([root])
  const document = findDocument(join(root, file), content)
  if (document === undefined) throw new Error('expected a document')
  const found = await checkDocuments([document, document], {
    content,
    levels,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    check: checkPage,
  })
  const expected = (await checkFolder(root, levels)).filter((diagnostic) => diagnostic.file === file)
  expect(expected).not.toEqual([])
  expect(found.map((diagnostic) => ({ ...diagnostic, file }))).toEqual(expected)
})

test.each([
  'files/en-us/misplaced/index.md',
  'files/en-us/none/index.md',
  'files/en-us/_redirects.txt',
  'files/sidebars/side.yaml',
  'index.md',
  '../index.md',
])('%s is not a document that its address leads to', (file) => {
  const root = temporaryFolder(FILES)
  expect(findDocument(join(root, file), openLazyContent([root]))).toBeUndefined()
})
