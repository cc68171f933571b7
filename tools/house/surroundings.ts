import { Visitor } from 'vite'
import { type Fault, isTest, lineAt, type SourceFile } from './source-file.ts'

/** The only reader of the environment. */
const CONFIGURATION = 'src/cli/config.ts'
/** Where the default names of the site are. */
const BRAND = 'src/contracts/site.ts'
/** The two names as words. Slugs (`.../Add-ons`), package names and field names in lower case are facts and no names of ours. */
const BRAND_NAMES = /\b(?:M[D]N|Mo[z]illa)\b(?!\\?\/)/g

/** Rule 4: configuration is read once; everything else is handed values. */
export function findEnvironmentReads(sources: readonly SourceFile[]): readonly Fault[] {
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
export function findBrandNames(sources: readonly SourceFile[]): readonly Fault[] {
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

/** What is built depends on its input alone: the builder and the pages it renders ask neither the clock nor chance. */
export function findClocksAndDice(sources: readonly SourceFile[]): readonly Fault[] {
  return sources
    .filter(({ path }) => path.startsWith('src/content/') && !isTest(path))
    .flatMap((source) =>
      [...findMembers(source, 'Date', ['now']), ...findMembers(source, 'Math', ['random']), ...findNewDates(source)].map((offset) => ({
        file: source.path,
        line: lineAt(source.text, offset),
        message: 'asks for the time or for chance: a page built twice must be the same, byte for byte (docs/decisions/0012)',
      })),
    )
}

/** A test that is left out is no test. `skipIf` may name a machine that can't do what is tested. */
export function findSkippedTests(sources: readonly SourceFile[]): readonly Fault[] {
  return sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap((source) =>
      ['test', 'it', 'describe', 'test.describe'].flatMap((name) =>
        findMembers(source, name, ['skip', 'only', 'todo', 'fixme', 'fails']).map((offset) => ({
          file: source.path,
          line: lineAt(source.text, offset),
          message: 'leaves tests out: mend the test, or delete it',
        })),
      ),
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
