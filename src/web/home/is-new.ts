/** A post counts as new for less than this (docs/behaviour/home.md 2). */
const NEW_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Whether a post is new. One of tomorrow is: the user's clock may be behind.
 *
 * @param day `2026-02-03`, in UTC
 * @param now milliseconds since 1970
 */
export function isNew(day: string, now: number): boolean {
  return now - Date.parse(day) < NEW_MS
}
