/**
 * Sends progress to the server, or asks for it, in one tab at a time. Locks are there in secure places only; without them an older answer may
 * be shown until the next one comes, and nothing is lost by it.
 */
export async function inOneTab<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request('curriculum-progress', work) : await work()
}
