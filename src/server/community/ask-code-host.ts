import type { Issue, IssueSource } from '#contracts/community.ts'
import { issueSearchUrl } from './issue-search-url.ts'
import { readIssues } from './read-issues.ts'

/** How long a code host may take, in milliseconds: users wait for the first response. */
const TIMEOUT_MS = 5000
/** Five issues with all that a code host says of them have some 60 KB; their texts may be long. */
const MAX_BYTES = 1024 * 1024

/** The result of a request. `waitMs`: how long not to ask the host; 0 when it does not say. */
export type CodeHostAnswer =
  | { readonly isOk: true; readonly issues: readonly Issue[]; readonly waitMs: number }
  /** `reason`: one line for the operator. */
  | { readonly isOk: false; readonly reason: string; readonly waitMs: number }

interface AskOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly timeoutMs?: number
}

/** Asks a code host for the issues of a site. It never throws: a host may be slow, offline, out of order, or say anything. */
export async function askCodeHost(source: IssueSource, { now, timeoutMs = TIMEOUT_MS }: AskOptions): Promise<CodeHostAnswer> {
  try {
    // A redirect could lead to any place that this server reaches, so none is followed.
    const response = await fetch(issueSearchUrl(source), {
      headers: { accept: 'application/json', 'user-agent': 'Lectern' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const waitMs = waitOf(response, now())
    if (!response.ok) {
      await response.body?.cancel()
      return { isOk: false, reason: `status ${response.status}`, waitMs }
    }
    const text = await readText(response)
    if (text === undefined) return { isOk: false, reason: `a response of more than ${MAX_BYTES} bytes`, waitMs }
    const issues = readIssues(parse(text), source)
    return issues === undefined
      ? { isOk: false, reason: 'a response that is not a list of issues', waitMs }
      : { isOk: true, issues, waitMs }
  } catch (error) {
    return { isOk: false, reason: reasonOf(error), waitMs: 0 }
  }
}

/** By `retry-after` (RFC 9110 section 10.2.3), else by the reset of a quota of which nothing is left, as code hosts say it, in seconds since 1970. */
function waitOf({ headers }: Response, at: number): number {
  const after = headers.get('retry-after')
  if (after !== null) return Math.max(0, /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - at || 0)
  const reset = headers.get('x-ratelimit-reset')
  if (headers.get('x-ratelimit-remaining') !== '0' || reset === null || !/^\d+$/.test(reset)) return 0
  return Math.max(0, Number(reset) * 1000 - at)
}

/** Undefined when it is too long; then the rest is never read. */
async function readText({ body }: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.byteLength
    if (length > MAX_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A failed fetch has its reason in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
