/** Limits of front matter, in characters (docs/behaviour/documents.md 26). */
export const TITLE_MAX = 120
export const SHORT_TITLE_MAX = 60
