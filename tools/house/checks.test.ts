import { expect, test } from 'vitest'
import { findBareChunks } from './chunks.ts'
import { findSiblingImports, findUnknownParts, findWrongDirections } from './directions.ts'
import { findUndocumented } from './doc-comments.ts'
import { findBadNames, findDefaultExports, findGeneratedFiles, findLongFiles } from './files.ts'
import { findBarrels } from './imports.ts'
import { findMissingPackages, findMissingRuntimes, findRegistryHosts } from './lockfile.ts'
import { type Fault, type SourceFile, sourceOf } from './source-file.ts'
import { findBrandNames, findClocksAndDice, findEnvironmentReads, findSkippedTests } from './surroundings.ts'
import { findTypeEscapes } from './type-escapes.ts'

type Check = (sources: readonly SourceFile[]) => readonly Fault[]

// Pieced together, so that this file has none of what the checks look for.
const BRAND = ['M', 'DN'].join('')

const FOUND: readonly (readonly [string, Check, string, string])[] = [
  ['a part that imports one beside it', findWrongDirections, 'src/server/a.ts', "import { b } from '#content/b.ts'"],
  ['a contract that imports a part', findWrongDirections, 'src/contracts/a.ts', "import type { B } from '../web/b.ts'"],
  ['a forbidden import() of a part', findWrongDirections, 'src/web/a.ts', "const b = await import('#content/b.ts')"],
  ['a source that imports a test tool', findWrongDirections, 'src/cli/a.ts', "import { b } from '../../e2e/b.ts'"],
  ['a folder of src that is no part', findUnknownParts, 'src/extras/a.ts', ''],
  ['a feature that imports its sibling', findSiblingImports, 'src/web/home/a.tsx', "import { b } from '../documents/b.tsx'"],
  ['commons that import a feature', findSiblingImports, 'src/web/shell/a.tsx', "import { b } from '../documents/b.tsx'"],
  ['a file of the part that imports a feature', findSiblingImports, 'src/server/start.ts', "import { b } from './documents/b.ts'"],
  ['a name exported again', findBarrels, 'src/web/a.ts', "export { b } from './b.ts'"],
  ['a whole file exported again', findBarrels, 'src/web/a.ts', "export * from './b.ts'"],
  ['an import without its ending', findBarrels, 'src/web/a.ts', "import { b } from './b'"],
  ['an import of a folder', findBarrels, 'src/web/a.ts', "import { b } from '#contracts/b'"],
  ['an index file', findBarrels, 'src/web/ui/index.ts', ''],
  ['any', findTypeEscapes, 'src/web/a.ts', 'const a: any = 1'],
  ['a cast', findTypeEscapes, 'src/web/a.ts', 'const a = b as string'],
  ['a cast in the old form', findTypeEscapes, 'src/web/a.ts', 'const a = <string>b'],
  ['an exclamation mark', findTypeEscapes, 'src/web/a.ts', 'const a = b!.c'],
  ['a silenced type error', findTypeEscapes, 'src/web/a.ts', '// @ts-expect-error because\nconst a = 1'],
  ['a function without a doc comment', findUndocumented, 'src/web/a.ts', '/** b */\nconst b = 1\nexport function a() {}'],
  ['an arrow function without a doc comment', findUndocumented, 'src/web/a.ts', '// no doc comment\nexport const a = () => 1'],
  ['a long file', findLongFiles, 'src/web/a.ts', '// No reason.\n'.repeat(301)],
  ['a file for anything', findBadNames, 'src/web/utils.ts', ''],
  ['a folder for anything', findBadNames, 'src/web/helpers/a.ts', ''],
  ['a file in camel case', findBadNames, 'src/web/saveButton.tsx', ''],
  ['a made file', findGeneratedFiles, 'src/contracts/a.d.ts', ''],
  ['a default export', findDefaultExports, 'src/web/a.ts', 'export default 1'],
  ['a read of the environment', findEnvironmentReads, 'src/server/a.ts', 'const port = process.env.PORT'],
  ['a name of the brand', findBrandNames, 'src/web/a.ts', `const title = '${BRAND} Web Docs'`],
  ['the time of the day', findClocksAndDice, 'src/content/a.ts', 'const year = new Date().getFullYear()'],
  ['the clock', findClocksAndDice, 'src/content/a.ts', 'const now = Date.now()'],
  ['chance', findClocksAndDice, 'src/content/a.ts', 'const id = Math.random()'],
  ['a part that is loaded by itself', findBareChunks, 'src/web/a.ts', "const b = await import('./b.ts')"],
  ['a skipped test', findSkippedTests, 'src/web/a.test.ts', "test.skip('a', () => {})"],
  ['the only test', findSkippedTests, 'e2e/a.test.ts', "test.describe.only('a', () => {})"],
]

test.each(FOUND)('%s is found', (_, check, path, text) => {
  expect(check([sourceOf(path, text)])).toHaveLength(1)
})

const ALLOWED: readonly (readonly [string, Check, string, string])[] = [
  ['the file in which features meet', findSiblingImports, 'src/web/routes.tsx', "import { b } from './documents/b.tsx'"],
  ['a feature that imports commons', findSiblingImports, 'src/web/home/a.tsx', "import { b } from '../ui/b.tsx'"],
  ['a part that imports what is below it', findWrongDirections, 'src/web/a.ts', "import { b } from '#contracts/b.ts'"],
  ['an address that Vite makes', findBarrels, 'src/web/a.ts', "import './icon.svg?url'"],
  ['as const', findTypeEscapes, 'src/web/a.ts', 'const a = [1] as const satisfies readonly number[]'],
  ['the word any in a text', findTypeEscapes, 'src/web/a.ts', "const a = 'as any'"],
  ['a documented function', findUndocumented, 'src/web/a.ts', '/** What it gives. */\nexport async function a() {}'],
  ['a long file with a reason', findLongFiles, 'src/web/a.ts', `// This file is long because it is one table.\n${'\n'.repeat(301)}`],
  ['a file of a locale', findBadNames, 'src/locales/interface/pt-BR.json', ''],
  ['a slug', findBrandNames, 'src/web/a.ts', `const slug = '${BRAND}/Kitchensink'`],
  ['the one reader of the environment', findEnvironmentReads, 'src/cli/config.ts', 'const port = process.env.PORT'],
  ['a part that is loaded as all are', findBareChunks, 'src/web/a.ts', "const b = await loadChunk(() => import('./b.ts'))"],
  ['a type of a part', findBareChunks, 'src/web/a.ts', "let b: typeof import('./b.ts')"],
  ['a date of its own', findClocksAndDice, 'src/content/a.ts', 'const date = new Date(modified)'],
]

test.each(ALLOWED)('%s is allowed', (_, check, path, text) => {
  expect(check([sourceOf(path, text)])).toEqual([])
})

test('a lockfile that names a host is found', () => {
  expect(findRegistryHosts({ 'node_modules/a': { version: '1.0.0', resolved: 'https://example.org/a.tgz' } })).toHaveLength(1)
})

test('a lockfile without Node is found', () => {
  expect(findMissingRuntimes({ '': {} })).toHaveLength(4)
})

test('a package that is missing from the lockfile is found, one in a folder above is not', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1', c: '1' } },
    'node_modules/b': {},
    'node_modules/a/node_modules/d': { dependencies: { b: '1' } },
  }
  expect(findMissingPackages(packages).map(({ message }) => message)).toEqual([
    expect.stringContaining('lacks c, which node_modules/a asks for'),
  ])
})
