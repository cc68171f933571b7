/**
 * Widths from which a layout applies, in `em` of media queries: 426, 769, 992, 1,200 and 1,441 CSS pixels, or more where the user has chosen larger
 * text in the browser (docs/behaviour/layout.md 1). The stylesheets repeat them; a test compares.
 */
export const BREAKPOINTS = { xs: 0, sm: 26.625, md: 48.0625, lg: 62, xl: 75, xxl: 90.0625 } as const

/** Age of the cookie with the user's language, in seconds: 3 years (docs/behaviour/locales.md 6). */
export const LOCALE_COOKIE_MAX_AGE_S = 94_608_000
/** Name of that cookie (docs/behaviour/locales.md 2). */
export const LOCALE_COOKIE = 'preferredlocale'

/** Duration of the sidebar's collapse, in milliseconds (docs/behaviour/layout.md 2). */
export const SIDEBAR_COLLAPSE_MS = 300
/** How long 'Copied!' and the failure message stay, in milliseconds (docs/behaviour/layout.md 3). */
export const COPIED_MS = 1000
export const COPY_FAILED_MS = 3000
/** A loading indicator appears after this time, in milliseconds (docs/behaviour/layout.md 4). */
export const LOADING_DELAY_MS = 1000

/** Limits of front matter, in characters (docs/behaviour/documents.md 26). */
export const TITLE_MAX = 120
export const SHORT_TITLE_MAX = 60

/** The longest label and the longest address of an event, in characters (docs/behaviour/events.md 5). */
export const LABEL_MAX = 61
export const ADDRESS_MAX = 8192
/** The longest `next`, to come back to after signing in, in characters: a cookie has to hold it, of which browsers store 4,096 bytes (RFC 6265 section 6.1). */
export const NEXT_MAX = 2048

/** Scroll depths that are measured, in percent, and how long the page must stand still before, in milliseconds (docs/behaviour/events.md 6). */
export const SCROLL_DEPTHS = [25, 50, 75] as const
export const SCROLL_DEPTH_DELAY_MS = 100

/** How many calls a full bucket holds, and how many flow into it in a minute. */
export interface BucketSize {
  readonly burst: number
  readonly perMinute: number
}

/**
 * Rates of calls (docs/behaviour/http.md 17) for one session, for one network of addresses (/24 or /56), and for a value in the call, such as the
 * e-mail address that a mail would go to.
 * - read: a page asks once or twice; a school of hundreds comes from one network.
 * - write: someone who tidies up quickly does one thing a second.
 * - sign-in: a way in takes four calls, so a class that begins at once gets through, and one network tries 43,000 passwords a day at most.
 * - guess: passwords that are tried (docs/decisions/0040). `session` is who has shown something of the account: a device that signed in
 *   before, a session, a mailed link. `address` is one account from one network, `subject` one account from all networks.
 * - mail: goes to another user's mailbox, so three an hour.
 * - report: a person of the staff reads each of them.
 * - sign-up: makes an account; a network makes a hundred at once and then a hundred a day.
 * - export: reads all that an account has stored, so twelve an hour; a collection is exported at this rate as well.
 * - shared: a page of a shared collection, which anybody with the link may read. A class that opens one link gets through, and so does a copy of the
 *   largest collection.
 * - ai: may make a language model write. A question takes a user longer to write than ten seconds.
 * - scan: makes the server ask another site. `subject` is that site with all names below its registrable domain, whoever asks.
 * - telemetry: pings of browsers, each for a page or some actions; `subject` is the whole site, five million in a day.
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
  guess: {
    session: { burst: 10, perMinute: 1 },
    address: { burst: 10, perMinute: 0.1 },
    subject: { burst: 100, perMinute: 1 },
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
  'sign-up': {
    session: { burst: 20, perMinute: 0.1 },
    address: { burst: 100, perMinute: 0.07 },
    subject: { burst: 10, perMinute: 1 },
  },
  export: {
    session: { burst: 20, perMinute: 0.2 },
    address: { burst: 60, perMinute: 2 },
    subject: { burst: 20, perMinute: 0.2 },
  },
  shared: {
    session: { burst: 200, perMinute: 60 },
    address: { burst: 300, perMinute: 120 },
    subject: { burst: 200, perMinute: 60 },
  },
  scan: {
    session: { burst: 20, perMinute: 6 },
    address: { burst: 30, perMinute: 10 },
    subject: { burst: 10, perMinute: 3 },
  },
  ai: {
    session: { burst: 20, perMinute: 6 },
    address: { burst: 100, perMinute: 30 },
    subject: { burst: 20, perMinute: 6 },
  },
  telemetry: {
    session: { burst: 300, perMinute: 600 },
    address: { burst: 3000, perMinute: 6000 },
    subject: { burst: 1_000_000, perMinute: 3500 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'session' | 'address' | 'subject', BucketSize>>>>

const MEBIBYTE = 1024 * 1024

/**
 * How many bytes are stored in a day at most (docs/behaviour/quotas.md 8 to 10): for an account in its first week, for any other, and for one network
 * of addresses. `site` is the default of LECTERN_DAILY_MB; accounts in their first week have half of it, all others the other half.
 */
export const DAILY_BYTES = { newAccount: 32 * MEBIBYTE, account: 64 * MEBIBYTE, network: 128 * MEBIBYTE, site: 2048 * MEBIBYTE } as const
/** The bytes of an item of a collection besides the texts of its user: address, title, path, keys. They count for a day's quota. */
export const ITEM_ROW_BYTES = 1024
/** How long an account is new, in milliseconds. */
export const NEW_ACCOUNT_MS = 7 * 24 * 60 * 60_000
/** The default of LECTERN_MIN_FREE_MB, in bytes (docs/behaviour/quotas.md 11). */
export const MIN_FREE_BYTES = 256 * MEBIBYTE

/** How often data is requested again when the user returns to the tab, and how long after a failure, in milliseconds (docs/behaviour/collections.md 25). */
export const FOCUS_THROTTLE_MS = 5000
export const ERROR_RETRY_MS = 5000

/** Limits of the forms for collections, in code points (docs/behaviour/collections.md 23); names of bookmarks have no limit there but the API's. */
export const COLLECTION_NAME_MAX = 60
export const COLLECTION_DESCRIPTION_MAX = 160
/** Limits of the API, in code points: names, titles and addresses; descriptions and notes (docs/behaviour/collections.md 5 to 7). */
export const COLLECTION_TITLE_MAX = 1024
export const COLLECTION_TEXT_MAX = 65_536
/** How many collections a core account has at most, the default one among them (docs/behaviour/collections.md 8). */
export const CORE_COLLECTIONS_MAX = 3
/** How many pages one collection holds at most: as many as one request moves, copies, exports or imports. */
export const COLLECTION_ITEMS_MAX = 10_000
/** How many items are read at once: on our pages, without a parameter, at most (docs/behaviour/collections.md 10 and 24). */
export const COLLECTION_PAGE_SIZE = 12
export const COLLECTION_PAGE_DEFAULT = 10
export const COLLECTION_PAGE_MAX = 1000
/** How many items a page of a shared collection has at most. */
export const SHARED_PAGE_MAX = 100
/**
 * How much text the items of one page hold, in bytes of UTF-8, for anybody with a link and for the owner (docs/behaviour/quotas.md 4 and 5). A page
 * ends before the item that would be too much; the first item is always in it. Twelve items with the longest notes fit into an owner's page.
 */
export const SHARED_PAGE_BYTES_MAX = 256 * 1024
export const OWN_PAGE_BYTES_MAX = 4 * 1024 * 1024
/** How long all notes of one collection are together, in code points: what one account fills of a disk has an end. */
export const COLLECTION_NOTES_MAX = 16 * 1024 * 1024
/** The largest file that is imported, in bytes: as many pages as a collection holds, with short notes. */
export const COLLECTION_IMPORT_BYTES_MAX = 8 * 1024 * 1024
/** The longest text that items are searched for, in code points. */
export const COLLECTION_QUERY_MAX = 200

/** The largest body of a request to get the newsletter, in bytes: one e-mail address. */
export const NEWSLETTER_ASKED_BYTES_MAX = 4096
/** How many mails all visitors together make the site send with such requests (docs/behaviour/newsletter.md 6). */
export const NEWSLETTER_ASKED = { burst: 200, perMinute: 10 } as const satisfies BucketSize

/** The largest body with shared code, in bytes: one more is too many (docs/behaviour/shared-code.md 5). */
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

/** Of the updates (docs/behaviour/updates.md 8 and 9): releases on a page, events of one release in one response, lengths of the query, of the other filters and of the ids of collections: 500 of them. */
export const UPDATE_GROUPS_PER_PAGE = 5
export const UPDATE_EVENTS_MAX = 200
export const UPDATE_QUERY_MAX = 200
export const UPDATE_FILTER_MAX = 1024
export const UPDATE_COLLECTIONS_MAX = 12_000
/** Months with a page about what changed in browsers (docs/behaviour/months.md 1): of a site that names no number, and at most. */
export const MONTHS_DEFAULT = 36
export const MONTHS_MAX = 120

/** Pages and collections together that an account follows (docs/behaviour/follows.md 2). */
export const FOLLOWS_MAX = 100

/** Of what users say of a page (docs/behaviour/feedback.md 4 and 5): a comment, in code points; the name of a part of the site; votes of one network on one page in a day. */
export const FEEDBACK_COMMENT_MAX = 1000
export const FEEDBACK_SUBJECT_MAX = 200
export const FEEDBACK_VOTES_PER_DAY = 10
/** Of AI Help: the longest question or answer in code points, messages of one request, its body in bytes. */
export const AI_QUESTION_MAX = 25_000
export const AI_MESSAGES_MAX = 100
export const AI_BODY_BYTES_MAX = 1024 * 1024
/** Of AI Explain, in code points: the code, its language, the path of its page, the name of an explanation. */
export const AI_SAMPLE_MAX = 16_384
export const AI_LANGUAGE_MAX = 64
export const AI_PAGE_PATH_MAX = 1024
export const AI_HASH_MAX = 128
/** Questions that a core account asks in a day, from the first of them on. */
export const AI_CORE_QUESTIONS = 5

/** Of surveys (docs/behaviour/surveys.md): the id of a survey or question, a text that answers one, answers of one network to one survey in a day. */
export const SURVEY_ID_MAX = 40
export const SURVEY_ANSWER_MAX = 1000
export const SURVEY_ANSWERS_PER_DAY = 5
