import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

export const METHODS = ['GET', 'POST', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** Who may call: anyone; who is signed in (else 401); staff (else 403). */
export type Access = 'anyone' | 'account' | 'staff'

/** How often a reader may call: ordinary reading and writing; what guards passwords; what sends mail; what staff read. */
export type Rate = 'read' | 'write' | 'sign-in' | 'mail' | 'report'

interface Shape {
  /** One line of what it does, for the OpenAPI document. */
  readonly summary: string
  readonly access: Access
  /** Default: `read` for GET, `write` for all else. */
  readonly rate?: Rate
  /** The largest body, where it is another than the server's own (reference/backend.md 1.0). */
  readonly maxBytes?: number
  /** Parameters in the path, named there in braces. */
  readonly params?: TSchema
  /** Query string; the only input whose words are turned into numbers and booleans. */
  readonly query?: TSchema
  /** A JSON body: never coerced, never stripped. */
  readonly body?: TSchema
  /** A urlencoded body, of words; for forms that work without script. */
  readonly form?: TSchema
  /** Absent: the answer has no body. */
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

/** What a call is given, and what it answers. */
export type ParamsOf<E extends Endpoint> = Part<E, 'params'>
export type QueryOf<E extends Endpoint> = Part<E, 'query'>
export type BodyOf<E extends Endpoint> = Part<E, 'body'>
export type FormOf<E extends Endpoint> = Part<E, 'form'>
export type ReplyOf<E extends Endpoint> = Part<E, 'reply'>

/** An endpoint whose method and path the compiler knows to the letter, so that a call in the browser is checked without its schemas. */
type At<M extends Method, P extends string, S extends Shape> = Endpoint<S> & { readonly method: M; readonly path: P }

/** @param path with parameters in braces: `/api/v2/collections/{id}/` */
export function get<const P extends string, const S extends Shape>(path: P, shape: S): At<'GET', P, S> {
  return { ...shape, method: 'GET', path }
}

/** @param path with parameters in braces */
export function post<const P extends string, const S extends Shape>(path: P, shape: S): At<'POST', P, S> {
  return { ...shape, method: 'POST', path }
}

/** A DELETE call. @param path with parameters in braces */
export function remove<const P extends string, const S extends Shape>(path: P, shape: S): At<'DELETE', P, S> {
  return { ...shape, method: 'DELETE', path }
}
