import type { BodyOf, CallAddress, Endpoint, FormOf, ParamsOf, QueryOf, ReplyOf } from '#contracts/endpoint.ts'
import type { EndpointAt } from '#contracts/endpoints.ts'
import type { ErrorEnvelope } from '#contracts/errors.ts'
import { parseJson } from './parse-json.ts'

/** The outcome of a call: JSON, something else (a page of a host, a login wall), a rejection, or no response at all. */
export type JsonResponse =
  | { readonly kind: 'json'; readonly body: unknown; readonly url: string }
  | { readonly kind: 'other'; readonly url: string }
  /** `body`: what the response says of it, where that is JSON. */
  | { readonly kind: 'rejected'; readonly status: number; readonly statusText: string; readonly body: unknown; readonly url: string }
  | { readonly kind: 'failed'; readonly url: string }
  | { readonly kind: 'aborted'; readonly url: string }

/**
 * Fetches JSON. It never throws. This file is the only one that calls `fetch`.
 *
 * @param url of this site; redirects are followed, and `url` in the response is where it came from at last
 */
export async function getJson(url: string, signal?: AbortSignal): Promise<JsonResponse> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, ...(signal === undefined ? {} : { signal }) })
    return jsonResponseOf(response, await response.text())
  } catch (error) {
    if (signal?.aborted === true) return { kind: 'aborted', url }
    console.warn(`${url} could not be fetched`, error)
    return { kind: 'failed', url }
  }
}

/** What a call is given, as far as its endpoint takes something. */
type Given<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>> & Part<'form', FormOf<E>>
type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [Key in Name]: Value }

interface CallInput {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
  readonly form?: object
  readonly signal?: AbortSignal
  /** It is sent to its end also when the page is left; for bodies of at most 64 KB. */
  readonly keepalive?: boolean
}

/** The input of the call at an address. */
export type CallInputAt<A extends CallAddress> = CallInput & Given<EndpointAt<A>>

/** The reply of the call at an address. */
export type ReplyAt<A extends CallAddress> = ReplyOf<EndpointAt<A>>

/** The outcome of a call of the API. */
export type Result<A extends CallAddress> = { readonly isOk: true; readonly reply: ReplyAt<A> } | Rejection

/**
 * Why a call failed. `status` is undefined without a response; then there is no `shown` either, and the feature has a text of its own.
 * `shown`: what users see (docs/behaviour/layout.md 10).
 */
export interface Rejection {
  readonly isOk: false
  readonly status: number | undefined
  readonly error: string
  readonly message: string
  readonly shown?: string
}

/**
 * Calls the API. It never throws: the caller decides what a rejection means.
 *
 * @param address of the list of a feature: input and reply have the types of its contract, whose schemas stay on the server
 * @example await call(ACCOUNT_ADDRESSES.settings, { body: { no_ads: true } })
 */
export async function call<A extends CallAddress>(address: A, input: CallInputAt<A>): Promise<Result<A>> {
  try {
    const response = await request(address, input)
    const text = await response.text()
    const body = parseJson(text)
    const isReply = response.ok && (text === '' || body !== undefined)
    return isReply && isReplyAt<A>(body) ? { isOk: true, reply: body } : rejectionOf(address.method, response, body)
  } catch (error) {
    const message = String(error)
    return { isOk: false, status: undefined, error: message, message }
  }
}

/**
 * Sends a call and leaves its response to the caller: what is no JSON, such as a stream of events (open-stream.ts).
 *
 * @throws TypeError without a response; what aborted it
 */
export function request<A extends CallAddress>({ method, path }: A, input: CallInputAt<A>): Promise<Response> {
  return fetch(urlOf(path, input), requestOf(method, input))
}

/** Sends the server something that no one waits for, also while the page is left; false when the browser does not accept it. */
export function sendBeacon<A extends CallAddress>({ path }: A, form: FormOf<EndpointAt<A>> & object): boolean {
  return navigator.sendBeacon(path, formOf(form))
}

/** Whether an address leads to another one: such as one of another site, which a script may not follow to. */
export async function isRedirected(url: string): Promise<boolean> {
  const { type } = await fetch(url, { redirect: 'manual' }).catch(() => ({ type: 'error' }))
  return type === 'opaqueredirect'
}

function jsonResponseOf({ ok, status, statusText, url }: Response, text: string): JsonResponse {
  const body = parseJson(text)
  if (!ok) return { kind: 'rejected', status, statusText, body, url }
  return body === undefined ? { kind: 'other', url } : { kind: 'json', body, url }
}

function urlOf(path: string, { params = {}, query = {} }: CallInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Object.entries(params).find(([key]) => key === name)?.[1])),
  )
  const asked = formOf(query).toString()
  return asked === '' ? filled : `${filled}?${asked}`
}

/** Absent values are left out; a list is said once for each of its values. */
function formOf(values: object): URLSearchParams {
  const pairs = Object.entries(values).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
  return new URLSearchParams(pairs.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]))
}

function requestOf(method: string, { body, form, signal, keepalive = false }: CallInput): RequestInit {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const content = body === undefined ? form && formOf(form) : JSON.stringify(body)
  return {
    method,
    keepalive,
    headers: { accept: 'application/json', ...type },
    ...(content === undefined ? {} : { body: content }),
    ...(signal === undefined ? {} : { signal }),
  }
}

/** The server holds its replies to the contract, so the browser needs no schemas; what is JSON and comes from the API is a reply. */
function isReplyAt<A extends CallAddress>(body: unknown): body is ReplyAt<A> {
  return body === undefined || typeof body === 'object'
}

/** The message of a failed call. For POST calls users are shown the short `error`, for others the `message` (docs/behaviour/layout.md 10). */
export function rejectionOf(method: string, { status, statusText }: Response, body: unknown) {
  const { error = statusText || String(status), message = `${status} ${statusText}`.trim() } = isEnvelope(body) ? body : {}
  return { isOk: false, status, error, message, shown: method === 'POST' ? error : message } as const
}

function isEnvelope(body: unknown): body is Partial<ErrorEnvelope> {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}
