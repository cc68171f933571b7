/** What came of a call: JSON, something else (a page of a host, a login wall), a refusal, or no answer at all. */
export type Answer =
  | { readonly kind: 'json'; readonly body: unknown; readonly url: string; readonly webVersion: string | null }
  | { readonly kind: 'other'; readonly url: string }
  | { readonly kind: 'refused'; readonly status: number; readonly statusText: string; readonly url: string }
  | { readonly kind: 'failed'; readonly url: string }
  | { readonly kind: 'aborted'; readonly url: string }

/** Names the loader of the build that answers, so that an open page knows when the site was built anew. */
const WEB_VERSION_HEADER = 'x-web-version'

/**
 * Fetches JSON. The only place that calls `fetch`; it never throws.
 *
 * @param url of this site; redirects are followed, and `url` in the answer is where it came from at last
 */
export async function getJson(url: string, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' }, ...(signal === undefined ? {} : { signal }) })
    if (!response.ok) return { kind: 'refused', status: response.status, statusText: response.statusText, url: response.url }
    return await answerOf(response)
  } catch (error) {
    if (signal?.aborted === true) return { kind: 'aborted', url }
    console.warn(`${url} could not be fetched`, error)
    return { kind: 'failed', url }
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  try {
    const body: unknown = JSON.parse(text)
    return { kind: 'json', body, url: response.url, webVersion: response.headers.get(WEB_VERSION_HEADER) }
  } catch {
    return { kind: 'other', url: response.url }
  }
}
