/** Marks the entries of the current page and opens the groups around them. Gives the first of them, if there is any. */
export function markCurrent(sidebar: HTMLElement, currentUrl: string): HTMLElement | undefined {
  for (const marked of sidebar.querySelectorAll('[aria-current]')) marked.removeAttribute('aria-current')
  const entries = [...sidebar.querySelectorAll('a')].filter((link) => link.getAttribute('href') === currentUrl)
  for (const entry of entries) {
    entry.setAttribute('aria-current', 'page')
    openGroupsOf(entry, sidebar)
  }
  return entries[0]
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
