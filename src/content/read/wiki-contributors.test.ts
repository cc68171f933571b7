import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readWikiContributors } from './wiki-contributors.ts'

test('contributors of the wiki belong to pages of their language', () => {
  const root = temporaryFolder({
    'files/en-us/_wikihistory.json': '{"Web/CSS":{"modified":"2019-01-01T00:00:00Z","contributors":["ada","bob"]}}',
    'files/de/_wikihistory.json': '{}',
  })
  expect(readWikiContributors(root)).toEqual({ contributors: new Map([['/en-us/docs/web/css', 'ada\nbob']]), diagnostics: [] })
})

test.each(['{', '[]', '{"Web":{}}', '{"Web":{"contributors":"ada"}}'])('the file %j is a problem, and the others count', (text) => {
  const root = temporaryFolder({ 'files/en-us/_wikihistory.json': text, 'files/de/_wikihistory.json': '{"Web":{"contributors":["ada"]}}' })
  const { contributors, diagnostics } = readWikiContributors(root)
  expect([...contributors.keys()]).toEqual(['/de/docs/web'])
  expect(diagnostics).toMatchObject([{ kind: 'wiki-history', severity: 'warning' }])
})
