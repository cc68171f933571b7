import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBareChunks } from './house/chunks.ts'
import { DIRECTIONS, findSiblingImports, findUnknownParts, findWrongDirections } from './house/directions.ts'
import { findUndocumented } from './house/doc-comments.ts'
import { findBadNames, findDefaultExports, findGeneratedFiles, findLongFiles } from './house/files.ts'
import { findBarrels } from './house/imports.ts'
import { findMissingPackages, findMissingRuntimes, findRegistryHosts, type LockedPackages } from './house/lockfile.ts'
import { formatFaults, readSources } from './house/source-file.ts'
import { findBrandNames, findClocksAndDice, findEnvironmentReads, findSkippedTests } from './house/surroundings.ts'
import { findTypeEscapes } from './house/type-escapes.ts'

const PROJECT = join(import.meta.dirname, '..')
const sources = readSources(PROJECT)
const lock: { readonly packages: LockedPackages } = readJson('package-lock.json')

const RULES = [
  [
    'every file can be parsed',
    () => sources.flatMap(({ path, parsed }) => (parsed?.errors ?? []).map(({ message }) => ({ file: path, message }))),
  ],
  ['parts import only what is below them', () => findWrongDirections(sources)],
  ['every folder of src is a known part', () => findUnknownParts(sources)],
  ['features do not import one another', () => findSiblingImports(sources)],
  ['no file exports what another one owns', () => findBarrels(sources)],
  ['nothing escapes the type checker', () => findTypeEscapes(sources)],
  ['exported functions have doc comments', () => findUndocumented(sources)],
  ['no file is long without a reason', () => findLongFiles(sources)],
  ['files and folders are named after what they hold', () => findBadNames(sources)],
  ['src holds sources only', () => findGeneratedFiles(sources)],
  ['exports are named', () => findDefaultExports(sources)],
  ['the environment is read in one file', () => findEnvironmentReads(sources)],
  ['no brand is named in the code', () => findBrandNames(sources)],
  ['the builder asks neither clock nor chance', () => findClocksAndDice(sources)],
  ['parts of the application are loaded in one way', () => findBareChunks(sources)],
  ['no test is left out', () => findSkippedTests(sources)],
  ['the lockfile names no host', () => findRegistryHosts(lock.packages)],
  ['the lockfile pins Node', () => findMissingRuntimes(lock.packages)],
  ['the lockfile is complete', () => findMissingPackages(lock.packages)],
] as const

describe('the house', () => {
  test.each(RULES)('%s', (_, find) => {
    expect(formatFaults(find())).toEqual([])
  })

  test.each(Object.entries(DIRECTIONS))('the tsconfig.json of %s refers to what the part may import', (part, allowed) => {
    const { references }: { references: readonly { path: string }[] } = readJson(`src/${part}/tsconfig.json`)
    expect(references.map(({ path }) => path.replace('../', '')).sort()).toEqual([...allowed].sort())
  })
})

function readJson(path: string) {
  return JSON.parse(readFileSync(join(PROJECT, path), 'utf8'))
}
