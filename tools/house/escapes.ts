import { isTest, lineAt, type Problem, type SourceFile } from './source-file.ts'

/** The template, and the serializer of parsed HTML, which follows the algorithm of the standard (HTML, 13.3). */
const WRITERS: ReadonlySet<string> = new Set(['src/markup/html.ts', 'src/content/text/dom.ts'])

/** A call of `escapeHtml` can be forgotten; the template of `src/markup/html.ts` escapes by itself (docs/decisions/0069-one-template-for-html.md). */
export function findHandEscapes(sources: readonly SourceFile[]): readonly Problem[] {
  const message = 'escapes HTML by itself: write it with html`…` of src/markup/html.ts'
  return codeOf(sources).flatMap((source) => (WRITERS.has(source.path) ? [] : placesOf(source, /\bescapeHtml\b|, '&amp;'\)/g, message)))
}

/** The template leaves apostrophes as they are, so its attributes are in double quotes. */
export function findSingleQuotes(sources: readonly SourceFile[]): readonly Problem[] {
  return codeOf(sources).flatMap((source) =>
    placesOf(source, /=\\?'\$\{/g, 'has a value in single quotes: the template needs double quotes'),
  )
}

/** So many lines above a call of `raw` its reason may stand. */
const REASON_LINES = 6

/** What goes around the template says why it is HTML, and why it is safe. */
export function findRawWithoutReason(sources: readonly SourceFile[]): readonly Problem[] {
  const message = 'calls raw() without its reason: say in a comment above why the text is HTML'
  return codeOf(sources)
    .filter(({ text }) => /import \{[^}]*\braw\b[^}]*\} from '(?:#markup|\.)\/html\.ts'/.test(text))
    .flatMap((source) => placesOf(source, /(?<![.\w])raw(?=[()])/g, message).filter(({ line = 1 }) => !hasComment(source.text, line)))
}

function hasComment(text: string, line: number): boolean {
  const lines = text.split('\n').slice(Math.max(0, line - 1 - REASON_LINES), line)
  return lines.some((above) => /(?:^|\s)\/\/ |^\s*\/?\*+ /.test(above))
}

function codeOf(sources: readonly SourceFile[]): readonly SourceFile[] {
  return sources.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
}

function placesOf({ path, text }: SourceFile, pattern: RegExp, message: string): readonly (Problem & { readonly line: number })[] {
  return Array.from(text.matchAll(pattern), ({ index }) => ({ file: path, line: lineAt(text, index), message }))
}
