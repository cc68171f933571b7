import type { TSchema } from 'typebox'
import Value from 'typebox/value'

/** Why a value does not fit its schema, for the person who wrote it. */
export interface SchemaProblem {
  /** The key that is wrong, from the outside to the inside: `['links', 'site', '0', 'url']`; empty for the whole value. */
  readonly path: readonly string[]
  /** One line with what was found and what was expected. */
  readonly message: string
}

/** More characters of a wrong value are not shown. */
const EXCERPT_MAX = 60
/** More words of a list are not named. */
const WORDS_MAX = 60

/**
 * The first problem of a value: the innermost key that is wrong, with what it may be. A `description` in the schema says in words what its
 * pattern allows. Undefined when the value fits.
 *
 * @example findSchemaProblem(Type.Object({ a: Type.Literal('b') }), { a: 'c' }) // `a` is not allowed to be "c": expected b
 */
export function findSchemaProblem(schema: TSchema, value: unknown, path: readonly string[] = []): SchemaProblem | undefined {
  if (Value.Check(schema, value)) return undefined
  const options = listOptions(schema)
  if (options.length > 0) return findOptionProblem(schema, value, path)
  return (
    (isRecord(value) ? findKeyProblem(schema, value, path) : undefined) ??
    (Array.isArray(value) ? findItemProblem(schema, value, path) : undefined) ?? { path, message: rejection(schema, value, path) }
  )
}

/**
 * What a value may be, in words: the `description` of the schema, or what follows from its rules; '' when nothing does.
 *
 * @example describeSchema(Type.Union([Type.Literal('a'), Type.Literal('b')])) // 'one of a, b'
 */
export function describeSchema(schema: TSchema): string {
  if ('description' in schema && typeof schema.description === 'string') return schema.description
  const options = listOptions(schema)
  const words = listWords(schema)
  if (words.length > 0) return oneOf(words)
  if (options.length > 0) return [...new Set(options.map(describeSchema))].filter((text) => text !== '').join(', or ')
  const type = 'type' in schema ? schema.type : undefined
  if (type === 'object') return describeKeys(schema)
  if (type === 'array') return describeList(schema)
  if (type === 'string') return describeText(schema)
  if (type === 'integer' || type === 'number') return describeNumber(schema, type === 'integer' ? 'a whole number' : 'a number')
  return type === 'boolean' ? 'true or false' : ''
}

/** A choice between forms: of the form that the value has, its problem, else all forms. */
function findOptionProblem(schema: TSchema, value: unknown, path: readonly string[]): SchemaProblem {
  const alike = listOptions(schema).filter((option) => hasTypeOf(option, value))
  const found = isRecord(value) ? alike.map((option) => findSchemaProblem(option, value, path)) : []
  const deepest = found.reduce((best, problem) => ((problem?.path.length ?? 0) > (best?.path.length ?? 0) ? problem : best), found[0])
  return deepest ?? { path, message: rejection(schema, value, path) }
}

function findKeyProblem(schema: TSchema, value: Readonly<Record<string, unknown>>, path: readonly string[]): SchemaProblem | undefined {
  const properties = propertiesOf(schema)
  const isClosed = 'additionalProperties' in schema && schema.additionalProperties === false
  const unknown = isClosed ? Object.keys(value).find((key) => !Object.hasOwn(properties, key)) : undefined
  if (unknown !== undefined) return unknownKey([...path, unknown], Object.keys(properties))
  const missing = requiredOf(schema).find((key) => !Object.hasOwn(value, key))
  if (missing !== undefined)
    return {
      path,
      message: `${path.length === 0 ? '' : `${nameOf(path)}: `}the key \`${missing}\` is missing${expected(properties[missing])}`,
    }
  for (const [key, inner] of Object.entries(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : patternPropertyOf(schema)
    const problem = property === undefined ? undefined : findSchemaProblem(property, inner, [...path, key])
    if (problem !== undefined) return problem
  }
  return undefined
}

function findItemProblem(schema: TSchema, value: readonly unknown[], path: readonly string[]): SchemaProblem | undefined {
  const items = 'items' in schema && isSchema(schema.items) ? schema.items : undefined
  if (items === undefined) return undefined
  const index = value.findIndex((item) => !Value.Check(items, item))
  return index < 0 ? undefined : findSchemaProblem(items, value[index], [...path, String(index)])
}

/** The problem of a key that the schema does not have. */
export function unknownKey(path: readonly string[], known: readonly string[]): SchemaProblem {
  return { path, message: `unknown key ${nameOf(path)}; expected ${oneOf(known)}` }
}

function rejection(schema: TSchema, value: unknown, path: readonly string[]): string {
  return `${path.length === 0 ? 'it' : nameOf(path)} is not allowed to be ${excerpt(value)}${expected(schema)}`
}

function expected(schema: TSchema | undefined): string {
  const text = schema === undefined ? '' : describeSchema(schema)
  return text === '' ? '' : `: expected ${text}`
}

/** @example nameOf(['links', 'site', '0', 'url']) // '`links.site[0].url`' */
function nameOf(path: readonly string[]): string {
  return `\`${path.map((key, index) => (/^\d+$/.test(key) ? `[${key}]` : index === 0 ? key : `.${key}`)).join('')}\``
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length <= EXCERPT_MAX ? text : `${text.slice(0, EXCERPT_MAX - 3)}...`
}

function oneOf(words: readonly string[]): string {
  const named = words.slice(0, WORDS_MAX).join(', ')
  return words.length === 1 ? named : `one of ${named}${words.length > WORDS_MAX ? ', ...' : ''}`
}

function describeKeys(schema: TSchema): string {
  const required = requiredOf(schema)
  const optional = Object.keys(propertiesOf(schema)).filter((key) => !required.includes(key))
  if (required.length + optional.length === 0) return 'keys with values'
  if (required.length === 0) return `keys out of ${optional.join(', ')}`
  return `the ${required.length === 1 ? 'key' : 'keys'} ${required.join(', ')}${optional.length === 0 ? '' : ` and optionally ${optional.join(', ')}`}`
}

function describeList(schema: TSchema): string {
  const items = 'items' in schema && isSchema(schema.items) ? describeSchema(schema.items) : ''
  const least = 'minItems' in schema ? `at least ${String(schema.minItems)}` : ''
  const most = 'maxItems' in schema ? `at most ${String(schema.maxItems)}` : ''
  const different = 'uniqueItems' in schema ? 'all different' : ''
  const rules = [least, most, different].filter((rule) => rule !== '').join(', ')
  return `a list${rules === '' ? '' : ` (${rules})`}${items === '' ? '' : ` of: ${items}`}`
}

function describeText(schema: TSchema): string {
  const least = 'minLength' in schema ? String(schema.minLength) : '0'
  if ('maxLength' in schema) return `text of ${least} to ${String(schema.maxLength)} characters`
  return 'pattern' in schema ? `text like ${String(schema.pattern)}` : least === '0' ? 'text' : 'text that is not empty'
}

function describeNumber(schema: TSchema, noun: string): string {
  const least = 'minimum' in schema ? String(schema.minimum) : undefined
  const most = 'maximum' in schema ? String(schema.maximum) : undefined
  if (least !== undefined && most !== undefined) return `${noun} from ${least} to ${most}`
  return least === undefined ? noun : `${noun} from ${least}`
}

function listOptions(schema: TSchema): readonly TSchema[] {
  return 'anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf.filter(isSchema) : []
}

/** The words that are allowed, where there is nothing but words; else none. */
function listWords(schema: TSchema): readonly string[] {
  if ('const' in schema) return [String(schema.const)]
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum.map(String)
  const words = listOptions(schema).map(listWords)
  return words.every((some) => some.length > 0) ? words.flat() : []
}

function hasTypeOf(schema: TSchema, value: unknown): boolean {
  const type = 'type' in schema ? schema.type : undefined
  return type === (Array.isArray(value) ? 'array' : typeof value)
}

function propertiesOf(schema: TSchema): Readonly<Record<string, TSchema>> {
  const properties = 'properties' in schema && isRecord(schema.properties) ? schema.properties : {}
  return Object.fromEntries(Object.entries(properties).filter((entry): entry is [string, TSchema] => isSchema(entry[1])))
}

/** What a record's values are. */
function patternPropertyOf(schema: TSchema): TSchema | undefined {
  return 'patternProperties' in schema && isRecord(schema.patternProperties)
    ? Object.values(schema.patternProperties).find(isSchema)
    : undefined
}

function requiredOf(schema: TSchema): readonly string[] {
  return 'required' in schema && Array.isArray(schema.required) ? schema.required.map(String) : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSchema(value: unknown): value is TSchema {
  return isRecord(value)
}
