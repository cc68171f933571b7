import { Visitor } from 'vite'
import { lineAt, type Problem, type SourceFile } from './source-file.ts'

/** A test expects something itself, or calls a function that says in its name that it does. */
const EXPECTATION = /\b(?:expect|assert)\w*[.(]|\bexpect\b/

/** A test without an expectation fails only when something throws: it can't say what it is about. */
export function findTestsWithoutExpectations(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap((source) =>
      findTests(source)
        .filter(({ body }) => !EXPECTATION.test(body))
        .map(({ offset }) => ({
          file: source.path,
          line: lineAt(source.text, offset),
          message: 'has no expectation: say with expect() what the test is about, or call a function whose name begins with `expect`',
        })),
    )
}

interface FoundTest {
  readonly offset: number
  /** Text of the function. */
  readonly body: string
}

/** `test(title, run)`, `test(title, options, run)`, `test.each(rows)(title, run)`; hooks and groups are none. */
function findTests({ text, parsed }: SourceFile): readonly FoundTest[] {
  const found: FoundTest[] = []
  if (parsed === undefined) return found
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      const name = text.slice(callee.start, callee.end)
      const run = given.at(-1)
      if (!/^test(?:\.(?:each|for)\b|$)/.test(name) || given.length < 2) return
      if (run?.type !== 'ArrowFunctionExpression' && run?.type !== 'FunctionExpression') return
      found.push({ offset: start, body: text.slice(run.start, run.end) })
    },
  }).visit(parsed.program)
  return found
}
