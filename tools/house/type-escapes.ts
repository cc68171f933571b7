import { Visitor } from 'vite'
import { lineAt, type Problem, type SourceFile } from './source-file.ts'

/** No way around the type checker: no `any`, no `as` but `as const`, no `!`, no comment that silences it. */
export function findTypeEscapes(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.flatMap((source) => [...findInTree(source), ...findInComments(source)])
}

function findInTree({ path, text, parsed }: SourceFile): readonly Problem[] {
  const problems: Problem[] = []
  if (parsed === undefined) return problems
  const report = (offset: number, message: string): void => {
    problems.push({ file: path, line: lineAt(text, offset), message })
  }
  new Visitor({
    TSAnyKeyword({ start }) {
      report(start, 'has the type any: use unknown and a check, or the exact type')
    },
    TSNonNullExpression({ start }) {
      report(start, 'says with "!" that a value is there: ask for it, or throw what is missing')
    },
    TSTypeAssertion({ start }) {
      report(start, 'casts a value: narrow it with a check, or annotate with "satisfies"')
    },
    TSAsExpression({ start, typeAnnotation }) {
      if (text.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return
      report(start, 'casts a value with "as": narrow it with a check, or annotate with "satisfies"')
    },
  }).visit(parsed.program)
  return problems
}

function findInComments({ path, text, parsed }: SourceFile): readonly Problem[] {
  return (parsed?.comments ?? [])
    .filter(({ value }) => /^[\s*]*@ts-(?:ignore|nocheck|expect-error)/.test(value))
    .map(({ start }) => ({ file: path, line: lineAt(text, start), message: 'silences the type checker: fix the type' }))
}
