import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import Value from 'typebox/value'
import { countOf } from '#contracts/count-of.ts'
import { SHORT_TITLE_MAX, TITLE_MAX } from '#contracts/front-matter-limits.ts'
import { PageStatus } from '#contracts/sidebar.ts'
import { cleanList, type FrontMatterProblem } from './front-matter-lists.ts'

const textOrList = Type.Union([Type.String(), Type.Array(Type.String())])

/** The front matter of a page: what stands between its `---` lines. Unknown keys are rejected. */
export const FrontMatter = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: TITLE_MAX }),
    'short-title': Type.Optional(Type.String({ minLength: 1, maxLength: SHORT_TITLE_MAX })),
    slug: Type.String({ minLength: 1 }),
    'page-type': Type.Optional(Type.String({ pattern: '^[a-z0-9-]*$' })),
    status: Type.Optional(Type.Array(PageStatus)),
    'browser-compat': Type.Optional(textOrList),
    'spec-urls': Type.Optional(textOrList),
    sidebar: Type.Optional(Type.Unknown()),
    banners: Type.Optional(Type.Unknown()),
    tags: Type.Optional(Type.Array(Type.String())),
    l10n: Type.Optional(Type.Object({ sourceCommit: Type.String({ pattern: '^(?:[0-9a-fA-F]{7,64})?$' }) })),
    original_slug: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
export type FrontMatter = Static<typeof FrontMatter>

const frontMatter = Compile(FrontMatter)

/** A page's text, split. Offsets count characters of `text` as JavaScript does. */
export interface SplitPage {
  /** The YAML text, or undefined when the page does not begin with a `---` line. */
  readonly yaml: string | undefined
  /** Where the body begins. */
  readonly bodyStart: number
}

/** Separates front matter from body. A byte-order mark and CRLF line ends are accepted. */
export function splitFrontMatter(text: string): SplitPage {
  const open = /^\uFEFF?---[ \t]*\r?\n/.exec(text)
  if (open === null) return { yaml: undefined, bodyStart: 0 }
  const close = /^---[ \t]*(?:\r?\n|$)/m
  const rest = text.slice(open[0].length)
  const end = close.exec(rest)
  if (end === null) return { yaml: undefined, bodyStart: 0 }
  return { yaml: rest.slice(0, end.index), bodyStart: open[0].length + end.index + end[0].length }
}

export interface ParsedFrontMatter {
  /** Absent when the page cannot be built: no YAML, or no usable title or slug. */
  readonly fields?: FrontMatter
  readonly problems: readonly FrontMatterProblem[]
}

/**
 * Reads front matter as far as it goes: a problem in one key drops this key only, unless it is the title or the slug.
 *
 * @param yaml the text between the `---` lines
 */
export function parseFrontMatter(yaml: string): ParsedFrontMatter {
  const loaded = loadYaml(yaml)
  if ('problem' in loaded) return { problems: [loaded.problem] }
  if (typeof loaded.value !== 'object' || loaded.value === null || Array.isArray(loaded.value)) {
    return { problems: [{ message: 'front matter must be a list of `key: value` lines', line: 1 }] }
  }
  const fields: Record<string, unknown> = { ...loaded.value }
  if (frontMatter.Check(fields)) return cleanLists(fields, yaml, [])
  const problems = dropInvalidKeys(fields, yaml)
  return frontMatter.Check(fields) ? cleanLists(fields, yaml, problems) : { problems }
}

const LISTS = ['browser-compat', 'spec-urls'] as const

/** The fields with clean lists of keys and addresses, and all problems. */
function cleanLists(fields: FrontMatter, yaml: string, problems: readonly FrontMatterProblem[]): ParsedFrontMatter {
  const found = LISTS.flatMap((key) => {
    const value = fields[key]
    const clean = value === undefined ? undefined : cleanList(key, value, yaml)
    return clean === undefined || clean.problems.length === 0 ? [] : [{ key, ...clean }]
  })
  if (found.length === 0) return { fields, problems }
  const cleaned = Object.fromEntries(found.map(({ key, items }) => [key, [...items]]))
  return { fields: { ...fields, ...cleaned }, problems: [...problems, ...found.flatMap((list) => list.problems)] }
}

/** The YAML as lists, objects and texts, or what is wrong with it. */
export function loadYaml(yaml: string): { value: unknown } | { problem: FrontMatterProblem } {
  try {
    const value = load(yaml, { schema: FAILSAFE_SCHEMA })
    return hasSharedPart(value, new Set()) ? { problem: { message: 'front matter must not use YAML aliases (`*name`)' } } : { value }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return {
      problem: {
        message: `front matter is not valid YAML: ${error.reason}; expected lines of \`key: value\`, the value in quotes where it has a colon, \`#\` or quotes`,
        ...(error.mark === undefined ? {} : { line: error.mark.line + 2, column: error.mark.column + 1 }),
      },
    }
  }
}

/** Whether a part stands in two places: aliases can make a list that holds itself, or a short text that means millions of entries. */
function hasSharedPart(value: unknown, seen: Set<unknown>): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (seen.has(value)) return true
  seen.add(value)
  return Object.values(value).some((part) => hasSharedPart(part, seen))
}

/** Removes the invalid keys from `fields` (a copy that only this file sees) and says why. */
function dropInvalidKeys(fields: Record<string, unknown>, yaml: string): FrontMatterProblem[] {
  const problems: FrontMatterProblem[] = []
  for (const key of ['title', 'slug']) {
    if (typeof fields[key] !== 'string' || fields[key] === '')
      problems.push({ message: `front matter must have a \`${key}\``, ...lineOf(yaml, key) })
  }
  for (const [key, schema] of Object.entries(FrontMatter.properties)) {
    const value = fields[key]
    const isAllowed: boolean = value === undefined || Value.Check(schema, value)
    if (isAllowed) continue
    problems.push({ message: `\`${key}\` is not allowed to be ${excerptOf(value)}${expectation(key)}`, ...lineOf(yaml, key) })
    if ((key === 'title' || key === 'short-title') && typeof value === 'string' && value !== '')
      fields[key] = value.slice(0, key === 'title' ? TITLE_MAX : SHORT_TITLE_MAX)
    else delete fields[key]
  }
  const unknown = Object.keys(fields).filter((key) => !Object.hasOwn(FrontMatter.properties, key))
  for (const key of unknown.slice(0, MAX_UNKNOWN)) problems.push({ message: `unknown key \`${key}\``, ...lineOf(yaml, key) })
  if (unknown.length > MAX_UNKNOWN) problems.push({ message: countOf(unknown.length - MAX_UNKNOWN, 'more unknown key') })
  for (const key of unknown) delete fields[key]
  return problems
}

/** So many unknown keys are named; each is looked for in the whole text. */
export const MAX_UNKNOWN = 20

const EXPECTED: Readonly<Record<string, string>> = {
  title: `at most ${TITLE_MAX} characters`,
  'short-title': `at most ${SHORT_TITLE_MAX} characters`,
  slug: 'a text',
  'page-type': 'a word in lower case, such as css-property',
  status: 'a list of experimental, deprecated, non-standard',
  'browser-compat': 'a key of the compatibility data, or a list of them',
  'spec-urls': 'an address, or a list of them',
  tags: 'a list of texts',
  l10n: '`sourceCommit` with the hash of a commit in it, or its first 7 digits or more',
  original_slug: 'a slug',
}

function expectation(key: string): string {
  const expected = EXPECTED[key]
  return expected === undefined ? '' : `: expected ${expected}`
}

/** A value as a message shows it, shortened. */
function excerptOf(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** The line of the file in which a key stands; nothing where it does not. */
export function lineOf(yaml: string, key: string): { line?: number } {
  const lines = yaml.split('\n')
  const index = lines.findIndex((line) => line.startsWith(`${key}:`))
  return index < 0 ? {} : { line: index + 2 }
}
