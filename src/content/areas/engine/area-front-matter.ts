import Type, { type Static, type TObject } from 'typebox'
import Value from 'typebox/value'
import { EMBED_ADDRESS } from '#contracts/areas.ts'
import { countOf } from '#contracts/count-of.ts'
import { findSchemaProblem, unknownKey } from '#contracts/find-schema-problem.ts'
import { TITLE_MAX } from '#contracts/front-matter-limits.ts'
import { lineOf, loadYaml, MAX_UNKNOWN } from '../../read/front-matter.ts'
import type { FrontMatterProblem } from '../../read/front-matter-lists.ts'

const Text = Type.String({ minLength: 1 })
const Truth = Type.Union([Type.Literal('true'), Type.Literal('false')])
const Title = Type.String({ minLength: 1, maxLength: TITLE_MAX })
const WebAddress = Type.String({ pattern: '^https?://', description: 'a URL that begins with https:// or http://' })
/** A file next to the page. */
const FileName = Type.String({ pattern: '^[^/\\\\]+$', description: 'the name of a file next to the page' })
/** Elsewhere, or on the site: no second slash and no backslash, which browsers read as the beginning of a host. */
const ActionAddress = Type.String({
  pattern: '^(?:https://\\S+|/(?:[^\\s/\\\\]\\S*)?)$',
  description: 'a URL that begins with https://, or the path of a page of the site such as /en-US/about',
})
const Credit = Type.Object({ name: Text, link: Type.Optional(WebAddress) }, { additionalProperties: false })

/** Front matter of a blog post (docs/behaviour/blog.md 2). YAML is read as texts, so truths are words. */
export const BlogFrontMatter = Type.Object({
  title: Title,
  slug: Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', description: 'lower-case letters and digits, joined by single hyphens' }),
  description: Text,
  date: Type.String({
    pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    description: 'a day such as 2026-09-14',
  }),
  image: Type.Optional(
    Type.Object(
      { file: FileName, alt: Type.Optional(Type.String()), source: Type.Optional(Credit), creator: Type.Optional(Credit) },
      { additionalProperties: false },
    ),
  ),
  keywords: Type.Optional(Type.Array(Text)),
  tags: Type.Optional(Type.Array(Text)),
  sponsored: Type.Optional(Truth),
  published: Type.Optional(Truth),
  author: Type.Optional(
    Type.Object({ name: Text, link: Type.Optional(WebAddress), avatar: Type.Optional(FileName) }, { additionalProperties: false }),
  ),
})

/** Front matter of a curriculum page; its title is the first line of its text. */
export const CurriculumFrontMatter = Type.Object({
  summary: Type.Optional(Text),
  template: Type.Optional(
    Type.Union([Type.Literal('module'), Type.Literal('overview'), Type.Literal('landing'), Type.Literal('about'), Type.Literal('default')]),
  ),
  topic: Type.Optional(
    Type.Union([
      Type.Literal('Web Standards & Semantics'),
      Type.Literal('Styling'),
      Type.Literal('Scripting'),
      Type.Literal('Best Practices'),
      Type.Literal('Tooling'),
    ]),
  ),
  /** Of the landing page: who else teaches. */
  partner: Type.Optional(
    Type.Object(
      {
        name: Text,
        url: WebAddress,
        title: Text,
        text: Text,
        path: Type.Optional(Type.Object({ url: WebAddress, text: Text }, { additionalProperties: false })),
      },
      { additionalProperties: false },
    ),
  ),
  /** Of the landing page: a lesson of the scrim's host, in a frame. */
  scrim: Type.Optional(
    Type.Object(
      {
        url: Type.String({ pattern: EMBED_ADDRESS, description: 'a URL that begins with https://' }),
        title: Text,
        name: Text,
        page: Type.Optional(WebAddress),
        poster: Type.Optional(FileName),
      },
      { additionalProperties: false },
    ),
  ),
})

/** Front matter of a contributor spotlight. */
export const SpotlightFrontMatter = Type.Object({
  contributor_name: Title,
  quote: Text,
  img: Type.Optional(FileName),
  img_alt: Type.Optional(Type.String()),
  is_featured: Type.Optional(Truth),
  usernames: Type.Optional(Type.Object({ github: Type.Optional(Text) }, { additionalProperties: false })),
})

/** Front matter of any other page. */
export const GenericFrontMatter = Type.Object({
  title: Title,
  'short-title': Type.Optional(Text),
  description: Type.Optional(Text),
  figures: Type.Optional(Type.Array(Type.Object({ value: Text, label: Text }, { additionalProperties: false }))),
  action: Type.Optional(Type.Object({ title: Text, url: ActionAddress }, { additionalProperties: false })),
})

interface ParsedFields<Fields> {
  /** Absent when the page can't be built. */
  readonly fields?: Fields
  readonly problems: readonly FrontMatterProblem[]
}

/**
 * Reads the front matter of a page of an area: a problem in an optional key, and an unknown key, drops this key only.
 *
 * @param yaml the text between the `---` lines; '' is front matter without keys
 */
export function parseAreaFrontMatter<Schema extends TObject>(yaml: string, schema: Schema): ParsedFields<Static<Schema>> {
  const loaded = yaml.trim() === '' ? { value: {} } : loadYaml(yaml)
  if ('problem' in loaded) return { problems: [loaded.problem] }
  const { value } = loaded
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { problems: [{ message: 'front matter must be a list of `key: value` lines', line: 1 }] }
  const problems: FrontMatterProblem[] = []
  const unnamed = new Set(listUnknownKeys(value, schema).slice(MAX_UNKNOWN))
  const kept = Object.entries(value).filter(([key, found]) => {
    if (unnamed.has(key)) return false
    const expected = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
    const problem = expected === undefined ? unknownKey([key], Object.keys(schema.properties)) : findSchemaProblem(expected, found, [key])
    if (problem === undefined) return true
    problems.push({ message: problem.message, ...lineOf(yaml, key) })
    return false
  })
  if (unnamed.size > 0) problems.push({ message: countOf(unnamed.size, 'more unknown key') })
  const fields: unknown = Object.fromEntries(kept)
  if (Value.Check(schema, fields)) return { fields, problems }
  const missing = (schema.required ?? []).filter((key) => !Object.hasOwn(value, key))
  return { problems: [...problems, ...missing.map((key) => ({ message: `front matter must have a \`${key}\`` }))] }
}

function listUnknownKeys(value: object, { properties }: TObject): readonly string[] {
  return Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
}
