/**
 * Shows an edit of the open page in its place. `lectern dev` reports it with an event, and loads the page anew when no one prevents that
 * (server/dev/client.js). A change of more than single pages, '*', is left to that.
 */
export function followEdits(refresh: () => void): void {
  addEventListener('lectern:change', (event) => {
    if (!(event instanceof CustomEvent) || isOfAllPages(event.detail)) return
    event.preventDefault()
    refresh()
  })
}

function isOfAllPages(detail: unknown): boolean {
  if (typeof detail !== 'object' || detail === null || !('urls' in detail)) return true
  return !Array.isArray(detail.urls) || detail.urls.includes('*')
}
