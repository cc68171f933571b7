import { Visitor } from 'vite'
import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'
import { findSlowLoops } from './super-linear.ts'

interface Pattern {
  readonly source: string
  readonly flags: string
  readonly offset: number
}

/**
 * Patterns that are put together at run time, by the file that does it: for each one that stands for all of them, with what is put in at its most
 * general.
 */
const DYNAMIC: Readonly<Record<string, readonly string[]>> = {
  'src/cli/build-web-bundles.ts': ['^static/[a-z-]+\\.[0-9a-f]+\\.css$'],
  'src/content/document/data-problems.ts': ['\\{\\{\\s*[a-z]+\\b'],
  'src/content/html/process-html.ts': ['^[\\0-\\x20]*(?:j[\\t\\n\\r]*a[\\t\\n\\r]*v[\\t\\n\\r]*a|v[\\t\\n\\r]*b)[\\t\\n\\r]*:'],
  'src/content/macros/engine/inline-html.ts': ['<(/?)(b|bdi|span)((?:\\s+[\\w-]+(?:="[^"<>]*")?)*)\\s*>'],
  'src/content/markdown/cut-code.ts': ['\\S{1000}'],
  'src/content/read/git-history.ts': ['^(?:files|blog|pages)/'],
  'src/content/search/plain-text.ts': ['</(?:p|li|dt|dd|h\\d|t[dhr]|div|figcaption)>|<br>'],
  'src/contracts/app-pages.ts': ['^/[^/]+/users/[^/]+/x/[^/]+$'],
  'src/web/runner/loop-guard.ts': ['\\{x\\(\\d+,1\\);|/\\*x\\*/\\}|x\\(\\d+\\);'],
  'src/web/shell/quick-search/split-at-terms.ts': ['(abc|abd)'],
}

/**
 * Patterns that see requests, content or text of users take linear time, whatever the text (docs/decisions/0039). A pattern that is put together
 * at run time is judged by what stands for it in DYNAMIC.
 */
export function findSlowPatterns(sources: readonly SourceFile[]): readonly Problem[] {
  const judged = new Map<string, string | undefined>()
  return sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap((source) =>
      listPatterns(source).flatMap(({ source: pattern, flags, offset }) => {
        const key = `/${pattern}/${flags}`
        if (!judged.has(key)) judged.set(key, judge(pattern, flags))
        const problem = judged.get(key)
        return problem === undefined ? [] : [{ file: source.path, line: lineAt(source.text, offset), message: problem }]
      }),
    )
}

/** Patterns that are put together at run time stand in DYNAMIC with an example. */
export function findDynamicPatterns(sources: readonly SourceFile[]): readonly Problem[] {
  return sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path) && DYNAMIC[path] === undefined)
    .flatMap((source) =>
      listConstructions(source).map((offset) => ({
        file: source.path,
        line: lineAt(source.text, offset),
        message: 'puts a pattern together: write a literal, or add an example of it to DYNAMIC in tools/house/patterns.ts',
      })),
    )
}

function judge(pattern: string, flags: string): string | undefined {
  if (!/[*+{]/.test(pattern)) return undefined
  const [slow] = findSlowLoops(pattern, flags)
  if (slow === undefined) return undefined
  return `takes more than linear time: ${slow.loop} in /${pattern}/${flags} on ${JSON.stringify(slow.text)} repeated; bound it, or write a loop`
}

/** Literals, patterns of schemas, and the examples of those that are put together. */
function listPatterns({ path, parsed }: SourceFile): readonly Pattern[] {
  if (parsed === undefined) return []
  const found: Pattern[] = (DYNAMIC[path] ?? []).map((source) => ({ source, flags: '', offset: 0 }))
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex !== null) found.push({ source: node.regex.pattern, flags: node.regex.flags, offset: node.start })
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'pattern' || value.type !== 'Literal' || typeof value.value !== 'string') return
      found.push({ source: value.value, flags: 'u', offset: value.start })
    },
  }).visit(parsed.program)
  return found
}

/** The places of `new RegExp(…)` and `RegExp(…)`. */
function listConstructions({ parsed }: SourceFile): readonly number[] {
  if (parsed === undefined) return []
  const found: number[] = []
  new Visitor({
    NewExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') found.push(start)
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') found.push(start)
    },
  }).visit(parsed.program)
  return found
}
