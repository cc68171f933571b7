/** Where the current entry is brought to when it was out of sight: a quarter from the top (reference/client.md 10.3). */
const PLACE = 0.25

/** Marks the entry of the current page, opens the groups around it and brings it into sight without moving the page. */
export function markCurrent(sidebar: HTMLElement, currentUrl: string): void {
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>('a')]
  const entries = links.filter((link) => link.getAttribute('href') === currentUrl)
  for (const link of links) {
    if (!entries.includes(link)) link.removeAttribute('aria-current')
  }
  for (const entry of entries) {
    entry.setAttribute('aria-current', 'page')
    openGroupsOf(entry, sidebar)
  }
  const [first] = entries
  if (first !== undefined) scrollTo(first, sidebar)
}

function openGroupsOf(entry: Element, sidebar: Element): void {
  for (
    let group = entry.closest('details');
    group !== null && sidebar.contains(group);
    group = group.parentElement?.closest('details') ?? null
  ) {
    group.open = true
  }
}

function scrollTo(entry: HTMLElement, sidebar: HTMLElement): void {
  const place = entry.getBoundingClientRect()
  const frame = sidebar.getBoundingClientRect()
  if (place.top >= frame.top && place.bottom <= frame.bottom) return
  sidebar.scrollTop += place.top - frame.top - frame.height * PLACE
}
