/**
 * Exchanges something with the server in one tab at a time. Locks are there in secure places only; without them an older response may
 * be shown until the next one comes, and nothing is lost by it.
 *
 * @param name of what is exchanged: `curriculum-progress`
 */
export async function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work()
}
