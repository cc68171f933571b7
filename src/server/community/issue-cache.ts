import type { Issue, IssueSource } from '#contracts/community.ts'
import type { CodeHostAnswer } from './ask-code-host.ts'

/** How long issues are shown before they are asked for again, in milliseconds: unknown callers get ten searches a minute from a code host. */
const FRESH_MS = 10 * 60_000
/** How long old issues are better than none while the host can't be asked. */
const STALE_MS = 24 * 3_600_000
/** How long a host that has failed is left alone: at least, and at most, whatever it says. */
const MIN_WAIT_MS = 60_000
const MAX_WAIT_MS = 3_600_000

/** The known issues of a site; `retryMs` says when to request missing ones. */
export type KnownIssues =
  | { readonly isOk: true; readonly issues: readonly Issue[] }
  | { readonly isOk: false; readonly retryMs: number; readonly reason: string }

interface CacheOptions {
  readonly ask: (source: IssueSource) => Promise<CodeHostAnswer>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Gets one line: when the host begins to fail, and when it answers again. */
  readonly report: (line: string) => void
}

interface State {
  readonly key: string
  known?: { readonly issues: readonly Issue[]; readonly at: number }
  failure?: string
  /** Before this moment the host is not asked. */
  askAt: number
  asking?: Promise<void>
}

/**
 * The issues of a site in memory: one request to the code host at a time, however many users ask; old issues at once while new ones are
 * asked for, and for a day while there are none.
 */
export function createIssueCache({ ask, now, report }: CacheOptions): (source: IssueSource) => Promise<KnownIssues> {
  let state: State = { key: '', askAt: 0 }

  async function refresh(own: State, source: IssueSource): Promise<void> {
    const answer = await ask(source)
    const at = now()
    if (answer.isOk) {
      if (own.failure !== undefined) report(`${source.api} responds again`)
      delete own.failure
      own.known = { issues: answer.issues, at }
      own.askAt = at + Math.max(FRESH_MS, Math.min(answer.waitMs, MAX_WAIT_MS))
      return
    }
    if (own.failure === undefined) report(`the community page shows no new issues: ${source.api} failed: ${answer.reason}`)
    own.failure = answer.reason
    own.askAt = at + Math.min(Math.max(MIN_WAIT_MS, answer.waitMs), MAX_WAIT_MS)
  }

  return async (source) => {
    const key = JSON.stringify(source)
    if (state.key !== key) state = { key, askAt: 0 }
    const own = state
    // No wait is longer than the longest: the clock was set back.
    if (now() >= own.askAt || own.askAt - now() > MAX_WAIT_MS)
      own.asking ??= refresh(own, source).finally(() => {
        delete own.asking
      })
    const isKnown = (): boolean => own.known !== undefined && Math.abs(now() - own.known.at) < STALE_MS
    if (!isKnown()) await own.asking
    if (own.known !== undefined && isKnown()) return { isOk: true, issues: own.known.issues }
    return { isOk: false, retryMs: Math.max(0, own.askAt - now()), reason: own.failure ?? 'no response' }
  }
}
