/**
 * Makes a value when it is first asked for, and keeps it. What fails is tried again by the next who asks; who asks meanwhile waits for the
 * same answer.
 */
export function keepOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => {
    if (kept !== undefined) return kept
    const made = make()
    kept = made
    made.catch(() => {
      kept = undefined
    })
    return made
  }
}
