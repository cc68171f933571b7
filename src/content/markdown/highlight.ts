import Prism from 'prismjs'
import loadLanguages from 'prismjs/components/index.js'
import { type Html, joinHtml, raw } from '#markup/html.ts'
import { escapeText } from '../text/dom.ts'
import { colorCode } from './color-code.ts'
import { cutCode, listLongLines } from './cut-code.ts'

/** Names of fences -> Prism's grammars, where they differ. */
const GRAMMARS: Readonly<Record<string, string>> = {
  html: 'markup',
  svg: 'markup',
  xml: 'markup',
  mathml: 'markup',
  js: 'javascript',
  ts: 'typescript',
  sh: 'bash',
  shell: 'bash',
  md: 'markdown',
  py: 'python',
  cs: 'csharp',
  wat: 'wasm',
  webidl: 'web-idl',
  url: 'uri',
  yml: 'yaml',
}

/** Every language of the fences of real documentation that Prism has a grammar for. */
export const LANGUAGES = [
  'markup',
  'css',
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'json',
  'http',
  'bash',
  'batch',
  'powershell',
  'python',
  'django',
  'markdown',
  'apacheconf',
  'nginx',
  'web-idl',
  'uri',
  'pug',
  'glsl',
  'yaml',
  'toml',
  'ini',
  'regex',
  'csharp',
  'php',
  'c',
  'cpp',
  'java',
  'rust',
  'sql',
  'scss',
  'diff',
  'latex',
  'wasm',
]

/** With what Prism has by itself, these are nine of ten code blocks. The others take 40 ms to load, in each command. */
const EVERYDAY = ['regex', 'json']

Prism.manual = true
loadLanguages.silent = true
loadMissing(EVERYDAY)

/** All languages are loaded. */
let isWhole = false

/** Prism is one object for the process. A grammar that is loaded twice registers its hooks twice, and loses code of templates. */
function loadMissing(languages: readonly string[]): void {
  loadLanguages(languages.filter((language) => !Object.hasOwn(Prism.languages, language)))
}

/** What fences call the languages that have colours, the names of everyday first. */
export function listFenceNames(): readonly string[] {
  return ['js', 'css', 'html', 'json', ...new Set([...Object.keys(GRAMMARS), ...LANGUAGES])]
}

/** Grammars whose patterns are slow on ordinary lines too: smaller pieces of code (docs/behaviour/content-limits.md 1). */
const MAX_PIECES: Readonly<Record<string, number>> = { scss: 2_000, nginx: 2_000 }

/** The first word after a fence, which may stand apart from it. The `-nolint` ending of a fence's language speaks to linters only. */
export function languageOf(info: string): string {
  return (info.trim().split(/\s+/)[0] ?? '').replace(/-nolint$/, '').toLowerCase()
}

/**
 * Code as HTML with `<span class="token ...">` around what has a colour. A language without grammar gives plain text, and so does
 * a line that is too long. It is written as the serializer of pages writes it.
 *
 * @example highlight('a < b', 'plain').toString() // 'a &lt; b'
 */
export function highlight(code: string, language: string): Html {
  const name = GRAMMARS[language] ?? language
  const grammar = findGrammar(name)
  if (grammar === undefined) return plainHtml(code)
  const pieces = cutCode(code, MAX_PIECES[name])
  return joinHtml(pieces.map((piece) => (piece.isPlain ? plainHtml(piece.code) : colorCode(piece.code, grammar, name))))
}

function plainHtml(code: string): Html {
  // A text, escaped.
  return raw(escapeText(code))
}

/** Lines of a block, from 0, that `highlight` leaves plain because they are too long; none in a language without grammar. */
export function listUncolored(code: string, language: string): readonly number[] {
  return findGrammar(GRAMMARS[language] ?? language) === undefined ? [] : listLongLines(code)
}

function findGrammar(name: string): Prism.Grammar | undefined {
  // It may be another name of a language.
  if (!isWhole && !Object.hasOwn(Prism.languages, name)) {
    isWhole = true
    loadMissing(LANGUAGES)
  }
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined
  // `plain` has a grammar without patterns.
  return typeof grammar === 'function' || Object.keys(grammar ?? {}).length === 0 ? undefined : grammar
}
