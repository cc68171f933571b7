import type { Static, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { inputError } from '../errors/input-error.ts'

/** Looks at values by a schema that was compiled once. */
export interface InputCheck<Schema extends TSchema> {
  /** The problem of a value: its field and what was expected. Undefined when there is none. */
  findProblem(value: unknown): InputProblem | undefined
  /** @throws AppError `validation` that names the field */
  check(value: unknown): asserts value is Static<Schema>
}

export interface InputProblem {
  readonly field: string
  readonly expected: string
}

/** Compiles a schema for the first value: those of all calls together take a tenth of the start of the server. */
export function createInputCheck<Schema extends TSchema>(schema: Schema): InputCheck<Schema> {
  let compiled: Validator | undefined
  const findProblem = (value: unknown): InputProblem | undefined => {
    compiled ??= Compile(schema)
    return compiled.Check(value) ? undefined : describeError(compiled.Errors(value))
  }
  return {
    findProblem,
    check(value): asserts value is Static<Schema> {
      const problem = findProblem(value)
      if (problem !== undefined) throw inputError(problem.field, problem.expected)
    },
  }
}

/** Keywords that say in an error's text what several others say of the same field one by one. */
const SUMMARIES: readonly string[] = ['anyOf', 'additionalProperties', 'required']

function describeError(errors: readonly TLocalizedValidationError[]): InputProblem {
  const [summary] = errors.filter(({ keyword }) => SUMMARIES.includes(keyword)).sort((a, b) => a.schemaPath.length - b.schemaPath.length)
  const error = summary ?? errors[0]
  if (error === undefined) return { field: 'body', expected: 'is not valid' }
  const field = nameOf(error.instancePath)
  switch (error.keyword) {
    case 'additionalProperties':
      return { field: join(field, error.params.additionalProperties[0]), expected: 'is not known here' }
    case 'required':
      return { field: join(field, error.params.requiredProperties[0]), expected: 'is missing' }
    case 'anyOf': {
      const choices = errors.filter(
        ({ instancePath, schemaPath }) => instancePath === error.instancePath && schemaPath.startsWith(error.schemaPath),
      )
      return { field, expected: `expected ${listChoices(choices)}` }
    }
    default:
      return { field, expected: expectationOf(error) }
  }
}

function listChoices(errors: readonly TLocalizedValidationError[]): string {
  const choices = errors.flatMap((error) => {
    if (error.keyword === 'const') return [JSON.stringify(error.params.allowedValue)]
    if (error.keyword === 'type') return [String(error.params.type)]
    return error.keyword === 'anyOf' ? [] : [error.message]
  })
  return [...new Set(choices)].join(' or ')
}

function expectationOf(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return `expected ${String(error.params.type)}`
    case 'const':
      return `expected ${JSON.stringify(error.params.allowedValue)}`
    default:
      return error.message
  }
}

/** `/a/b~1c` (RFC 6901) as `a.b/c`; the whole is called body. */
function nameOf(pointer: string): string {
  const name = pointer.split('/').slice(1).map(unescapePointer).join('.')
  return name === '' ? 'body' : name
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

function join(field: string, name = ''): string {
  return field === 'body' ? name : `${field}.${name}`
}
