import { trimBothEndsOf, trimEndOf } from '#contracts/trim-characters.ts'

/** A problem of front matter, and its line in the file if it is known. */
export interface FrontMatterProblem {
  readonly message: string
  readonly line?: number
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
 * around one are removed, what is no item at all is left out. Each of these is reported at its line.
 *
 * @param yaml the text that the value was read from
 */
export function cleanList(key: keyof typeof RULES, value: string | readonly string[], yaml: string): CleanList {
  const { separator, item: pattern, expected } = RULES[key]
  const problems: FrontMatterProblem[] = []
  const items = [value].flat().flatMap((written) => {
    if (pattern.test(written) && !written.endsWith(',')) return [written]
    if (written === '') return []
    const parts = written.split(separator).map((part) => trimBothEndsOf(trimEndOf(part, ','), `"'`))
    const meant = parts.filter((part) => pattern.test(part))
    const result = meant.length === 0 ? 'left out' : `read as ${meant.join(' and ')}`
    problems.push({
      message: `\`${key}\`: expected ${expected}, found ${JSON.stringify(written)}; ${result}`,
      ...lineOfItem(yaml, key, written),
    })
    return meant
  })
  return { items, problems }
}

/** The line of the file in which an item stands, from its key on. */
function lineOfItem(yaml: string, key: string, item: string): { line?: number } {
  const lines = yaml.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`${key}:`))
  const index = lines.findIndex((line, at) => at >= start && line.includes(item))
  return start < 0 ? {} : { line: (index < 0 ? start : index) + 2 }
}
