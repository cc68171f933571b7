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
 * - report: a person of the staff reads each of them.
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
  report: {
    session: { burst: 10, perMinute: 1 },
    address: { burst: 30, perMinute: 3 },
    subject: { burst: 10, perMinute: 1 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'session' | 'address' | 'subject', BucketSize>>>>

/** How often what is shown is asked for again when the reader comes back to the tab, and how long after a failure, in milliseconds (spec 000 section 9). */
export const FOCUS_THROTTLE_MS = 5000
export const ERROR_RETRY_MS = 5000

/** Of the forms for collections, in code points (spec 000 section 5); names of bookmarks have no limit there but the API's. */
export const COLLECTION_NAME_MAX = 60
export const COLLECTION_DESCRIPTION_MAX = 160
/** What the API takes at most, in code points: names, titles and addresses; descriptions and notes (behaviours 37 to 39 of reference/backend.md). */
export const COLLECTION_TITLE_MAX = 1024
export const COLLECTION_TEXT_MAX = 65_536
/** How many collections a core account has at most, the default one among them (behaviour 40). */
export const CORE_COLLECTIONS_MAX = 3
/** How many pages one collection holds at most: as many as one request moves, copies, exports or imports. */
export const COLLECTION_ITEMS_MAX = 10_000
/** How many items are read at once: on our pages (spec 000 section 9), when nothing is said (behaviour 42), at most. */
export const COLLECTION_PAGE_SIZE = 12
export const COLLECTION_PAGE_DEFAULT = 10
export const COLLECTION_PAGE_MAX = 1000
/** How long all notes of one collection are together, in code points: what one account fills of a disk has an end. */
export const COLLECTION_NOTES_MAX = 16 * 1024 * 1024
/** The largest file that is imported, in bytes: as many pages as a collection holds, with short notes. */
export const COLLECTION_IMPORT_BYTES_MAX = 8 * 1024 * 1024
/** The longest text that items are searched for, in code points. */
export const COLLECTION_QUERY_MAX = 200

/** The largest body with shared code, in bytes: one more is too many (behaviour 79 of reference/backend.md). */
export const SHARE_BYTES_MAX = 1_048_576
/** How much one account has shared at most: pieces of code, and their bytes in all. */
export const SHARES_MAX = 1000
export const SHARES_BYTES_MAX = 64 * SHARE_BYTES_MAX
/** Of shared code, in code points: the page it is from, its import map; of what is said of it. */
export const SRC_MAX = 2048
export const IMPORT_MAP_MAX = 16_384
export const FLAG_REASON_MAX = 2000
/** How many pieces of shared code a list has on a page. */
export const SHARES_PER_PAGE = 20

/** Of what learners have done: modules of one account, parts of a module; lengths of their names, in code points. */
export const LEARNING_MODULES_MAX = 300
export const LEARNING_PARTS_MAX = 40
export const LEARNING_MODULE_NAME_MAX = 200
export const LEARNING_PART_NAME_MAX = 80
