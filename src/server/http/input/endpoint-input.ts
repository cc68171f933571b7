import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Endpoint } from '#contracts/endpoint.ts'
import { AppError } from '../errors/app-error.ts'
import { inputError } from '../errors/input-error.ts'
import { createInputCheck, type InputCheck } from './input-check.ts'
import { EVENT_TOKEN_TYPE, mediaTypeOf } from './read-bodies.ts'
import { readPairs } from './read-form.ts'
import { readQueryField } from './read-query-field.ts'
import { parseTarget } from './request-target.ts'

type Check = InputCheck<TSchema> | undefined

/** The schemas of an endpoint, compiled. */
export interface EndpointChecks {
  readonly params: Check
  readonly query: Check
  /** The values of the query string. Unknown names are ignored, because links carry marks of their own. */
  readonly queryFields: ReadonlyMap<string, unknown>
  readonly body: Check
  readonly form: Check
  readonly reply: Check
}

/** The input of a request, as the endpoint's schemas have it; undefined for parts that the endpoint does not take. */
export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly form: unknown
}

/** Compiles the schemas of an endpoint. */
export function compileEndpoint({ params, query, body, form, reply }: Endpoint): EndpointChecks {
  const compile = (schema: TSchema | undefined): Check => (schema === undefined ? undefined : createInputCheck(schema))
  return {
    params: compile(params),
    query: compile(query),
    queryFields: new Map(Object.entries(propertiesOf(query))),
    body: compile(body),
    form: compile(form),
    reply: compile(reply),
  }
}

/**
 * The input of a request, checked by the schemas of its endpoint.
 *
 * @throws AppError `validation` that names the field; `not_found` for a path whose parameters lead nowhere
 */
export function readInput(checks: EndpointChecks, request: FastifyRequest): Input {
  const { params, query, body, form } = checks
  if (params?.findProblem(request.params) !== undefined) throw new AppError('not_found')
  if (body === undefined && form === undefined && hasBody(request)) throw inputError('body', 'this call takes no body')
  return {
    params: params === undefined ? undefined : request.params,
    query: query === undefined ? undefined : passing(query, readQuery(checks, request.url)),
    body: body === undefined ? undefined : passing(body, request.body),
    form: form === undefined ? undefined : passing(form, request.body ?? {}),
  }
}

function passing(check: InputCheck<TSchema>, value: unknown): unknown {
  const problem = check.findProblem(value)
  if (problem !== undefined) throw inputError(problem.field, problem.expected)
  return value
}

function hasBody({ body, headers }: FastifyRequest): boolean {
  // A token belongs to a signed route; elsewhere it was rejected when it was read.
  if (mediaTypeOf(headers['content-type']) === EVENT_TOKEN_TYPE) return false
  return body !== undefined && body !== null && !(typeof body === 'object' && Object.keys(body).length === 0)
}

function readQuery({ queryFields }: EndpointChecks, url: string): Readonly<Record<string, unknown>> {
  const pairs = readPairs(parseTarget(url).query.slice(1)).filter(([name]) => queryFields.has(name))
  const words = Map.groupBy(pairs, ([name]) => name)
  return Object.fromEntries(
    [...words].map(([name, given]) => [name, readQueryField(queryFields.get(name), { name, words: given.map(([, word]) => word) })]),
  )
}

function propertiesOf(schema: TSchema | undefined): Readonly<Record<string, unknown>> {
  if (schema === undefined || !('properties' in schema)) return {}
  const { properties } = schema
  return typeof properties === 'object' && properties !== null ? { ...properties } : {}
}
