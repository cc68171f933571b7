import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import type { Endpoint } from '#contracts/endpoint.ts'
import { ENDPOINTS } from '#contracts/endpoints.ts'
import { ERRORS, type ErrorCode } from '#contracts/errors.ts'
import { CACHE } from '../headers/cache-control.ts'
import { FORM_TYPE, JSON_TYPE } from '../input/read-bodies.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { readProgram } from '../state/version.ts'
import { errorsByStatus } from './endpoint-errors.ts'

type Json = Readonly<Record<string, unknown>>

export interface OpenApiInput {
  readonly origin: string
  readonly version: string
}

/** `/api/openapi.json`: the document of the API, made from the contracts that also check each call. */
export function serveOpenApi(app: FastifyInstance, origin: string): void {
  const document = JSON.stringify(openApiDocument({ origin, version: readProgram().version }))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', CACHE.hour).type('application/json; charset=utf-8').send(document),
  )
}

/** All endpoints in the form of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html). */
function openApiDocument({ origin, version }: OpenApiInput): Json {
  const operations = Object.entries(ENDPOINTS).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ endpoint, operation: operationOf(endpoint, { feature, name }) })),
  )
  const paths: Record<string, Json> = {}
  for (const { endpoint, operation } of operations) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'API', version },
    ...(origin === '' ? {} : { servers: [{ url: origin }] }),
    tags: Object.keys(ENDPOINTS).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema() },
      responses: Object.fromEntries(Object.entries(ERRORS).map(([code, { message }]) => [code, errorResponse(message)])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie(origin).name },
        signature: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}

interface OperationName {
  readonly feature: string
  readonly name: string
}

function operationOf(endpoint: Endpoint, { feature, name }: OperationName): Json {
  const { summary, params, query, status = 200, reply, body, form } = endpoint
  const content = { ...(body && { [JSON_TYPE]: { schema: body } }), ...(form && { [FORM_TYPE]: { schema: form } }) }
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary,
    security: securityOf(endpoint),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(Object.keys(content).length > 0 && { requestBody: { required: body !== undefined, content } }),
    responses: {
      [status]: { description: summary, ...(reply && { content: { [JSON_TYPE]: { schema: reply } } }) },
      ...errorsOf(endpoint),
    },
  }
}

/** A call that anyone may make has another response for a signed-in user. */
function securityOf({ access, isSigned }: Endpoint): readonly Json[] {
  if (isSigned === true) return [{ signature: [] }]
  return access === 'anyone' ? [{}, { session: [] }] : [{ session: [] }]
}

function parametersOf(schema: TSchema | undefined, place: 'path' | 'query'): readonly Json[] {
  if (schema === undefined || !('properties' in schema)) return []
  const required: readonly unknown[] = 'required' in schema && Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

/** A status has one response in OpenAPI; where several errors share one, it names them all. */
function errorsOf(endpoint: Endpoint): Json {
  return Object.fromEntries([...errorsByStatus(endpoint)].map(([status, codes]) => [status, responseOf(codes)]))
}

function responseOf(codes: readonly ErrorCode[]): Json {
  const [code] = codes
  return codes.length === 1
    ? { $ref: `#/components/responses/${code}` }
    : errorResponse(codes.map((one) => ERRORS[one].message).join(' / '))
}

function errorResponse(description: string): Json {
  return { description, content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } } }
}

function errorSchema(): Json {
  return {
    type: 'object',
    required: ['code', 'error', 'message'],
    properties: {
      code: { type: 'integer', description: 'The status' },
      error: { type: 'string', description: 'A short name, readable' },
      message: { type: 'string', description: 'A readable description of the error' },
      id: { type: 'string', format: 'uuid', description: 'For errors of the server: names the line in its log' },
    },
  }
}
