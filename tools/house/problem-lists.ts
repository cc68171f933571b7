import { Visitor } from 'vite'
import { lineAt, type Problem, type SourceFile } from './source-file.ts'

/** No function adds problems to a list of its caller: it gets `report` (`content/diagnostics/collect-diagnostics.ts`). */
export function findProblemLists(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.filter(({ path }) => path.startsWith('src/')).flatMap(findInFile)
}

function findInFile({ path, text, parsed }: SourceFile): readonly Problem[] {
  const problems: Problem[] = []
  const check = ({ params }: { readonly params: readonly { readonly start: number; readonly end: number }[] }): void => {
    for (const { start, end } of params) {
      if (!/: Diagnostic\[\]$/.test(text.slice(start, end))) continue
      const message = 'changes a list of its caller: take a ReportDiagnostic, or return the problems'
      problems.push({ file: path, line: lineAt(text, start), message })
    }
  }
  if (parsed !== undefined)
    new Visitor({ FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check }).visit(parsed.program)
  return problems
}
