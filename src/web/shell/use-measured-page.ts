import { useEffect } from 'react'
import { ADDRESS_MAX } from '#contracts/event-limits.ts'
import { measure } from '../browser/measure.ts'

/** Scroll depths that are measured, in percent, and how long the page must stand still before, in milliseconds (docs/behaviour/events.md 6). */
const SCROLL_DEPTHS = [25, 50, 75] as const
const SCROLL_DEPTH_DELAY_MS = 100

/** The page from which the user came to this one within the site. */
let lastAddress: string | undefined

/**
 * Measures that a page is shown, and each depth to which it is scrolled, once (docs/behaviour/events.md 6).
 *
 * @param url of the page: another one is another page
 */
export function useMeasuredPage(url: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is in the document; the address says when it has changed
  useEffect(() => {
    const address = cut(location.href)
    measure({ name: 'page.view', url: address, referrer: lastAddress ?? cut(document.referrer), title: document.title })
    lastAddress = address
    return watchDepth()
  }, [url])
}

function watchDepth(): () => void {
  let reached = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = document.documentElement
    const depth = scrollHeight > clientHeight ? (100 * scrollTop) / (scrollHeight - clientHeight) : 0
    for (const percent of SCROLL_DEPTHS) if (percent > reached && depth >= percent) measure({ name: 'page.scroll_depth', percent })
    reached = Math.max(reached, depth)
  }
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(look, SCROLL_DEPTH_DELAY_MS)
  }
  const listening = new AbortController()
  addEventListener('scroll', wait, { passive: true, signal: listening.signal })
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

function cut(address: string): string {
  return address.slice(0, ADDRESS_MAX)
}
