import components from 'prismjs/components.js'
import { listFenceNames } from '../markdown/highlight.ts'
import { FILL } from '../source/mask.ts'
import { findNearestName } from '../text/nearest-name.ts'
import { findFences } from './fences.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

/** What blocks are called that have no colours on purpose, and names of other languages that look like those with colours. */
const OTHER_NAMES = [
  'plain',
  'plaintext',
  'text',
  'txt',
  'none',
  'console',
  'output',
  'jsonc',
  'vue',
  'cjs',
  'mjs',
  'cts',
  'mts',
  'asm',
  'hlsl',
]

const PRISM_NAMES: ReadonlySet<string> = new Set(
  Object.entries<unknown>(components.languages).flatMap(([name, language]) => [name, ...aliasesOf(language)]),
)

/** In the order in which they are suggested: `jss` is meant to be `js`, not `jsx`. */
const FENCE_NAMES = listFenceNames()
/** Words of at most so many letters are near too many names. */
const SHORT = 3

/** Languages of code blocks that no one knows and that are nearly one with colours (docs/behaviour/documents.md 36). */
export function findMisspelledLanguages({ source }: CheckedPage): readonly PageProblem[] {
  return findFences(source).flatMap(({ words: [word], wordsStart }): PageProblem[] => {
    if (word === undefined || word.text.includes(FILL)) return []
    const language = word.text.replace(/-nolint$/, '').toLowerCase()
    const meant = isKnown(language) ? undefined : findMeant(language)
    if (meant === undefined) return []
    const message = `${language} is not a language of code blocks`
    return [
      { kind: 'unknown-fence-language', severity: 'warning', message, hint: `did you mean ${meant}?`, offset: wordsStart + word.index },
    ]
  })
}

function isKnown(language: string): boolean {
  return FENCE_NAMES.includes(language) || OTHER_NAMES.includes(language) || PRISM_NAMES.has(language)
}

/** The name that has one letter less or more at its end, else the nearest one. */
function findMeant(language: string): string | undefined {
  const isEnding = (name: string): boolean =>
    Math.abs(name.length - language.length) === 1 && name.length > 1 && (name.startsWith(language) || language.startsWith(name))
  return FENCE_NAMES.find(isEnding) ?? (language.length <= SHORT ? undefined : findNearestName(language, FENCE_NAMES))
}

function aliasesOf(language: unknown): readonly string[] {
  if (typeof language !== 'object' || language === null || !('alias' in language)) return []
  const { alias } = language
  return Array.isArray(alias) ? alias.map(String) : [String(alias)]
}
