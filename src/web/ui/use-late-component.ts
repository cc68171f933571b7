import { type ComponentType, useEffect, useState } from 'react'

/** A component that is loaded when it is needed. */
export interface LateComponent<Props> {
  /** Undefined until it is loaded. */
  readonly Component: ComponentType<Props> | undefined
  /** Why the last try failed; undefined when there was none, during a try, and after one that succeeded. */
  readonly error: unknown
}

/**
 * Loads a component when it is needed. Unlike a component of React's `lazy`, one that could not be loaded is tried again by the next click, and
 * what the user sees stays until it has come (docs/decisions/0090-late-components.md).
 *
 * @param load loads the component with all that it needs (`loadChunk`); one function for the life of the component that uses it
 * @param tries 0: it is not needed yet; each higher number loads it, if it is not there
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>, tries: number): LateComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (tries === 0) return
    let isCurrent = true
    setError(undefined)
    load().then(
      (loaded) => setComponent(() => loaded),
      (reason: unknown) => {
        console.warn('a part was not loaded', reason)
        if (isCurrent) setError(reason)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, tries])
  return { Component, error }
}
