import { posix } from 'node:path'
import { Visitor } from 'vite'
import { listOwnImports } from './imports.ts'
import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

/** Files that no other file imports: programs, threads, bundles. */
const ENTRIES: readonly string[] = [
  'src/cli/build-web-bundles.ts',
  'src/cli/build-worker.ts',
  'src/cli/check-worker.ts',
  'src/cli/count-thread.ts',
  'src/cli/live-search-thread.ts',
  'src/cli/main.ts',
  'src/cli/make-spare-process.ts',
  'src/cli/pack-packages.ts',
  'src/cli/read-histories-thread.ts',
  'src/cli/search-thread.ts',
  'src/cli/serve-worker.ts',
  'src/cli/site-check-process.ts',
  'src/server/runner/guard-thread.ts',
  'src/server/search/search-worker.ts',
  'src/server/store/testing/postgres-on-demand.fixture.ts',
  'src/web/app/entry.server.tsx',
  'src/web/app/loader.ts',
  'src/web/runner/compiler.ts',
  'src/web/offline/bar/offline-bar.ts',
  'src/web/runner/runner.ts',
  'src/worker/service-worker.ts',
]
/** The widget is a part of the product that no page of the starter shows yet (docs/behaviour/feedback.md 3). */
const NOT_SHOWN_YET = 'src/web/ui/thumbs.tsx'

/** Files of `src` that only tests import, or none. Code for tests is in `testing` folders and fixtures. */
export function findUnusedFiles(sources: readonly SourceFile[]): readonly Problem[] {
  const imported = new Set(
    sources.filter(({ path }) => !isTestCode(path)).flatMap((source) => listOwnImports(source).map(({ target }) => target)),
  )
  return sources
    .filter(({ path, parsed }) => path.startsWith('src/') && parsed !== undefined && !isTestCode(path) && !/\.d\.ts$|tsconfig/.test(path))
    .filter(({ path }) => !imported.has(path) && !ENTRIES.includes(path) && path !== NOT_SHOWN_YET)
    .map(({ path }) => ({
      file: path,
      message: 'is not used: delete it, or add it to ENTRIES in tools/house/unused.ts if a program starts with it',
    }))
}

/** Functions and values that a file of `src` exports and no other file imports, tests included. */
export function findUnusedExports(sources: readonly SourceFile[]): readonly Problem[] {
  const used = new Set(sources.flatMap(listUses))
  return sources
    .filter(({ path }) => path.startsWith('src/') && !ENTRIES.includes(path) && path !== NOT_SHOWN_YET)
    .filter(({ path }) => !used.has(`${path} *`))
    .flatMap(({ path, text, parsed }) => {
      const names = [...(parsed?.module.staticExports ?? [])]
        .flatMap(({ entries }) => entries)
        .flatMap(({ exportName: { name }, isType, start }) => (isType || name === null || name === undefined ? [] : [{ name, start }]))
      return names
        .filter(({ name }) => !used.has(`${path} ${name}`) && !isTypeOnly(text, name))
        .map(({ name, start }) => ({
          file: path,
          line: lineAt(text, start),
          message: `exports ${name}, which no file imports: delete it or the word export`,
        }))
    })
}

/** `{path} {name}` for each name that a file imports; `*` for all of them. */
function listUses({ path, parsed }: SourceFile): readonly string[] {
  if (parsed === undefined) return []
  const uses: string[] = []
  const add = (specifier: string, name: string): void => {
    uses.push(`${resolve(path, specifier)} ${name}`)
  }
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const one of specifiers)
        add(source.value, one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? one.imported.name : '*')
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, '*')
    },
    TSImportType({ source }) {
      add(source.value, '*')
    },
  }).visit(parsed.program)
  return uses
}

function resolve(path: string, specifier: string): string {
  const [file = ''] = specifier.split('?')
  return file.startsWith('#') ? `src/${file.slice(1)}` : posix.join(posix.dirname(path), file)
}

/** An interface and a type may be the type of an export that is used. */
function isTypeOnly(text: string, name: string): boolean {
  return new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(text)
}

function isTestCode(path: string): boolean {
  return isTest(path) || path.includes('/testing/')
}
