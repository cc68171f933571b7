import { ERROR_RETRY_MS, FOCUS_THROTTLE_MS } from '../browser/refetch-times.ts'
import { currentUser, setUserSource, takeUser } from '../browser/user.ts'
import { askWho, type Who } from './ask-who.ts'
import { pingDaily } from './ping-daily.ts'
import { findStoredUser, forgetUser, isAboutUser, isGone, keepUser } from './stored-user.ts'
import { ANYBODY } from './user-of.ts'

interface FollowInput {
  /** What is said when the server does not answer. */
  readonly outage: string
  /** The server knows no accounts. */
  readonly onWithoutAccounts: () => void
}

/** A failure is followed by a longer wait than the one before it, up to this many times. */
const MOST_DOUBLINGS = 6

/**
 * Keeps the user known from now on: first as the tab knew them last, then as the server says; again when the user comes back to the tab or
 * to the page, is online again, or signs in or out in another tab.
 */
export function followUser({ outage, onWithoutAccounts }: FollowInput): void {
  const asking = new Asking((who) => {
    if (who.kind === 'without-accounts') onWithoutAccounts()
    else if (who.kind === 'user') {
      keepUser(who.user)
      takeUser(who.user)
      if (who.user.isAuthenticated) pingDaily(new Date())
    } else if (who.kind === 'failed') {
      forgetUser()
      takeUser({ ...(currentUser() ?? ANYBODY), maintenance: outage })
    }
  })
  const stored = findStoredUser()
  if (stored !== undefined) takeUser(stored)
  setUserSource(() => asking.start())
  void asking.start()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && asking.startUnlessFresh())
  addEventListener('online', () => asking.startUnlessFresh())
  addEventListener('storage', (event) => isAboutUser(event) && askAgain(asking))
  addEventListener('pagehide', () => asking.stop())
  addEventListener('pageshow', ({ persisted }) => persisted && askAgain(asking))
}

/** A user who has signed out in another tab, or on a page after this one, is not shown until the server has answered. */
function askAgain(asking: Asking): void {
  const user = currentUser()
  if (user !== undefined && isGone(user)) takeUser(ANYBODY)
  void asking.start()
}

/** Asks for the current user, one request at a time: the response to an older request that comes later is ignored. */
class Asking {
  readonly #take: (who: Who) => void
  #question = 0
  #askedAt = Number.NEGATIVE_INFINITY
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(take: (who: Who) => void) {
    this.#take = take
  }

  /** Ends when the answer has been taken, or when it counts no more. */
  start(): Promise<void> {
    this.stop()
    const question = this.#question
    this.#askedAt = performance.now()
    return askWho().then((who) => {
      if (question !== this.#question) return
      const isInVain = who.kind === 'failed' || who.kind === 'limited'
      this.#failures = isInVain ? this.#failures + 1 : 0
      if (isInVain) this.#retry = setTimeout(() => this.#startIfSeen(), this.#waitMs())
      this.#take(who)
    })
  }

  startUnlessFresh(): void {
    if (performance.now() - this.#askedAt >= FOCUS_THROTTLE_MS) void this.start()
  }

  /** What is still to be answered counts no more. */
  stop(): void {
    clearTimeout(this.#retry)
    this.#question += 1
  }

  /** A tab that no one looks at asks when it is looked at again. */
  #startIfSeen(): void {
    if (document.visibilityState === 'visible') void this.start()
  }

  #waitMs(): number {
    return ERROR_RETRY_MS * 2 ** Math.min(this.#failures - 1, MOST_DOUBLINGS)
  }
}
