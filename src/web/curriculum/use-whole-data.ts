import { useEffect } from 'react'
import type { CurriculumPage } from '#contracts/areas.ts'

/**
 * Asks the server for a page whose embedded data is not whole, as one without its template (docs/behaviour/curriculum.md 5); a page that has one is not
 * asked for again. It comes like any page that the user goes to, so its errors are shown in the same way: the not-found page, or
 * the error with status and what the server says.
 */
export function useWholeData({ url, doc }: CurriculumPage): void {
  const isWhole = 'template' in doc
  useEffect(() => {
    if (!isWhole) dispatchEvent(new CustomEvent('lectern:change', { detail: { urls: [url] }, cancelable: true }))
  }, [isWhole, url])
}
