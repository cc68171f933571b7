/** Months with a page about what changed in browsers (docs/behaviour/months.md 1): of a site that names no number, and at most. */
export const MONTHS_DEFAULT = 36
export const MONTHS_MAX = 120
