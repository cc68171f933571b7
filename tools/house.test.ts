import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBareChunks } from './house/chunks.ts'
import { DIRECTIONS, findSiblingImports, findUnknownParts, findWrongDirections } from './house/directions.ts'
import { findUndocumented } from './house/doc-comments.ts'
import { findHandEscapes, findRawWithoutReason, findSingleQuotes } from './house/escapes.ts'
import { findTestsWithoutExpectations } from './house/expectations.ts'
import { findBadNames, findDefaultExports, findGeneratedFiles, findLongFiles } from './house/files.ts'
import { findArrowsUp, findFileCircles, findFolderCircles } from './house/floors.ts'
import { findBarrels } from './house/imports.ts'
import { findUncheckedJson } from './house/json.ts'
import { findComparedKinds } from './house/kinds.ts'
import { findEndlessListeners, findOpenListeners, findRemovedListeners } from './house/listeners.ts'
import {
  findMissingPackages,
  findMissingRuntimes,
  findRegistryHosts,
  findUnhashed,
  findUnverifiedRuntimes,
  type LockedPackages,
} from './house/lockfile.ts'
import { findDynamicPatterns, findSlowPatterns } from './house/patterns.ts'
import { findProblemLists } from './house/problem-lists.ts'
import { formatProblems, readSources } from './house/source-file.ts'
import {
  findBrandNames,
  findClocksAndRandomness,
  findDirectAxe,
  findEnvironmentReads,
  findPauses,
  findReplacedModules,
  findSkippedTests,
} from './house/surroundings.ts'
import { findTypeEscapes } from './house/type-escapes.ts'
import { findUnusedExports, findUnusedFiles } from './house/unused.ts'
import { findOddSentences, findOddWords } from './house/words.ts'

const PROJECT = join(import.meta.dirname, '..')
const sources = readSources(PROJECT)
const papers = globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'bench/results/*.md'], { cwd: PROJECT })
const lock: { readonly packages: LockedPackages } = readJson('package-lock.json')

const RULES = [
  [
    'every file can be parsed',
    () => sources.flatMap(({ path, parsed }) => (parsed?.errors ?? []).map(({ message }) => ({ file: path, message }))),
  ],
  ['parts import only what is below them', () => findWrongDirections(sources)],
  ['every folder of src is a known part', () => findUnknownParts(sources)],
  ['no file imports itself through others', () => findFileCircles(sources)],
  ['no folder imports itself through others', () => findFolderCircles(sources)],
  ['folders with floors import only lower floors', () => findArrowsUp(sources)],
  ['features do not import one another', () => findSiblingImports(sources)],
  ['only a kind of page knows its name', () => findComparedKinds(sources)],
  ['no file exports what another one owns', () => findBarrels(sources)],
  ['nothing escapes the type checker', () => findTypeEscapes(sources)],
  ['problems are reported, not added to a list of the caller', () => findProblemLists(sources)],
  ['JSON is read in one place', () => findUncheckedJson(sources)],
  ['exported functions have doc comments', () => findUndocumented(sources)],
  ['no file is long', () => findLongFiles(sources)],
  ['files and folders are named after what they hold', () => findBadNames(sources)],
  ['every file of src is used', () => findUnusedFiles(sources)],
  ['every exported function and value is imported', () => findUnusedExports(sources)],
  ['src holds sources only', () => findGeneratedFiles(sources)],
  ['exports are named', () => findDefaultExports(sources)],
  ['the environment is read in one file', () => findEnvironmentReads(sources)],
  ['no brand is named in the code', () => findBrandNames(sources)],
  ['the builder uses neither the clock nor randomness', () => findClocksAndRandomness(sources)],
  ['parts of the application are loaded in one way', () => findBareChunks(sources)],
  ['patterns take linear time', () => findSlowPatterns(sources)],
  ['patterns are literals', () => findDynamicPatterns(sources)],
  ['every test expects something', () => findTestsWithoutExpectations(sources)],
  ['no test is left out', () => findSkippedTests(sources)],
  ['no browser test waits for a time', () => findPauses(sources)],
  ['axe looks at pages that stand still', () => findDirectAxe(sources)],
  ['tests that replace modules are isolated', () => findReplacedModules(sources)],
  [
    'HTML is written with the template',
    () => [...findHandEscapes(sources), ...findSingleQuotes(sources), ...findRawWithoutReason(sources)],
  ],
  ['listeners end by a signal', () => [...findRemovedListeners(sources), ...findEndlessListeners(sources), ...findOpenListeners(sources)]],
  ['the words of code are plain ones', () => findOddWords(sources)],
  [
    'the words of documents are plain ones',
    () => papers.flatMap((path) => findOddSentences(path, readFileSync(join(PROJECT, path), 'utf8'))),
  ],
  ['the lockfile names no host', () => findRegistryHosts(lock.packages)],
  ['the lockfile pins Node', () => findMissingRuntimes(lock.packages)],
  ['every locked package has a hash', () => findUnhashed(lock.packages)],
  ['every locked Node has a sum', () => findUnverifiedRuntimes(lock.packages, readJson('tools/setup/node-sums.json'))],
  ['the lockfile is complete', () => findMissingPackages(lock.packages)],
] as const

describe('the house', () => {
  test.each(RULES)('%s', (_, find) => {
    expect(formatProblems(find())).toEqual([])
  })

  test.each(Object.entries(DIRECTIONS))('the tsconfig.json of %s refers to what the part may import', (part, allowed) => {
    const { references }: { references: readonly { path: string }[] } = readJson(`src/${part}/tsconfig.json`)
    expect(references.map(({ path }) => path.replace('../', '')).sort()).toEqual([...allowed].sort())
  })
})

function readJson(path: string) {
  return JSON.parse(readFileSync(join(PROJECT, path), 'utf8'))
}
