/**
 * The ways to log in and out lead back to the page that is shown then, with its query, which only the browser knows: they are set right when a
 * user is about to take one, by whatever device.
 */
export function keepNext(place: HTMLElement): void {
  const refresh = (): void => {
    const next = location.pathname + location.search
    for (const link of place.querySelectorAll<HTMLAnchorElement>('.account-ways a[rel]')) {
      const url = new URL(link.href)
      url.searchParams.set('next', next)
      link.href = url.pathname + url.search
    }
    const field = place.querySelector('input')
    if (field !== null) field.value = next
  }
  for (const trigger of ['pointerdown', 'focusin', 'click']) place.addEventListener(trigger, refresh, { capture: true })
}
