import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import Value from 'typebox/value'
import { SHORT_TITLE_MAX, TITLE_MAX } from '#contracts/limits.ts'
import { PageStatus } from '#contracts/sidebar.ts'

const textOrList = Type.Union([Type.String(), Type.Array(Type.String())])

/** What stands between the `---` lines of a page (reference/content.md 1.2). Unknown keys are refused. */
export const FrontMatter = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: TITLE_MAX }),
    'short-title': Type.Optional(Type.String({ minLength: 1, maxLength: SHORT_TITLE_MAX })),
    slug: Type.String({ minLength: 1 }),
    'page-type': Type.Optional(Type.String()),
    status: Type.Optional(Type.Array(PageStatus)),
    'browser-compat': Type.Optional(textOrList),
    'spec-urls': Type.Optional(textOrList),
    sidebar: Type.Optional(Type.Unknown()),
    banners: Type.Optional(Type.Unknown()),
    tags: Type.Optional(Type.Array(Type.String())),
    l10n: Type.Optional(Type.Object({ sourceCommit: Type.String() })),
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

/** A fault of front matter: what, and in which line of the file if that is known. */
export interface FrontMatterFault {
  readonly message: string
  readonly line?: number
}

export interface ParsedFrontMatter {
  /** Absent when the page cannot be built: no YAML, or no usable title or slug. */
  readonly fields?: FrontMatter
  readonly faults: readonly FrontMatterFault[]
}

/**
 * Reads front matter as far as it goes: a fault in one key drops this key only, unless it is the title or the slug.
 *
 * @param yaml the text between the `---` lines
 */
export function parseFrontMatter(yaml: string): ParsedFrontMatter {
  const loaded = loadYaml(yaml)
  if ('fault' in loaded) return { faults: [loaded.fault] }
  if (typeof loaded.value !== 'object' || loaded.value === null || Array.isArray(loaded.value)) {
    return { faults: [{ message: 'front matter must be a list of `key: value` lines', line: 1 }] }
  }
  const fields: Record<string, unknown> = { ...loaded.value }
  if (frontMatter.Check(fields)) return { fields, faults: [] }
  const faults = dropFaultyKeys(fields, yaml)
  return frontMatter.Check(fields) ? { fields, faults } : { faults }
}

/** The YAML as lists, objects and texts, or what is wrong with it. */
export function loadYaml(yaml: string): { value: unknown } | { fault: FrontMatterFault } {
  try {
    const value = load(yaml, { schema: FAILSAFE_SCHEMA })
    return hasSharedPart(value, new Set()) ? { fault: { message: 'front matter must not use YAML aliases (`*name`)' } } : { value }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return {
      fault: {
        message: `front matter is no valid YAML: ${error.reason}`,
        ...(error.mark === undefined ? {} : { line: error.mark.line + 2 }),
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

/** Removes the faulty keys from `fields` (a copy that only this file sees) and says why. */
function dropFaultyKeys(fields: Record<string, unknown>, yaml: string): FrontMatterFault[] {
  const faults: FrontMatterFault[] = []
  for (const key of ['title', 'slug']) {
    if (typeof fields[key] !== 'string' || fields[key] === '')
      faults.push({ message: `front matter must have a \`${key}\``, ...lineOf(yaml, key) })
  }
  for (const [key, schema] of Object.entries(FrontMatter.properties)) {
    const value = fields[key]
    const isAllowed: boolean = value === undefined || Value.Check(schema, value)
    if (isAllowed) continue
    faults.push({ message: `\`${key}\` is not allowed to be ${excerptOf(value)}${expectation(key)}`, ...lineOf(yaml, key) })
    if ((key === 'title' || key === 'short-title') && typeof value === 'string' && value !== '')
      fields[key] = value.slice(0, key === 'title' ? TITLE_MAX : SHORT_TITLE_MAX)
    else delete fields[key]
  }
  for (const key of Object.keys(fields)) {
    if (Object.hasOwn(FrontMatter.properties, key)) continue
    faults.push({ message: `unknown key \`${key}\``, ...lineOf(yaml, key) })
    delete fields[key]
  }
  return faults
}

function expectation(key: string): string {
  if (key === 'title') return `: expected at most ${TITLE_MAX} characters`
  if (key === 'short-title') return `: expected at most ${SHORT_TITLE_MAX} characters`
  if (key === 'status') return ': expected a list of experimental, deprecated, non-standard'
  return ''
}

/** A value as a message shows it, shortened. */
export function excerptOf(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

/** The line of the file in which a key stands; nothing where it does not. */
export function lineOf(yaml: string, key: string): { line?: number } {
  const lines = yaml.split('\n')
  const index = lines.findIndex((line) => line.startsWith(`${key}:`))
  return index < 0 ? {} : { line: index + 2 }
}
