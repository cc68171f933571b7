import type { BodyOf, Endpoint, FormOf, ParamsOf, QueryOf, ReplyOf } from '#contracts/endpoint.ts'
import type { ErrorEnvelope } from '#contracts/errors.ts'

/** What came of a call: JSON, something else (a page of a host, a login wall), a refusal, or no answer at all. */
export type Answer =
  | { readonly kind: 'json'; readonly body: unknown; readonly url: string }
  | { readonly kind: 'other'; readonly url: string }
  /** `body`: what the answer says of it, where that is JSON. */
  | { readonly kind: 'refused'; readonly status: number; readonly statusText: string; readonly body: unknown; readonly url: string }
  | { readonly kind: 'failed'; readonly url: string }
  | { readonly kind: 'aborted'; readonly url: string }

/**
 * Fetches JSON. It never throws. This file is the only one that calls `fetch`.
 *
 * @param url of this site; redirects are followed, and `url` in the answer is where it came from at last
 */
export async function getJson(url: string, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, ...(signal === undefined ? {} : { signal }) })
    return answerOf(response, await response.text())
  } catch (error) {
    if (signal?.aborted === true) return { kind: 'aborted', url }
    console.warn(`${url} could not be fetched`, error)
    return { kind: 'failed', url }
  }
}

/** What a call is given, as far as its endpoint takes something. */
type Given<E extends Endpoint> = Said<'params', ParamsOf<E>> & Said<'query', QueryOf<E>> & Said<'body', BodyOf<E>> & Said<'form', FormOf<E>>
type Said<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [Key in Name]: Value }

interface CallInput {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
  readonly form?: object
  readonly signal?: AbortSignal
  /** It is sent to its end also when the page is left; for bodies of at most 64 KB. */
  readonly keepalive?: boolean
}

/** The two words of an endpoint that the browser needs; its schemas stay on the server. */
export type Address<E extends Endpoint> = Pick<E, 'method' | 'path'>

/** What came of a call of the API. */
export type Result<E extends Endpoint> =
  | { readonly isOk: true; readonly reply: ReplyOf<E> }
  /** `status` is undefined when no answer came. `shown`: what readers are told (spec 000 section 8). */
  | { readonly isOk: false; readonly status: number | undefined; readonly error: string; readonly message: string; readonly shown: string }

/**
 * Calls the API. It never throws: who calls decides what a refusal means.
 *
 * @example await call<typeof accounts.settings>({ method: 'POST', path: '/api/v1/plus/settings/' }, { body: { no_ads: true } })
 */
export async function call<E extends Endpoint>(address: Address<E>, input: CallInput & Given<E>): Promise<Result<E>> {
  const url = urlOf(address.path, input)
  try {
    const response = await fetch(url, requestOf(address.method, input))
    const text = await response.text()
    const body = parse(text)
    const isAnswer = response.ok && (text === '' || body !== undefined)
    return isAnswer && isReplyOf<E>(body) ? { isOk: true, reply: body } : refusalOf(address.method, response, body)
  } catch (error) {
    const message = String(error)
    return { isOk: false, status: undefined, error: message, message, shown: message }
  }
}

/** Tells the server something that nobody waits for, also while the page is left; false when the browser refuses to. */
export function tell<E extends Endpoint>({ path }: Address<E>, form: FormOf<E> & object): boolean {
  return navigator.sendBeacon(path, formOf(form))
}

/** Whether an address leads to another one: such as one of another site, which a script may not follow to. */
export async function isRedirected(url: string): Promise<boolean> {
  const { type } = await fetch(url, { redirect: 'manual' }).catch(() => ({ type: 'error' }))
  return type === 'opaqueredirect'
}

/** The status that a file is answered with, as `404 Not Found`; undefined when no answer comes. */
export async function findStatus(url: string): Promise<string | undefined> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  return response === undefined ? undefined : `${response.status} ${response.statusText}`.trim()
}

function answerOf({ ok, status, statusText, url }: Response, text: string): Answer {
  const body = parse(text)
  if (!ok) return { kind: 'refused', status, statusText, body, url }
  return body === undefined ? { kind: 'other', url } : { kind: 'json', body, url }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
function isReplyOf<E extends Endpoint>(body: unknown): body is ReplyOf<E> {
  return body === undefined || typeof body === 'object'
}

/** For failed POST calls readers are shown the short `error`, for others the `message` (spec 000 section 8). */
function refusalOf(method: string, { status, statusText }: Response, body: unknown) {
  const { error = statusText || String(status), message = `${status} ${statusText}`.trim() } = isEnvelope(body) ? body : {}
  return { isOk: false, status, error, message, shown: method === 'POST' ? error : message } as const
}

function isEnvelope(body: unknown): body is Partial<ErrorEnvelope> {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}
