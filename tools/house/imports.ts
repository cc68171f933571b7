import { posix } from 'node:path'
import { Visitor } from 'vite'
import { lineAt, type Problem, type SourceFile } from './source-file.ts'

/** An import of one of our own files. */
export interface OwnImport {
  readonly file: string
  readonly line: number
  /** Path of what is imported, from the project's folder: `src/contracts/page.ts`. */
  readonly target: string
}

interface Specifier {
  readonly value: string
  readonly offset: number
}

const ENDING = /\.(?:ts|tsx|mjs|json|css|svg)$/
/** The files that may be called index.ts: a list written out manually, and nothing else. */
const LISTS: readonly string[] = [
  'src/content/areas/index.ts',
  'src/content/kinds/index.ts',
  'src/content/macros/index.ts',
  'src/content/outputs/index.ts',
  'src/content/diagnostics/index.ts',
  'src/scanner/checks/index.ts',
  'src/server/store/migrations/index.ts',
]

/** The imports of our own files, `#part/...` and relative paths resolved, also in `import()`. */
export function listOwnImports(source: SourceFile): readonly OwnImport[] {
  return listSpecifiers(source).flatMap(({ value, offset }) => {
    const target = resolve(source.path, value)
    return target === undefined ? [] : [{ file: source.path, line: lineAt(source.text, offset), target }]
  })
}

/** Rule 6: the file that owns a name is imported itself, with its ending; nothing is exported again from another file. */
export function findBarrels(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.flatMap((source) => [...findReExports(source), ...findBareEndings(source), ...findIndexFile(source)])
}

function findReExports({ path, text, parsed }: SourceFile): readonly Problem[] {
  return (parsed?.module.staticExports ?? [])
    .flatMap((statement) => statement.entries)
    .filter((entry) => entry.moduleRequest !== null && entry.moduleRequest !== undefined)
    .map((entry) => ({
      file: path,
      line: lineAt(text, entry.start),
      message: 'exports what another file owns: let its users import that file (house rule 6)',
    }))
}

function findBareEndings(source: SourceFile): readonly Problem[] {
  return listOwnImports(source)
    .filter(({ target }) => !ENDING.test(target))
    .map(({ file, line, target }) => ({
      file,
      line,
      message: `imports "${target}" without its ending: write the file's whole name (house rule 6)`,
    }))
}

function findIndexFile({ path }: SourceFile): readonly Problem[] {
  if (!/(?:^|\/)index\.tsx?$/.test(path) || LISTS.includes(path)) return []
  return [
    {
      file: path,
      message:
        'is called index: name it after its main export, or add it to LISTS in tools/house/imports.ts if it is a written-out list (house rule 6)',
    },
  ]
}

function listSpecifiers({ parsed }: SourceFile): readonly Specifier[] {
  if (parsed === undefined) return []
  const found: Specifier[] = parsed.module.staticImports.map(({ moduleRequest }) => ({
    value: moduleRequest.value,
    offset: moduleRequest.start,
  }))
  for (const { entries } of parsed.module.staticExports) {
    for (const { moduleRequest } of entries)
      if (moduleRequest !== null && moduleRequest !== undefined) found.push({ value: moduleRequest.value, offset: moduleRequest.start })
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') found.push({ value: source.value, offset: source.start })
    },
  }).visit(parsed.program)
  return found
}

/** `?url` and its like, which Vite reads, are no part of the path. */
function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('#')) return `src/${path.slice(1)}`
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : undefined
}
