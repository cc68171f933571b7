import { useEffect, useState } from 'react'
import type { TocEntry } from '#contracts/document.ts'

/** The band of the window in which a section counts as being read: below the article bar, in the upper part. */
const BAND = '-64px 0px -65% 0px'

/** The id of the section that stands in the upper part of the window; undefined before hydration and above the first section. */
export function useSectionBeingRead(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const owners = ownersOf(entries)
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        }
        const first = [...owners.keys()].find((section) => visible.has(section))
        setCurrent(first === undefined ? undefined : owners.get(first))
      },
      { rootMargin: BAND },
    )
    for (const section of owners.keys()) observer.observe(section)
    return () => observer.disconnect()
  }, [entries])
  return current
}

/** For each section of the page, in order, the entry it belongs to: its own, or the one before it. */
function ownersOf(entries: readonly TocEntry[]): ReadonlyMap<Element, string | undefined> {
  const ids = new Set(entries.map(({ id }) => id))
  const owners = new Map<Element, string | undefined>()
  let owner: string | undefined
  for (const section of document.querySelectorAll('[data-section]')) {
    const id = section.querySelector('h2, h3')?.id
    if (id !== undefined && ids.has(id)) owner = id
    owners.set(section, owner)
  }
  return owners
}
