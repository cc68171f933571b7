import Prism from 'prismjs'
import loadLanguages from 'prismjs/components/index.js'
import { escapeHtml } from '../html/escape.ts'

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

/** Every language of the real content's fences (reference/content.md 1.5) that Prism has a grammar for. */
const LANGUAGES = [
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

Prism.manual = true
loadLanguages.silent = true
loadLanguages(LANGUAGES)

/** Longer code is shown without colours: the time a grammar takes grows with it, and nobody reads that much. */
const MAX_HIGHLIGHTED = 100_000

/** The `-nolint` ending of a fence's language speaks to linters only. */
export function languageOf(info: string): string {
  return (info.split(/\s+/)[0] ?? '').replace(/-nolint$/, '').toLowerCase()
}

/**
 * Code as HTML with `<span class="token ...">` around what has a colour. A language without grammar gives plain text.
 *
 * @example highlight('a < b', 'plain') // 'a &lt; b'
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[GRAMMARS[language] ?? language]
  if (grammar === undefined || typeof grammar === 'function' || code.length > MAX_HIGHLIGHTED) return escapeHtml(code)
  return Prism.highlight(code, grammar, GRAMMARS[language] ?? language)
}
