import { expect, test } from 'vitest'
import { Workshop } from '../testing/example-build.fixture.ts'
import { pageText, writeFiles } from '../testing/example-content.fixture.ts'
import type { BuildResult } from './build-input.ts'

/** Ten builds. */
const LIMIT_MS = 60_000
const LINKS = 'files/en-us/links/index.md'
const PART = 'files/en-us/part/index.md'
const FILES = {
  [LINKS]: pageText('Links', 'Links', '[a](/en-US/docs/Part#one) [b](#own)\n\n{{Glossary("Ink#dry")}}\n\n## Own'),
  [PART]: pageText('Part', 'Part', '## One'),
  'files/en-us/glossary/ink/index.md': pageText('Glossary/Ink', 'Ink', '- Dry\n  - : Not wet.'),
  'files/en-us/other/index.md': pageText('Other', 'Other', 'Text.'),
  'site.json': JSON.stringify({ brand: { name: 'Links', shortName: 'L', plusName: 'L+' } }),
}

function brokenIn({ diagnostics }: BuildResult, { root }: Workshop): readonly string[] {
  return diagnostics
    .filter(({ kind }) => kind === 'broken-fragment')
    .map(({ file, line, column, message }) => `${file.slice(root.length + 1)}:${line}:${column} ${message}`)
}

/** Changes a file, builds again, and compares with what a build from nothing reports. */
async function brokenAfter(workshop: Workshop, changes: Readonly<Record<string, string | undefined>>): Promise<readonly string[]> {
  writeFiles(workshop.root, changes)
  const again = brokenIn(await workshop.build(), workshop)
  expect(again).toEqual(
    brokenIn(await workshop.build({ siteFolder: `${workshop.siteFolder}-${Object.values(changes).join().length}` }), workshop),
  )
  return again
}

test('a build reports links to parts that are not there, also when the page with the link is reused', {
  timeout: LIMIT_MS,
}, async () => {
  using workshop = new Workshop(FILES)
  expect(await brokenAfter(workshop, {})).toEqual([])
  const renamed = `${LINKS}:6:5 no part of /en-US/docs/Part has the id one`
  expect(await brokenAfter(workshop, { [PART]: pageText('Part', 'Part', '## Two') })).toEqual([renamed])
  expect(await brokenAfter(workshop, {})).toEqual([renamed])
  const dried = `${LINKS}:8:1 no part of /en-US/docs/Glossary/Ink has the id dry`
  const wet = { 'files/en-us/glossary/ink/index.md': pageText('Glossary/Ink', 'Ink', 'Wet.') }
  expect(await brokenAfter(workshop, wet)).toEqual([renamed, dried])
  expect(await brokenAfter(workshop, { [PART]: FILES[PART] })).toEqual([dried])
})

test('a new link into a page that is reused is looked up in what was built of it', async () => {
  using workshop = new Workshop(FILES)
  await workshop.build()
  const other = { 'files/en-us/other/index.md': pageText('Other', 'Other', '[x](/en-US/docs/Part#one)\n[y](/en-US/docs/Part#none)') }
  expect(await brokenAfter(workshop, other)).toEqual(['files/en-us/other/index.md:7:5 no part of /en-US/docs/Part has the id none'])
})

test('nothing is said of the parts of a page that is gone: the link to it is broken', async () => {
  using workshop = new Workshop(FILES)
  await workshop.build()
  expect(await brokenAfter(workshop, { [PART]: undefined })).toEqual([])
})
