import { useEffect, useRef, useState } from 'react'

/** A page whose end is no further away than this counts as scrolled to it, in CSS pixels. */
const NEAR = 120

/**
 * Follows an answer while it grows, until the user scrolls up; goes on when they have scrolled to the end or asked for it
 * (docs/behaviour/ai-help-page.md 14).
 *
 * @param mark changes with the answer
 */
export function useAutoScroll(isWriting: boolean, mark: string): { readonly isFollowing: boolean; readonly follow: () => void } {
  const [isFollowing, setIsFollowing] = useState(true)
  const last = useRef(0)
  useEffect(() => {
    if (!isWriting) return
    last.current = scrollY
    const onScroll = (): void => {
      if (scrollY < last.current) setIsFollowing(false)
      else if (isAtEnd()) setIsFollowing(true)
      last.current = scrollY
    }
    const listening = new AbortController()
    addEventListener('scroll', onScroll, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [isWriting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after each change of the answer
  useEffect(() => {
    if (isWriting && isFollowing) scrollToEnd()
  }, [isWriting, isFollowing, mark])
  return { isFollowing: isFollowing || !isWriting, follow: () => setIsFollowing(true) }
}

/** The end is that of the conversation: the footer below it needs no scrolling to, and the place for a question sticks to the window. */
function distance(): number {
  const end = document.querySelector('.help-talk')
  return end === null ? 0 : end.getBoundingClientRect().bottom - innerHeight
}

function isAtEnd(): boolean {
  return distance() < NEAR
}

function scrollToEnd(): void {
  const by = distance()
  if (by > 0) scrollBy({ top: by + 16 })
}
