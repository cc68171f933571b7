import { countOf } from '#contracts/count-of.ts'
import { trimBothEndsOf, trimEndOf } from '#contracts/trim-characters.ts'

/** A problem of front matter, and its place in the file where it is known. */
export interface FrontMatterProblem {
  readonly message: string
  readonly line?: number
  readonly column?: number
}

/** A list of front matter as it was meant, and what is wrong with how it is written. */
export interface CleanList {
  readonly items: readonly string[]
  readonly problems: readonly FrontMatterProblem[]
}

interface ListRules {
  readonly separator: RegExp
  readonly item: RegExp
  readonly expected: string
}

/** Addresses may hold commas, keys of compatibility data may not. */
const RULES: Readonly<Record<'browser-compat' | 'spec-urls', ListRules>> = {
  'browser-compat': { separator: /[\s,]+/, item: /^[\w@.*:-]+$/, expected: 'a key of the compatibility data, or a list of them' },
  'spec-urls': {
    separator: /\s+/,
    item: /^https?:\/\/[^\s"'<>\\]+$/,
    expected: 'an address that begins with https://, or a list of them',
  },
}

/**
 * The items of `browser-compat` or `spec-urls` (docs/behaviour/documents.md 4, 5): several in one text are separated, commas at an end and quotes
 * around one are removed, what is no item at all is left out. The first of these are reported at their lines, then the number of the others.
 *
 * @param yaml the text that the value was read from
 */
export function cleanList(key: keyof typeof RULES, value: string | readonly string[], yaml: string): CleanList {
  const { separator, item: pattern, expected } = RULES[key]
  const wrong: { readonly written: string; readonly meant: readonly string[] }[] = []
  const items = [value].flat().flatMap((written) => {
    if (pattern.test(written) && !written.endsWith(',')) return [written]
    if (written === '') return []
    const parts = written.split(separator).map((part) => trimBothEndsOf(trimEndOf(part, ','), `"'`))
    const meant = parts.filter((part) => pattern.test(part))
    wrong.push({ written, meant })
    return meant
  })
  const problems = wrong.slice(0, MAX_WRONG).map(({ written, meant }): FrontMatterProblem => {
    const result = meant.length === 0 ? 'left out' : `read as ${meant.join(' and ')}`
    return {
      message: `\`${key}\`: expected ${expected}, found ${JSON.stringify(written)}; ${result}`,
      ...lineOfItem(yaml, key, written),
    }
  })
  const more = wrong.length - problems.length
  return { items, problems: more === 0 ? problems : [...problems, { message: `\`${key}\`: ${countOf(more, 'more wrong item')}` }] }
}

/** So many items of a list are reported one by one: each is looked for in the whole text. */
const MAX_WRONG = 20

/** The line of the file in which an item stands, from its key on. */
function lineOfItem(yaml: string, key: string, item: string): { line?: number } {
  const lines = yaml.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`${key}:`))
  const index = lines.findIndex((line, at) => at >= start && line.includes(item))
  return start < 0 ? {} : { line: (index < 0 ? start : index) + 2 }
}
