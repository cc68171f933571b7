import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type ParseResult, parseSync } from 'vite'

/** A file of the project's code, its path from the project's folder and `/` separated. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  /** Its syntax tree; undefined for files that are no TypeScript. */
  readonly parsed: ParseResult | undefined
}

/** A place where a rule of the house is broken, and what to do about it. */
export interface Problem {
  readonly file: string
  /** From 1; absent when the whole file is meant. */
  readonly line?: number
  readonly message: string
}

const CODE = '{src,tools,e2e,bench}/**/*.{ts,tsx,mjs,css,json}'

/** All code of the project, in the order of its paths. */
export function readSources(project: string): readonly SourceFile[] {
  return globSync([CODE, '*.config.ts'], { cwd: project })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => sourceOf(path, readFileSync(join(project, path), 'utf8')))
}

/** A file with its syntax tree. Checks show with made-up ones that they find what they look for. */
export function sourceOf(path: string, text: string): SourceFile {
  const lang = langOf(path)
  return { path, text, parsed: lang === undefined ? undefined : parseSync(path, text, { lang }) }
}

/** The line, from 1, of a place in a file. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** One line for each problem: what a failing test prints. */
export function formatProblems(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ file, line, message }) => `${file}${line === undefined ? '' : `:${line}`} ${message}`)
}

/** A test or something only tests use. */
export function isTest(path: string): boolean {
  return /\.(?:test|fixture)s?\.tsx?$/.test(path) || path.startsWith('e2e/')
}

function langOf(path: string): 'ts' | 'tsx' | 'dts' | 'js' | undefined {
  if (path.endsWith('.d.ts')) return 'dts'
  const ending = extname(path)
  if (ending === '.mjs') return 'js'
  if (ending === '.ts') return 'ts'
  return ending === '.tsx' ? 'tsx' : undefined
}
