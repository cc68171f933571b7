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
