/** Widths from which a layout applies, in CSS pixels (spec 000 section 9). The sheets repeat them; a test compares. */
export const BREAKPOINTS = { xs: 0, sm: 426, md: 769, lg: 992, xl: 1200, xxl: 1441 } as const

/** Age of the cookie that remembers a reader's language, in seconds: 3 years (spec 001 section 9). */
export const LOCALE_COOKIE_MAX_AGE_S = 94_608_000
/** Name of that cookie (reference/client.md 9.4). */
export const LOCALE_COOKIE = 'preferredlocale'

/** Duration of the sidebar's collapse, in milliseconds (spec 000 section 9). */
export const SIDEBAR_COLLAPSE_MS = 300
/** How long 'Copied!' and the failure message stay, in milliseconds (spec 000 section 9). */
export const COPIED_MS = 1000
export const COPY_FAILED_MS = 3000
/** A loading indicator appears after this time, in milliseconds (spec 000 section 9). */
export const LOADING_DELAY_MS = 1000
/** A part of the application that has not come after this time, in milliseconds, has failed (spec 001 section 9). */
export const CHUNK_TIMEOUT_MS = 120_000

/** Limits of front matter, in characters (reference/content.md 1.2). */
export const TITLE_MAX = 120
export const SHORT_TITLE_MAX = 60

/** The longest label and the longest address that an event carries, in characters (spec 000 section 9). */
export const LABEL_MAX = 61
export const ADDRESS_MAX = 8192

/** How far down a page is scrolled when that is measured, in percent, and how long the page has to stand still before (spec 001 section 9). */
export const SCROLL_DEPTHS = [25, 50, 75] as const
export const SCROLL_DEPTH_DELAY_MS = 100

/** How many calls a full bucket holds, and how many flow into it in a minute. */
export interface BucketSize {
  readonly burst: number
  readonly perMinute: number
}

/**
 * How often a reader may call (reference/backend.md 8.2.4), for one session, for one network of addresses (/24 or /56), and for what a
 * caller names, such as the e-mail address that a mail would go to.
 * - read: a page asks once or twice; a school of hundreds comes from one network.
 * - write: somebody who tidies up quickly does one thing a second.
 * - sign-in: a way in takes four calls; a class that begins at once gets through, a guesser gets 43,000 tries a day at most for a whole
 *   network, and 1,440 for one address.
 * - mail: goes to somebody else's mailbox, so three an hour.
 */
export const RATE_LIMITS = {
  read: {
    session: { burst: 300, perMinute: 600 },
    address: { burst: 3000, perMinute: 6000 },
    subject: { burst: 300, perMinute: 600 },
  },
  write: {
    session: { burst: 60, perMinute: 60 },
    address: { burst: 300, perMinute: 600 },
    subject: { burst: 60, perMinute: 60 },
  },
  'sign-in': {
    session: { burst: 30, perMinute: 10 },
    address: { burst: 120, perMinute: 30 },
    subject: { burst: 10, perMinute: 1 },
  },
  mail: {
    session: { burst: 5, perMinute: 0.25 },
    address: { burst: 20, perMinute: 1 },
    subject: { burst: 3, perMinute: 0.05 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'session' | 'address' | 'subject', BucketSize>>>>

/** How often what is shown is asked for again when the reader comes back to the tab, and how long after a failure, in milliseconds (spec 000 section 9). */
export const FOCUS_THROTTLE_MS = 5000
export const ERROR_RETRY_MS = 5000
