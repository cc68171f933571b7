import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

interface KindRule {
  /** Where kinds of pages are told apart: the list of the kinds, and the files of each kind. */
  readonly kinds: RegExp
  readonly advice: string
}

const RULES: Readonly<Record<string, KindRule>> = {
  web: {
    kinds: /\/app\/pages\/|\/page-kinds?\.tsx?$/,
    advice: 'add a member to PageKind (src/web/ui/page-kind.ts), and call it with kindOf(page)',
  },
  content: {
    kinds: /^src\/content\/(?:kinds\/|(?:areas\/[^/]+|document)\/kinds?\.ts$)/,
    advice: 'add a member to ContentKind (src/content/document/content-kind.ts), and call it with kindOfRecord(record) or kindOfPage(page)',
  },
  server: { kinds: /$^/, advice: 'let the page say it in its JSON' },
  cli: { kinds: /$^/, advice: 'let the part that knows the kinds tell them apart' },
}

/** A comparison of a renderer or an area with a name, a `switch` on it, a pattern or a list that is asked about it. */
const COMPARISON = new RegExp(
  [
    /\brenderer\s*[!=]==?\s*['"]/,
    /['"]\s*[!=]==?\s*[\w.?]*\brenderer\b/,
    /switch \([\w.?]*\brenderer\)/,
    /\.(?:test|exec|has|includes|indexOf)\([\w.?]*\brenderer\)/,
    /\brenderer\??\.(?:match|search|startsWith|endsWith|includes)\(/,
    /\barea\s*[!=]==?\s*['"](?:blog|curriculum|pages)['"]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Only a kind knows its own name. Other code asks the kind of the page, so that a new kind changes none of it. */
export function findComparedKinds(sources: readonly SourceFile[]): readonly Problem[] {
  return sources.flatMap(({ path, text, parsed }) => {
    const rule = RULES[/^src\/([^/]+)\//.exec(path)?.[1] ?? '']
    if (rule === undefined || parsed === undefined || isTest(path) || rule.kinds.test(path)) return []
    return [...text.matchAll(COMPARISON)].map(({ index }) => ({
      file: path,
      line: lineAt(text, index),
      message: `compares the name of a page kind: ${rule.advice}`,
    }))
  })
}
