import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component that is brought in when it is wanted.
 *
 * @param load brings it in with all it needs (`loadChunk`); one function for the life of the component that uses it
 * @param wanted 0: not yet; each higher number is a try, if the ones before have failed
 * @returns undefined until it is there
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>, wanted: number): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (wanted === 0) return
    load().then(
      (loaded) => setComponent(() => loaded),
      (error: unknown) => console.warn('a part of the bookmarks could not be loaded', error),
    )
  }, [load, wanted])
  return component
}
