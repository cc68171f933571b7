import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

const METHODS = ['GET', 'POST', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** Who may call: anyone; who is signed in (else 401); staff (else 403). */
export type Access = 'anyone' | 'account' | 'staff'

/** How often a user may call: ordinary reading and writing; what guards passwords; what sends mail; what staff read; new accounts; exports; shared pages; scans of other sites; what a language model answers; pings. */
export type Rate =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'guess'
  | 'mail'
  | 'report'
  | 'sign-up'
  | 'export'
  | 'shared'
  | 'scan'
  | 'ai'
  | 'telemetry'

interface Shape {
  /** One line of what it does, for the OpenAPI document. */
  readonly summary: string
  readonly access: Access
  /** Default: `read` for GET, `write` for all else. */
  readonly rate?: Rate
  /** The largest body in bytes, if it is not the server's default (docs/behaviour/http.md 15). */
  readonly maxBytes?: number
  /** The body is stored: its bytes count (docs/behaviour/quotas.md 8 to 11). */
  readonly grows?: true
  /** Parameters in the path, named there in braces. */
  readonly params?: TSchema
  /** Query string; the only input whose words are turned into numbers and booleans. */
  readonly query?: TSchema
  /** A JSON body: never coerced, never stripped. */
  readonly body?: TSchema
  /** A urlencoded body, of words; for forms that work without script. */
  readonly form?: TSchema
  /** Absent: the response has no body. */
  readonly reply?: TSchema
  /** Default 200. */
  readonly status?: number
  /** Ways to fail of its own, besides those that follow from what it takes and from who may call. */
  readonly errors?: readonly ErrorCode[]
  /** Calls from other servers, which prove themselves otherwise, are not asked where they come from. */
  readonly isSigned?: true
}

/** A call of the API: what goes in, what comes out, who may. The server serves it, the browser calls it, the OpenAPI document shows it. */
export type Endpoint<S extends Shape = Shape> = S & { readonly method: Method; readonly path: string }

type Part<S extends Shape, Name extends keyof Shape> = S[Name] extends TSchema ? Static<S[Name]> : undefined

/** The input and the output of a call. */
export type ParamsOf<E extends Endpoint> = Part<E, 'params'>
export type QueryOf<E extends Endpoint> = Part<E, 'query'>
export type BodyOf<E extends Endpoint> = Part<E, 'body'>
export type FormOf<E extends Endpoint> = Part<E, 'form'>
export type ReplyOf<E extends Endpoint> = Part<E, 'reply'>

/** Where a call is. @example { method: 'GET', path: '/api/v2/collections/{id}/' } */
export type CallAddress = Pick<Endpoint, 'method' | 'path'>

/** An endpoint whose method and path the compiler knows to the letter, so that it finds the endpoint of an address (`EndpointAt`). */
type At<A extends CallAddress, S extends Shape> = Endpoint<S> & { readonly method: A['method']; readonly path: A['path'] }

/**
 * A call at an address.
 *
 * @param address its path has parameters in braces: `/api/v2/collections/{id}/`
 */
export function endpoint<const A extends CallAddress, const S extends Shape>({ method, path }: A, shape: S): At<A, S> {
  return { ...shape, method, path }
}
