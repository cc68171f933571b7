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
