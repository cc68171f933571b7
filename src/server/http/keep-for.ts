/**
 * Keeps what `load` gives for some time: all calls of that time get the same promise. A failure is not kept: the next call loads again.
 *
 * @param now milliseconds since 1970
 * @param load gets the promise before, when its time is over
 */
export function keepFor<Value>(
  durationMs: number,
  now: () => number,
  load: (previous: Promise<Value> | undefined) => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly value: Promise<Value>; readonly at: number } | undefined
  return () => {
    // The absolute difference: a clock that was set back keeps nothing for long.
    if (kept !== undefined && Math.abs(now() - kept.at) < durationMs) return kept.value
    const fresh = { value: load(kept?.value), at: now() }
    kept = fresh
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.value
  }
}
