import { Visitor } from 'vite'
import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

/** The only file that reads the environment. */
const CONFIGURATION = 'src/cli/config.ts'
/** Where the default names of the site are. */
const BRAND = 'src/contracts/site.ts'
/** The two names as words. Slugs (`.../Add-ons`), package names and field names in lower case are facts and no names of ours. */
const BRAND_NAMES = /\b(?:M[D]N|Mo[z]illa)\b(?!\\?\/)/g

/** Rule 4: configuration is read once; everything else is handed values. */
export function findEnvironmentReads(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('src/') && path !== CONFIGURATION && !isTest(path))
    .flatMap((source) =>
      findMembers(source, 'process', ['env']).map((offset) => ({
        file: source.path,
        line: lineAt(source.text, offset),
        message: `reads process.env: let ${CONFIGURATION} read it and hand the value over (house rule 4)`,
      })),
    )
}

/** The brand is a setting of the content root: nothing but its default names it. */
export function findBrandNames(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path !== BRAND)
    .flatMap(({ path, text }) =>
      [...text.matchAll(BRAND_NAMES)].map(({ 0: name, index }) => ({
        file: path,
        line: lineAt(text, index),
        message: `names "${name}": take the name from SiteSettings, or leave it out`,
      })),
    )
}

/** A build depends on its input alone: the builder and the pages it renders use neither the clock nor randomness. */
export function findClocksAndRandomness(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('src/content/') && !isTest(path))
    .flatMap((source) =>
      [...findMembers(source, 'Date', ['now']), ...findMembers(source, 'Math', ['random']), ...findNewDates(source)].map((offset) => ({
        file: source.path,
        line: lineAt(source.text, offset),
        message: 'uses the clock or random numbers: a page built twice must be the same, byte for byte (docs/decisions/0012)',
      })),
    )
}

/** A test that is left out is no test. `skipIf` may name a machine that can't do what is tested. */
export function findSkippedTests(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap((source) =>
      ['test', 'it', 'describe', 'test.describe'].flatMap((name) =>
        findMembers(source, name, ['skip', 'only', 'todo', 'fixme', 'fails']).map((offset) => ({
          file: source.path,
          line: lineAt(source.text, offset),
          message: 'leaves tests out: fix the test, or delete it',
        })),
      ),
    )
}

/** A pause is too long on a quiet machine and too short on a busy one: a browser test waits for the state that it means. */
export function findPauses(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('e2e/'))
    .flatMap((source) =>
      [...source.text.matchAll(/\.waitForTimeout\(/g)].map(({ index }) => ({
        file: source.path,
        line: lineAt(source.text, index),
        message: 'waits for a time: poll for the state that you mean, or use a clock of the page (page.clock)',
      })),
    )
}

/** What fades in has too little contrast on its way, so axe is asked where animations are ended first. */
export function findDirectAxe(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('e2e/') && path !== 'e2e/fixtures/find-violations.ts')
    .flatMap((source) =>
      [...source.text.matchAll(/@axe-core\//g)].map(({ index }) => ({
        file: source.path,
        line: lineAt(source.text, index),
        message: 'asks axe while the page may still be animated: use `e2e/fixtures/find-violations.ts`',
      })),
    )
}

/** Test files share workers, and so modules. A test that replaces or reloads modules has a worker of its own (`vitest.config.ts`). */
export function findReplacedModules(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => isTest(path) && !path.includes('.isolated.test.'))
    .flatMap((source) =>
      findMembers(source, 'vi', ['mock', 'doMock', 'unmock', 'doUnmock', 'resetModules']).map((offset) => ({
        file: source.path,
        line: lineAt(source.text, offset),
        message: 'replaces or reloads modules, which other test files of the same worker see: name the file `….isolated.test.ts`',
      })),
    )
}

/** Where `object.property` stands; `object` is written as in the source: `test.describe`. */
function findMembers({ text, parsed }: SourceFile, object: string, properties: readonly string[]): readonly number[] {
  const offsets: number[] = []
  if (parsed === undefined) return offsets
  new Visitor({
    MemberExpression(node) {
      if (text.slice(node.object.start, node.object.end) !== object) return
      if (node.property.type === 'Identifier' && properties.includes(node.property.name)) offsets.push(node.start)
    },
  }).visit(parsed.program)
  return offsets
}

function findNewDates({ parsed }: SourceFile): readonly number[] {
  const offsets: number[] = []
  if (parsed === undefined) return offsets
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) offsets.push(node.start)
    },
  }).visit(parsed.program)
  return offsets
}
