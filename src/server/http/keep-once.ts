/**
 * Makes a value when it is first asked for, and keeps it. What fails is tried again by the next who asks; who asks meanwhile waits for the
 * same response.
 */
export function keepOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined
  return () => {
    if (cached !== undefined) return cached
    const made = make()
    cached = made
    made.catch(() => {
      cached = undefined
    })
    return made
  }
}
