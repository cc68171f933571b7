import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

/** Every exported function says what it gives: a doc comment stands right above it. */
export function findUndocumented(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.filter(({ path }) => !isTest(path)).flatMap(findInFile)
}

function findInFile({ path, text, parsed }: SourceFile): readonly Problem[] {
  if (parsed === undefined) return []
  const docEnds = parsed.comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end }) => end)
  return parsed.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !isFunction(statement.declaration)) return []
    if (docEnds.some((end) => end <= statement.start && text.slice(end, statement.start).trim() === '')) return []
    return [
      {
        file: path,
        line: lineAt(text, statement.start),
        message: 'exports a function without a doc comment: say what it gives, what it throws, where its rule comes from',
      },
    ]
  })
}

/** The part of the syntax tree that distinguishes a function from other declarations. */
interface Declaration {
  readonly type: string
  readonly declarations?: readonly { readonly init: { readonly type: string } | null }[]
}

function isFunction(declaration: Declaration | null): boolean {
  if (declaration === null) return false
  if (declaration.type === 'FunctionDeclaration') return true
  const kinds = declaration.declarations?.map(({ init }) => init?.type) ?? []
  return kinds.some((kind) => kind === 'ArrowFunctionExpression' || kind === 'FunctionExpression')
}
